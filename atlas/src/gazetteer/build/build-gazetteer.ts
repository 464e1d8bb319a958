import KDBush from 'kdbush';
import type { SectionArray } from '../../cache/cache-file';
import { buildKeyIndex } from '../key-index';
import {
  COORDINATE_PARTS,
  type Directory,
  type GazetteerRow,
  IMPORTANCE_STEPS,
  isNumbered,
  isSettlement,
  ROW_KINDS,
  TOWN_RANK,
} from '../rows';

/** Turns rows into the arrays of the gazetteer's cache file. Rows must be in the order of ROW_KINDS. */
export function buildGazetteer(rows: readonly GazetteerRow[]): Record<string, SectionArray> {
  const texts = new TextPool();
  const countries = new Numbering();
  const regions = new Numbering();
  const timezones = new Numbering();
  const regionNames = new Map<string, string>();
  const countryNames = new Map<string, string>();
  const columns = {
    kind: new Uint8Array(rows.length),
    rank: new Uint8Array(rows.length),
    importance: new Uint8Array(rows.length),
    ref: new Uint32Array(rows.length),
    name: new Uint32Array(rows.length),
    localName: new Uint32Array(rows.length),
    context: new Uint32Array(rows.length),
    lon: new Int32Array(rows.length),
    lat: new Int32Array(rows.length),
    population: new Uint32Array(rows.length),
    country: new Uint16Array(rows.length),
    region: new Uint16Array(rows.length),
    timezone: new Uint16Array(rows.length),
  };
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'region') regionNames.set(row.ref, row.name);
    if (row.kind === 'country') countryNames.set(row.ref, row.name);
    columns.kind[i] = ROW_KINDS.indexOf(row.kind);
    columns.rank[i] = row.rank;
    columns.importance[i] = Math.max(0, Math.min(255, Math.round(row.importance * IMPORTANCE_STEPS)));
    columns.ref[i] = isNumbered(row.kind) ? Number(row.ref) : texts.add(row.ref);
    columns.name[i] = texts.add(row.name);
    columns.localName[i] = row.localName ? texts.add(row.localName) : 0;
    columns.context[i] = row.context ? texts.add(row.context) : 0;
    columns.lon[i] = Math.round(row.coords[0] * COORDINATE_PARTS);
    columns.lat[i] = Math.round(row.coords[1] * COORDINATE_PARTS);
    columns.population[i] = row.population;
    columns.country[i] = countries.of(row.countryCode);
    columns.region[i] = regions.of(row.regionCode);
    columns.timezone[i] = timezones.of(row.timezone);
  }
  const directory: Directory = {
    countries: countries.list.map((code) => ({ code, name: countryNames.get(code) ?? '' })),
    regions: regions.list.map((code) => ({ code, name: regionNames.get(code) ?? '' })),
    timezones: timezones.list,
  };
  return {
    ...columns,
    ...buildKeyIndex(rows),
    texts: texts.bytes(),
    directory: new TextEncoder().encode(JSON.stringify(directory)),
    ...buildPointIndex(rows),
  };
}

/** Points of the towns that reverse lookup can return, without city districts. */
function buildPointIndex(rows: readonly GazetteerRow[]): Record<string, SectionArray> {
  const towns = rows.flatMap((row, i) =>
    isSettlement(row.kind) && row.rank !== TOWN_RANK.district ? i : [],
  );
  const index = new KDBush(towns.length, 64, Float32Array);
  for (const i of towns) index.add(rows[i]?.coords[0] ?? 0, rows[i]?.coords[1] ?? 0);
  index.finish();
  return { points: new Uint8Array(index.data), pointRows: Uint32Array.from(towns) };
}

/** Zero-terminated texts in one buffer, each stored once. Offset 0 is the empty text. */
class TextPool {
  readonly #offsets = new Map<string, number>([['', 0]]);
  readonly #parts: Uint8Array[] = [new Uint8Array(1)];
  #length = 1;

  add(text: string): number {
    const known = this.#offsets.get(text);
    if (known !== undefined) return known;
    const bytes = new TextEncoder().encode(`${text}\0`);
    const offset = this.#length;
    this.#parts.push(bytes);
    this.#offsets.set(text, offset);
    this.#length += bytes.length;
    return offset;
  }

  bytes(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.#parts));
  }
}

/** Numbers texts from 1 in order of arrival; the empty text is 0. */
class Numbering {
  readonly list: string[] = [];
  readonly #numbers = new Map<string, number>([['', 0]]);

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.list.push(text);
    this.#numbers.set(text, number);
    return number;
  }
}
