import { parquetWriteBuffer } from 'hyparquet-writer';

/** A place of Overture Maps, as much of it as tests need. */
export type OverturePlace = {
  id: string;
  name: string;
  at: readonly [lon: number, lat: number];
  /** The older way to say what it is. */
  categories?: { primary: string; alternate?: string[] };
  /** The newer way. */
  taxonomy?: { primary?: string; hierarchy?: string[] };
};

/** How a file says where its rows are. */
export type OvertureLayout = {
  rowGroup?: number;
  /** The column with the bounding boxes; another name than `bbox` is said in the metadata, as GeoParquet 1.1 has it. */
  boxes?: string;
};

/** Writes GeoParquet as Overture Maps publishes it: WKB points, nested names, categories and bounding boxes. */
export function overtureFile(
  places: readonly OverturePlace[],
  { rowGroup = 1_000, boxes = 'bbox' }: OvertureLayout = {},
): Buffer {
  const optional = { repetition_type: 'OPTIONAL' } as const;
  const text = (name: string) => ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', ...optional }) as const;
  const struct = (name: string, children: number) => ({ name, num_children: children, ...optional });
  const list = (name: string) => [
    { name, num_children: 1, converted_type: 'LIST', ...optional } as const,
    { name: 'list', num_children: 1, repetition_type: 'REPEATED' } as const,
    text('element'),
  ];
  const sides = ['xmin', 'xmax', 'ymin', 'ymax'];
  const covering = { bbox: Object.fromEntries(sides.map((side) => [side, [boxes, side]])) };
  const geometry = { encoding: 'WKB', geometry_types: ['Point'], ...(boxes === 'bbox' ? {} : { covering }) };
  const geo = { version: '1.1.0', primary_column: 'geometry', columns: { geometry } };
  return Buffer.from(
    parquetWriteBuffer({
      schema: [
        { name: 'schema', num_children: 7 },
        text('id'),
        { name: 'geometry', type: 'BYTE_ARRAY', ...optional },
        struct(boxes, 4),
        ...sides.map((name) => ({ name, type: 'DOUBLE', ...optional }) as const),
        struct('names', 1),
        text('primary'),
        struct('categories', 2),
        text('primary'),
        ...list('alternate'),
        struct('taxonomy', 2),
        text('primary'),
        ...list('hierarchy'),
        { name: 'confidence', type: 'DOUBLE', ...optional },
      ],
      columnData: [
        { name: 'id', data: places.map(({ id }) => id) },
        { name: 'geometry', data: places.map(({ at }) => pointOf(at)) },
        {
          name: boxes,
          data: places.map(({ at: [lon, lat] }) => ({ xmin: lon, xmax: lon, ymin: lat, ymax: lat })),
        },
        { name: 'names', data: places.map(({ name }) => ({ primary: name })) },
        { name: 'categories', data: places.map(({ categories }) => categories ?? null) },
        { name: 'taxonomy', data: places.map(({ taxonomy }) => taxonomy ?? null) },
        { name: 'confidence', data: places.map(() => 0.95) },
      ],
      rowGroupSize: rowGroup,
      kvMetadata: [{ key: 'geo', value: JSON.stringify(geo) }],
    }),
  );
}

/** Well-known binary: little endian, a point, longitude and latitude. */
function pointOf([lon, lat]: OverturePlace['at']): Uint8Array {
  const bytes = Buffer.alloc(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(lon, 5);
  bytes.writeDoubleLE(lat, 13);
  return bytes;
}
