const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Chunks of words. They may be packed, each of them to a thousandth, and reading pictures unpacks them all. */
const WORDS = new Set(['tEXt', 'zTXt', 'iTXt'].map((name) => Buffer.from(name, 'latin1').readUInt32BE()));
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
    if (WORDS.has(file.readUInt32BE(at + 4))) {
      // A file may be nothing but words, half a million of them.
      if (at > from) parts.push(file.subarray(from, at));
      from = Math.min(end, file.length);
    }
    at = end;
  }
  if (from === 0) return file;
  return Buffer.concat([...parts, file.subarray(from)]);
}
