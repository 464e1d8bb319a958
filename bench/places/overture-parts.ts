import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LonLat } from '@wayfold/atlas/atlas';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { GENERATED_KINDS, generatedNames } from '../support/generated-places';

/** Every so many-th place is one of the part before again, a little elsewhere and under another id. */
const REPEATED_EVERY = 10;
const ROW_GROUP = 25_000;

type OverturePlace = ReturnType<typeof placeOf>;

/**
 * Writes made-up places as Overture Maps publishes its own: GeoParquet in several parts, the names, categories, addresses and
 * bounding boxes nested. A tenth of them are twins of others.
 *
 * @param centers where the places are, most of them around the first ones
 * @returns the files, and how many of their places are twins
 */
export async function writeOvertureParts(
  folder: string,
  { count, parts, centers }: { count: number; parts: number; centers: readonly LonLat[] },
): Promise<{ files: string[]; twins: number }> {
  const random = numbersFrom(7);
  const names = generatedNames();
  const each = Math.ceil(count / parts);
  const files: string[] = [];
  let before: OverturePlace[] = [];
  let twins = 0;
  for (let part = 0; part < parts; part += 1) {
    const places = Array.from({ length: Math.min(each, count - part * each) }, (_, index) => {
      const number = part * each + index;
      const twin = number % REPEATED_EVERY === 0 ? before[index] : undefined;
      if (twin) twins += 1;
      return twin ? twinOf(twin, number) : placeOf(number, { random, names, centers });
    });
    const file = path.join(folder, `part-${String(part).padStart(5, '0')}.parquet`);
    await writeFile(file, Buffer.from(overtureParquet(places)));
    files.push(file);
    before = places;
  }
  return { files, twins };
}

function placeOf(
  number: number,
  { random, names, centers }: { random: () => number; names: readonly string[]; centers: readonly LonLat[] },
) {
  const one = names[Math.floor(names.length * random() ** 2)];
  const two = names[Math.floor(names.length * random())];
  const kind = GENERATED_KINDS[Math.floor(GENERATED_KINDS.length * random() ** 2)] ?? 'restaurant';
  const [lon, lat] = centers[Math.floor(centers.length * random() ** 3)] ?? [0, 50];
  return {
    id: idOf(number),
    name: random() < 0.5 ? `${one} ${two} ${kind}` : `${kind} ${one} ${two}`,
    lon: Math.max(-180, Math.min(180, lon + 0.3 * (random() - 0.5))),
    lat: Math.max(-90, Math.min(90, lat + 0.3 * (random() - 0.5))),
    kind: kind.replaceAll(' ', '_'),
    website: random() < 0.6 ? `https://${one}${number}.example/` : null,
    confidence: 0.6 + 0.4 * random(),
  };
}

/** The same place as another source has it: in capitals, some twenty meters away. */
function twinOf(place: OverturePlace, number: number): OverturePlace {
  return { ...place, id: idOf(number), name: place.name.toUpperCase(), lat: place.lat + 0.0002 };
}

function overtureParquet(places: readonly OverturePlace[]): ArrayBuffer {
  const struct = (name: string, children: number) => ({ name, num_children: children, ...optional });
  const optional = { repetition_type: 'OPTIONAL' } as const;
  const text = (name: string) => ({ name, type: 'BYTE_ARRAY', converted_type: 'UTF8', ...optional }) as const;
  const number = (name: string) => ({ name, type: 'DOUBLE', ...optional }) as const;
  const listOf = (name: string) => [
    { name, num_children: 1, converted_type: 'LIST', ...optional } as const,
    { name: 'list', num_children: 1, repetition_type: 'REPEATED' } as const,
  ];
  const schema = [
    { name: 'schema', num_children: 8 },
    text('id'),
    { name: 'geometry', type: 'BYTE_ARRAY', ...optional } as const,
    struct('bbox', 4),
    ...['xmin', 'xmax', 'ymin', 'ymax'].map(number),
    struct('names', 1),
    text('primary'),
    struct('categories', 2),
    text('primary'),
    ...listOf('alternate'),
    text('element'),
    number('confidence'),
    ...listOf('websites'),
    text('element'),
    ...listOf('addresses'),
    struct('element', 2),
    text('locality'),
    text('country'),
  ];
  return parquetWriteBuffer({
    schema,
    columnData: [
      { name: 'id', data: places.map(({ id }) => id) },
      { name: 'geometry', data: places.map(({ lon, lat }) => pointWkb(lon, lat)) },
      { name: 'bbox', data: places.map(({ lon, lat }) => ({ xmin: lon, xmax: lon, ymin: lat, ymax: lat })) },
      { name: 'names', data: places.map(({ name }) => ({ primary: name })) },
      { name: 'categories', data: places.map(({ kind }) => ({ primary: kind, alternate: [] })) },
      { name: 'confidence', data: places.map(({ confidence }) => confidence) },
      { name: 'websites', data: places.map(({ website }) => (website ? [website] : null)) },
      { name: 'addresses', data: places.map(() => [{ locality: null, country: null }]) },
    ],
    rowGroupSize: ROW_GROUP,
    kvMetadata: [
      {
        key: 'geo',
        value: JSON.stringify({
          version: '1.1.0',
          primary_column: 'geometry',
          columns: { geometry: { encoding: 'WKB', geometry_types: ['Point'] } },
        }),
      },
    ],
  });
}

/** A point in the binary form that GeoParquet has: little endian, type 1, longitude, latitude. */
function pointWkb(lon: number, lat: number): Uint8Array {
  const bytes = Buffer.alloc(21);
  bytes.writeUInt8(1, 0);
  bytes.writeUInt32LE(1, 1);
  bytes.writeDoubleLE(lon, 5);
  bytes.writeDoubleLE(lat, 13);
  return bytes;
}

/** As long as the ids of Overture Maps. */
const idOf = (number: number) => `00000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;

/** Numbers from 0 to 1 that look random and are the same each time (Park and Miller's generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
