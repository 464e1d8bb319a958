import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { parse } from 'osm-pbf-parser-node';
import { OperatorError } from '../process/operator-error';

type Tags = { tags?: Record<string, string> };

/** A node, way or relation of OpenStreetMap. */
export type OsmElement =
  | ({ type: 'node'; id: number; lat: number; lon: number } & Tags)
  | ({ type: 'way'; id: number; refs: number[] } & Tags)
  | ({ type: 'relation'; id: number; members: { type: string; ref: number; role: string }[] } & Tags);

/** A few thousand elements, or why they can't be read; `offset` is where they start in the file. */
export type OsmBlock = { number: number; offset: number; end: number } & (
  | { elements: OsmElement[] }
  | { unreadable: string }
);

/** The format's limits. */
const MOST_BLOB_BYTES = 32 * 1024 * 1024;
const MOST_HEADER_BYTES = 64 * 1024;
const unpack = promisify(inflate);

/**
 * Reads an .osm.pbf file block by block, with at most one block in memory; a damaged block doesn't stop it.
 *
 * @param from where a block starts; 0 for the first
 * @throws OperatorError if the file is truncated or no longer valid .osm.pbf, since nothing after that can be found
 */
export async function* osmBlocksOf(path: string, from = 0): AsyncGenerator<OsmBlock> {
  const file = await open(path);
  try {
    let offset = from;
    for (let number = 1; ; number += 1) {
      const blob = await readBlob(file, offset);
      if (!blob) return;
      const end = blob.end;
      if (blob.type === 'OSMData') yield { number, offset, end, ...(await elementsOf(blob.bytes)) };
      offset = end;
    }
  } finally {
    await file.close();
  }
}

async function elementsOf(blob: Buffer): Promise<{ elements: OsmElement[] } | { unreadable: string }> {
  const fields = fieldsOf(blob);
  const [raw, packed] = [fields.get(1), fields.get(3)];
  if (!Buffer.isBuffer(packed) && !Buffer.isBuffer(raw)) {
    return { unreadable: 'not compressed with zlib; convert the file with osmium' };
  }
  try {
    const bytes = Buffer.isBuffer(packed) ? await unpack(packed, { maxOutputLength: MOST_BLOB_BYTES }) : raw;
    // Validating the shape of each of a billion nodes would take hours; the parser returns only these shapes.
    return { elements: parse(bytes as Buffer, { withTags: true }) as OsmElement[] };
  } catch {
    return { unreadable: 'damaged' };
  }
}

async function readBlob(file: FileHandle, offset: number) {
  const length = await readExactly(file, offset, 4);
  if (!length) return null;
  const headerBytes = length.readUInt32BE();
  if (headerBytes > MOST_HEADER_BYTES) throw damaged(offset);
  const header = await readExactly(file, offset + 4, headerBytes);
  if (!header) throw cut();
  const fields = fieldsOf(header);
  const [type, size] = [fields.get(1), fields.get(3)];
  if (!Buffer.isBuffer(type) || typeof size !== 'number' || size > MOST_BLOB_BYTES) throw damaged(offset);
  const begin = offset + 4 + headerBytes;
  const bytes = await readExactly(file, begin, size);
  if (!bytes) throw cut();
  return { type: type.toString('latin1'), bytes, end: begin + size };
}

/** @returns null at the end of the file */
async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, position);
  if (bytesRead === length) return bytes;
  if (bytesRead === 0 && length === 4) return null;
  throw cut();
}

const cut = () =>
  new OperatorError(
    'This .osm.pbf file is truncated in the middle of a block. Download it again and run the same command.',
  );
const damaged = (offset: number) =>
  new OperatorError(
    `This .osm.pbf file is damaged at byte ${offset}. Download it again and run the same command.`,
  );

/** The last value of each field of a protocol buffer message; only returns numbers and bytes. */
function fieldsOf(message: Buffer): Map<number, Buffer | number> {
  const fields = new Map<number, Buffer | number>();
  let at = 0;
  const number = () => {
    let [value, scale] = [0, 1];
    while (at < message.length) {
      const byte = message[at++] ?? 0;
      value += (byte & 127) * scale;
      if (byte < 128) break;
      scale *= 128;
    }
    return value;
  };
  while (at < message.length) {
    const key = number();
    const [field, wire] = [Math.floor(key / 8), key % 8];
    if (wire === 0) fields.set(field, number());
    else if (wire === 2) {
      const length = number();
      fields.set(field, message.subarray(at, at + length));
      at += length;
    } else return fields;
  }
  return fields;
}
