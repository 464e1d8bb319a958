/**
 * Reads an answer whole, as far as it is no longer than anyone would honestly send.
 *
 * @throws when it goes on beyond `mostBytes`, or breaks off
 */
export async function readBytes(response: Response, mostBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error('too long');
    }
    parts.push(part.value);
  }
  return Buffer.concat(parts);
}
