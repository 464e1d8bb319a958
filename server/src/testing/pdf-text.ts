import { inflateSync } from 'node:zlib';

/** What a reader finds in a PDF: the text of each page, its links, and its metadata. */
export type ReadPdf = {
  readonly pages: readonly string[];
  readonly links: readonly string[];
  readonly language: string | null;
  readonly title: string | null;
  /** All bytes of the file with its streams decompressed, for searches. */
  readonly bytes: string;
};

/** Reads a PDF as our library writes them; the tables inside map glyphs back to letters. */
export function readPdf(file: Uint8Array): ReadPdf {
  const raw = Buffer.from(file).toString('latin1');
  const objects = new Map<string, { head: string; stream: string }>();
  for (const [, id = '', body = ''] of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\n/);
    objects.set(id, { head, stream: packed === undefined ? '' : unpacked(head, packed) });
  }
  const heads = [...objects.values()].map(({ head }) => head).join('\n');
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return {
    pages: pages.map(({ head }) => pageText(head, objects)),
    links: [...heads.matchAll(/\/URI \(((?:\\.|[^)])*)\)/g)].map(([, uri = '']) =>
      uri.replace(/\\(.)/g, '$1'),
    ),
    language: heads.match(/\/Lang \(([^)]*)\)/)?.[1] ?? null,
    title: textOf(heads.match(/\/Title (\((?:\\.|[^)])*\)|<[^>]*>)/)?.[1]),
    bytes: `${raw}\n${[...objects.values()].map(({ stream }) => stream).join('\n')}`,
  };
}

type Objects = ReadonlyMap<string, { head: string; stream: string }>;

function unpacked(head: string, packed: string): string {
  const bytes = Buffer.from(packed.replace(/\nendstream$/, ''), 'latin1');
  return head.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

/** Control characters in strings of the file, by the letter after the backslash. */
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** A string of the file; UTF-16 if it starts with a BOM. */
function textOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  const plain = written.slice(1, -1).replace(/\\(.)/gs, (_, letter: string) => ESCAPED[letter] ?? letter);
  const bytes = Buffer.from(plain, 'latin1');
  return bytes[0] === 0xfe
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');
}

function pageText(head: string, objects: Objects): string {
  const resources = objects.get(head.match(/\/Resources (\d+) 0 R/)?.[1] ?? '')?.head ?? '';
  const fonts = new Map<string, Map<number, string>>();
  for (const [, name = '', id = ''] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = objects.get(id)?.head.match(/\/ToUnicode (\d+) 0 R/)?.[1];
    fonts.set(name, lettersOf(objects.get(table ?? '')?.stream ?? ''));
  }
  const content = objects.get(head.match(/\/Contents (\d+) 0 R/)?.[1] ?? '')?.stream ?? '';
  let letters = new Map<number, string>();
  let text = '';
  for (const [, font, line] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map();
    for (const [, glyphs = ''] of (line ?? '').matchAll(/<([\da-f]+)>/gi)) {
      for (const glyph of glyphs.match(/.{4}/g) ?? [])
        text += letters.get(Number.parseInt(glyph, 16)) ?? '\ufffd';
    }
    if (line) text += '\n';
  }
  return text;
}

/** The table from glyphs to letters; our library writes ranges of consecutive glyphs. */
function lettersOf(table: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, first = '', list = ''] of table.matchAll(/<([\da-f]+)> <[\da-f]+> \[([^\]]*)\]/gi)) {
    const start = Number.parseInt(first, 16);
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\da-f ]*)>/gi)].entries()) {
      const bytes = Buffer.from(hex.replaceAll(' ', ''), 'hex');
      letters.set(start + index, bytes.swap16().toString('utf16le'));
    }
  }
  return letters;
}
