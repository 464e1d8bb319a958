const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Text chunks. Each may be compressed to a thousandth, and image decoders decompress them all. */
const WORDS = new Set(['tEXt', 'zTXt', 'iTXt'].map((name) => Buffer.from(name, 'latin1').readUInt32BE()));
/** Length, name and checksum of a chunk. */
const FRAME = 12;

/** Removes the text chunks of a PNG, none of which are visible. Files of other types are returned unchanged. */
export function withoutTexts(file: Buffer): Buffer {
  if (!file.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return file;
  const parts: Buffer[] = [];
  let from = 0;
  let at = SIGNATURE.length;
  while (at + FRAME <= file.length) {
    const end = at + FRAME + file.readUInt32BE(at);
    if (WORDS.has(file.readUInt32BE(at + 4))) {
      // A file may consist of nothing but text chunks, half a million of them.
      if (at > from) parts.push(file.subarray(from, at));
      from = Math.min(end, file.length);
    }
    at = end;
  }
  if (from === 0) return file;
  return Buffer.concat([...parts, file.subarray(from)]);
}
