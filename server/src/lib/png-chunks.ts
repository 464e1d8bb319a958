const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks of words. They may be packed, each of them to a thousandth, and reading pictures unpacks them all. */
const WORDS = new Set(['tEXt', 'zTXt', 'iTXt']);
/** Length, name and sum of a chunk. */
const FRAME = 12;

/** A PNG without what is written in it for people and programs: nothing of it shows. Files of other kinds are as they were. */
export function withoutTexts(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file;
  const parts: Buffer[] = [];
  let from = 0;
  let at = SIGNATURE.length;
  while (at + FRAME <= file.length) {
    const end = at + FRAME + file.readUInt32BE(at);
    if (WORDS.has(file.toString('latin1', at + 4, at + 8))) {
      parts.push(file.subarray(from, at));
      from = Math.min(end, file.length);
    }
    at = end;
  }
  if (from === 0) return file;
  return Buffer.concat([...parts, file.subarray(from)]);
}
