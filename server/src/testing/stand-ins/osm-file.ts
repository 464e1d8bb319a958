import { deflateSync } from 'node:zlib';

/** An element as tests write it. */
export type OsmSample =
  | { type: 'node'; id: number; lat: number; lon: number; tags?: Record<string, string> }
  | { type: 'way'; id: number; refs: number[]; tags: Record<string, string> }
  | {
      type: 'relation';
      id: number;
      members: { type: 'node' | 'way'; ref: number; role: string }[];
      tags: Record<string, string>;
    };

const MEMBER_TYPES = { node: 0, way: 1 } as const;

/** Writes a small .osm.pbf with one block for each list of elements. */
export function osmFile(...blocks: OsmSample[][]): Buffer {
  const header = Buffer.concat([bytes(4, Buffer.from('OsmSchema-V0.6'))]);
  return Buffer.concat([blob('OSMHeader', header), ...blocks.map((block) => blob('OSMData', dataOf(block)))]);
}

function blob(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([number(2, content.length), bytes(3, deflateSync(content))]);
  const header = Buffer.concat([bytes(1, Buffer.from(type)), number(3, body.length)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, body]);
}

function dataOf(elements: readonly OsmSample[]): Buffer {
  const strings = [''];
  const indexOf = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const group = Buffer.concat(elements.map((element) => elementOf(element, indexOf)));
  const table = Buffer.concat(strings.map((text) => bytes(1, Buffer.from(text))));
  return Buffer.concat([bytes(1, table), bytes(2, group)]);
}

function elementOf(element: OsmSample, indexOf: (text: string) => number): Buffer {
  const tags = element.tags ?? {};
  const keys = packed(2, Object.keys(tags).map(indexOf));
  const values = packed(3, Object.values(tags).map(indexOf));
  if (element.type === 'node') {
    const at = (degrees: number) => zigzag(Math.round(degrees * 1e7));
    const place = [number(8, at(element.lat)), number(9, at(element.lon))];
    return bytes(1, Buffer.concat([number(1, zigzag(element.id)), keys, values, ...place]));
  }
  const begin = [number(1, element.id), keys, values];
  if (element.type === 'way') {
    return bytes(3, Buffer.concat([...begin, packed(8, differences(element.refs))]));
  }
  const { members } = element;
  const roles = packed(
    8,
    members.map(({ role }) => indexOf(role)),
  );
  const ids = packed(9, differences(members.map(({ ref }) => ref)));
  const types = packed(
    10,
    members.map(({ type }) => MEMBER_TYPES[type]),
  );
  return bytes(4, Buffer.concat([...begin, roles, ids, types]));
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const differences = (ids: readonly number[]) => ids.map((id, index) => zigzag(id - (ids[index - 1] ?? 0)));

function varint(value: number): Buffer {
  const parts: number[] = [];
  let rest = value;
  while (rest >= 128) {
    parts.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...parts, rest]);
}

const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const bytes = (field: number, content: Buffer) =>
  Buffer.concat([varint(field * 8 + 2), varint(content.length), content]);
const packed = (field: number, values: readonly number[]) => bytes(field, Buffer.concat(values.map(varint)));
