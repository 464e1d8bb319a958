import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';

/** The number types a section can hold; `u8` also carries text and foreign binary formats. */
export type SectionType = 'u8' | 'u16' | 'u32' | 'i32';
export type SectionArray = Uint8Array | Uint16Array | Uint32Array | Int32Array;

/** The sections of a cache file, each a view into one buffer. */
export type Sections = ReadonlyMap<string, SectionArray>;

type Header = {
  key: string;
  bytes: number;
  checksum: number;
  sections: { name: string; type: SectionType; offset: number; length: number }[];
};

const MAGIC = 'WAYFOLD\u0001';
const PREAMBLE_BYTES = 16;

/**
 * Writes named arrays of numbers to one file; readers see either the whole old file or the whole new one.
 *
 * @param key identifies what the content was made from; a reader that expects another key ignores the file
 */
export function writeCacheFile(file: string, key: string, sections: Record<string, SectionArray>): void {
  const layout: Header['sections'] = [];
  let bytes = 0;
  for (const [name, array] of Object.entries(sections)) {
    layout.push({ name, type: typeOf(array), offset: bytes, length: array.length });
    bytes += aligned(array.byteLength);
  }
  const body = Buffer.alloc(bytes);
  Object.values(sections).forEach((array, i) => {
    body.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), layout[i]?.offset);
  });
  const header: Header = { key, bytes, checksum: crc32(body), sections: layout };
  const headerText = Buffer.from(JSON.stringify(header));
  const head = Buffer.alloc(aligned(PREAMBLE_BYTES + headerText.length));
  head.write(MAGIC, 'latin1');
  head.writeUInt32LE(headerText.length, 8);
  head.set(headerText, PREAMBLE_BYTES);
  writeWholeFile(file, [head, body]);
}

/** Writes a file next to its destination and moves it there when complete; creates the folder if needed. */
export function writeWholeFile(file: string, parts: readonly Uint8Array[]): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    writeFileSync(unfinished, parts.length === 1 ? (parts[0] ?? '') : Buffer.concat(parts));
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Reads a cache file; null if it is missing, damaged, or has another key. */
export function readCacheFile(file: string, key: string): Sections | null {
  const content = readIfThere(file);
  if (!content || content.length < PREAMBLE_BYTES || content.toString('latin1', 0, 8) !== MAGIC) return null;
  const headerEnd = PREAMBLE_BYTES + content.readUInt32LE(8);
  const header = parseHeader(content.subarray(PREAMBLE_BYTES, headerEnd));
  const bodyStart = aligned(headerEnd);
  if (header?.key !== key || content.length !== bodyStart + header.bytes) return null;
  if (crc32(content.subarray(bodyStart)) !== header.checksum) return null;
  return new Map(
    header.sections.map(({ name, type, offset, length }) => [
      name,
      view(content, type, bodyStart + offset, length),
    ]),
  );
}

/** Returns a section as an array of `type`. Throws if there is none of that type: the file has another format. */
export function section<T extends SectionType>(sections: Sections, name: string, type: T): ArrayOf<T> {
  const found = sections.get(name);
  if (!found || typeOf(found) !== type) throw new Error(`The atlas cache has no section ${name} of ${type}.`);
  return found as ArrayOf<T>; // typeOf has just checked it
}

type ArrayOf<T extends SectionType> = T extends 'u8'
  ? Uint8Array
  : T extends 'u16'
    ? Uint16Array
    : T extends 'u32'
      ? Uint32Array
      : Int32Array;

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseHeader(text: Buffer): Header | null {
  try {
    return JSON.parse(text.toString('utf8')) as Header; // written by writeCacheFile; the checksum covers the rest
  } catch {
    // Truncated or overwritten; it will be rebuilt.
    return null;
  }
}

function view(content: Buffer, type: SectionType, start: number, length: number): SectionArray {
  const offset = content.byteOffset + start;
  // Small files share a pool whose slices may not start on a multiple of 8; those are copied.
  const [buffer, at] =
    offset % 4 === 0 ? [content.buffer, offset] : [new Uint8Array(content.subarray(start)).buffer, 0];
  if (type === 'u8') return new Uint8Array(buffer, at, length);
  if (type === 'u16') return new Uint16Array(buffer, at, length);
  return type === 'u32' ? new Uint32Array(buffer, at, length) : new Int32Array(buffer, at, length);
}

function typeOf(array: SectionArray): SectionType {
  if (array instanceof Uint16Array) return 'u16';
  if (array instanceof Uint32Array) return 'u32';
  return array instanceof Int32Array ? 'i32' : 'u8';
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
