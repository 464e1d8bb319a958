import { open } from 'node:fs/promises';
import { FONT_FILES } from './drawing-fonts';

/** Letters by their code points. */
type Letters = ReadonlySet<number>;

/** The letters that our fonts have. */
export type FontLetters = {
  /** The letters that both of the product's own typefaces have. */
  readonly own: Letters;
  readonly noto: Letters;
  readonly japanese: Letters;
  readonly arabic: Letters;
};

let read: Promise<FontLetters> | undefined;

/** Reads which letters our fonts have, once per process; takes a few milliseconds. */
export function fontLetters(): Promise<FontLetters> {
  read ??= readAll();
  return read;
}

/** Whether any of our fonts has a letter. */
export function hasLetter({ own, noto, japanese, arabic }: FontLetters, codePoint: number): boolean {
  return own.has(codePoint) || noto.has(codePoint) || japanese.has(codePoint) || arabic.has(codePoint);
}

async function readAll(): Promise<FontLetters> {
  const [serif, sans, noto, japanese, arabic] = await Promise.all([
    readLetters(FONT_FILES.serif),
    readLetters(FONT_FILES.sans),
    readLetters(FONT_FILES.noto),
    readLetters(FONT_FILES.japanese),
    readLetters(FONT_FILES.arabic),
  ]);
  return { own: new Set([...sans].filter((letter) => serif.has(letter))), noto, japanese, arabic };
}

/** Reads only the table from letters to glyphs, `cmap`, of a font file. */
async function readLetters(path: string): Promise<Letters> {
  const file = await open(path);
  try {
    const part = async (start: number, length: number) => {
      const { buffer } = await file.read(Buffer.alloc(length), 0, length, start);
      return buffer;
    };
    const count = (await part(4, 2)).readUInt16BE();
    const tables = await part(12, count * 16);
    const at = Array.from({ length: count }, (_, index) => index * 16).find(
      (start) => tables.toString('latin1', start, start + 4) === 'cmap',
    );
    if (at === undefined) throw new Error(`${path} has no table of letters.`);
    return lettersOf(await part(tables.readUInt32BE(at + 8), tables.readUInt32BE(at + 12)));
  } finally {
    await file.close();
  }
}

/** The letters of a `cmap` table, from its longest subtable in one of the two common formats. */
function lettersOf(table: Buffer): Letters {
  const parts = Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const part = table.subarray(table.readUInt32BE(4 + index * 8 + 4));
    const format = part.readUInt16BE();
    if (format === 12) return segmented(part);
    return format === 4 ? segmentedToTwoBytes(part) : new Set<number>();
  });
  return parts.reduce((most, letters) => (letters.size > most.size ? letters : most));
}

/** Format 12: groups of consecutive code points, all of which have a glyph. */
function segmented(part: Buffer): Set<number> {
  const letters = new Set<number>();
  const groups = part.readUInt32BE(12);
  for (let group = 0; group < groups; group += 1) {
    const at = 16 + group * 12;
    for (let letter = part.readUInt32BE(at); letter <= part.readUInt32BE(at + 4); letter += 1)
      letters.add(letter);
  }
  return letters;
}

/** Format 4: segments of code points up to U+FFFF, each with a mapping to its glyphs; glyph 0 means none. */
function segmentedToTwoBytes(part: Buffer): Set<number> {
  const letters = new Set<number>();
  const size = part.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const end = part.readUInt16BE(at);
    const start = part.readUInt16BE(at + size + 2);
    const delta = part.readUInt16BE(at + 2 * size + 2);
    const rangeAt = at + 3 * size + 2;
    const range = part.readUInt16BE(rangeAt);
    for (let letter = start; letter <= end && letter < 0xffff; letter += 1) {
      const listed = range === 0 ? letter : part.readUInt16BE(rangeAt + range + 2 * (letter - start));
      if (range === 0 ? (listed + delta) % 0x1_0000 !== 0 : listed !== 0) letters.add(letter);
    }
  }
  return letters;
}
