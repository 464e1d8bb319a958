/**
 * Reads a response up to the longest length a well-behaved service would send.
 *
 * @throws if it exceeds `mostBytes` or breaks off
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

/** Like `readBytes`, as text. */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, mostBytes));
}
