import { isUtf8 } from 'node:buffer';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '../../../process/operator-error';

/** The kind of a file, based only on its content, not its name. */
export type FileKind =
  | 'geonames'
  | 'osm'
  | 'parquet'
  | 'geojson'
  | 'geojson-lines'
  | 'wikidata-query'
  | 'wikidata-dump'
  | 'nps'
  | 'csv';

const HEAD_BYTES = 65_536;
const GEONAMES_COLUMNS = 19;
const PACKED = ['1f8b', '504b0304', '425a68', '377abcaf', 'fd377a58', '28b52ffd'];
const BINARY_NAMES: Record<string, FileKind> = { '.pbf': 'osm', '.parquet': 'parquet' };
const KNOWN =
  'GeoNames (.txt), OpenStreetMap (.osm.pbf), Overture (.geojson, .parquet), Wikidata (.json), National Park Service (.json), GeoJSON or CSV with the columns name, lat and lon';

/**
 * Detects what kind of places a file has.
 *
 * @returns the kind, and `head`, the beginning of the file, which identifies an import
 * @throws OperatorError with what to do, if it is none of the kinds
 */
export async function fileKind(file: string): Promise<{ kind: FileKind; size: number; head: Buffer }> {
  const { head, tail, size } = await readEnds(file);
  const name = path.basename(file);
  if (size === 0) throw new OperatorError(`${name} is empty. Download it again.`);
  if (PACKED.some((magic) => head.toString('hex', 0, 6).startsWith(magic))) {
    throw new OperatorError(
      `${name} is compressed. Unpack it first (gunzip, unzip, bunzip2) and import the file in it.`,
    );
  }
  const kind = binaryKind(name, head, tail) ?? textKind(name, head, size);
  const promised = BINARY_NAMES[path.extname(name).toLowerCase()];
  if (promised && promised !== kind) {
    throw new OperatorError(
      `${name} ends in ${path.extname(name)} but contains text (${kind}). Give it the right extension, such as .txt, .json or .csv, or download it again.`,
    );
  }
  return { kind, size, head };
}

async function readEnds(file: string): Promise<{ head: Buffer; tail: Buffer; size: number }> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(
      error.code === 'ENOENT'
        ? `There is no file ${file}. Check its name.`
        : `${file} cannot be read: ${error.message}.`,
    );
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw new OperatorError(`${file} is not a file. Specify one file.`);
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const tail = await read(4, Math.max(0, stat.size - 4));
    return { head: await read(HEAD_BYTES, 0), tail, size: stat.size };
  } finally {
    await handle.close();
  }
}

function binaryKind(name: string, head: Buffer, tail: Buffer): FileKind | null {
  if (head.toString('latin1', 0, 4) === 'PAR1') {
    if (tail.toString('latin1') !== 'PAR1') {
      throw new OperatorError(`The Parquet file ${name} is truncated. Download it again.`);
    }
    return 'parquet';
  }
  return head.toString('latin1', 4, 32).includes('OSMHeader') ? 'osm' : null;
}

function textKind(name: string, head: Buffer, size: number): FileKind {
  const mark = head.toString('hex', 0, 2);
  if (mark === 'fffe' || mark === 'feff' || looksWide(head)) {
    throw new OperatorError(
      `${name} is UTF-16 text. Convert it to UTF-8 first, for example with iconv -f UTF-16 -t UTF-8 ${name} > utf8-${name}`,
    );
  }
  if (head.includes(0))
    throw new OperatorError(`${name} contains no places that Wayfold can read. It reads ${KNOWN}.`);
  const whole = size > head.length ? head.subarray(0, head.lastIndexOf('\n') + 1 || head.length - 4) : head;
  // A single invalid line is reported with its number; if many are invalid, the whole file is in another encoding.
  if (!isUtf8(whole) && shareOfBadLines(whole) > 0.2) {
    throw new OperatorError(
      `${name} is not UTF-8 text. Convert it to UTF-8 first, for example with iconv -f LATIN1 -t UTF-8 ${name} > utf8-${name}`,
    );
  }
  const text = whole
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  const kind = /^[[{]/.test(text) ? jsonKind(text) : tableKind(text);
  if (kind) return kind;
  throw new OperatorError(`${name} contains no places that Wayfold can read. It reads ${KNOWN}.`);
}

/** Detects UTF-16 without a byte order mark: every other byte of English text is zero. */
function looksWide(head: Buffer): boolean {
  const sample = head.subarray(0, 200);
  return sample.length > 8 && sample.filter((byte) => byte === 0).length > sample.length / 4;
}

function shareOfBadLines(text: Buffer): number {
  let [lines, bad, from] = [0, 0, 0];
  while (from < text.length) {
    const end = text.indexOf(10, from);
    const line = text.subarray(from, end < 0 ? text.length : end);
    const hasLetters = line.some((byte) => byte > 127);
    if (hasLetters) lines += 1;
    if (hasLetters && !isUtf8(line)) bad += 1;
    from = end < 0 ? text.length : end + 1;
  }
  return lines === 0 ? 0 : bad / lines;
}

function jsonKind(text: string): FileKind | null {
  if (/"bindings"\s*:/.test(text) && /"head"\s*:/.test(text)) return 'wikidata-query';
  if (/"(?:mainsnak|claims)"\s*:/.test(text) && text.startsWith('[')) return 'wikidata-dump';
  if (/"parkCode"\s*:/.test(text)) return 'nps';
  if (/^\{[^{[]*"features"\s*:\s*\[/.test(text) || /"FeatureCollection"/.test(text)) return 'geojson';
  if (/"type"\s*:\s*"Feature"/.test(text)) return text.startsWith('[') ? 'geojson' : 'geojson-lines';
  return null;
}

function tableKind(text: string): FileKind | null {
  const [first = ''] = text.split('\n', 1);
  const cells = first.split('\t');
  if (cells.length === GEONAMES_COLUMNS && /^\d+$/.test(cells[0] ?? '')) return 'geonames';
  const header = first.toLowerCase();
  return /(^|[,;\t"])\s*name\s*($|[,;\t"\r])/.test(header) && /lat/.test(header) && /lon|lng/.test(header)
    ? 'csv'
    : null;
}
