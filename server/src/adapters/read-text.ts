/**
 * Reads an answer as text, as far as it is no longer than anyone would honestly send.
 *
 * @throws when it goes on beyond `mostBytes`, or breaks off
 */
export async function readText(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    bytes += part.value.byteLength;
    if (bytes > mostBytes) {
      await reader?.cancel();
      throw new Error('too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
