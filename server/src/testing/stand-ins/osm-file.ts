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
  return fileOf(Buffer.alloc(0), blocks);
}

/**
 * Writes an extract: a small .osm.pbf that says where it ends, with nodes and ways in blocks of their own.
 *
 * @param bounds west, south, east and north, in degrees
 */
export function osmExtract(
  [west, south, east, north]: readonly [number, number, number, number],
  elements: readonly OsmSample[],
): Buffer {
  const bounds = [west, east, north, south].map((degrees, index) =>
    number(index + 1, zigzag(Math.round(degrees * 1e9))),
  );
  const ofType = (type: OsmSample['type']) => elements.filter((element) => element.type === type);
  return fileOf(bytes(1, Buffer.concat(bounds)), [ofType('node'), ofType('way')]);
}

function fileOf(bounds: Buffer, blocks: readonly (readonly OsmSample[])[]): Buffer {
  const features = ['OsmSchema-V0.6', 'DenseNodes'].map((name) => bytes(4, Buffer.from(name)));
  const header = blob('OSMHeader', Buffer.concat([bounds, ...features]));
  return Buffer.concat([header, ...blocks.map((block) => blob('OSMData', dataOf(block)))]);
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
  const nodes = elements.filter((element) => element.type === 'node');
  const others = elements.filter((element) => element.type !== 'node');
  const group = Buffer.concat([
    nodes.length > 0 ? denseNodes(nodes, indexOf) : Buffer.alloc(0),
    ...others.map((element) => elementOf(element, indexOf)),
  ]);
  const table = Buffer.concat(strings.map((text) => bytes(1, Buffer.from(text))));
  return Buffer.concat([bytes(1, table), bytes(2, group)]);
}

type Node = OsmSample & { type: 'node' };

/** Nodes as all real files have them: one column after another, and their tags as index pairs that end with 0. */
function denseNodes(nodes: readonly Node[], indexOf: (text: string) => number): Buffer {
  const column = (field: number, of: (node: Node) => number) => packed(field, differences(nodes.map(of)));
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags ?? {})
      .flat()
      .map(indexOf),
    0,
  ]);
  return bytes(
    2,
    Buffer.concat([
      column(1, ({ id }) => id),
      column(8, ({ lat }) => Math.round(lat * 1e7)),
      column(9, ({ lon }) => Math.round(lon * 1e7)),
      packed(10, tags),
    ]),
  );
}

function elementOf(element: Exclude<OsmSample, Node>, indexOf: (text: string) => number): Buffer {
  const { tags } = element;
  const keys = packed(2, Object.keys(tags).map(indexOf));
  const values = packed(3, Object.values(tags).map(indexOf));
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
