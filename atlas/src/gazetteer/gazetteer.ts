import type { LonLat } from '@wayfold/domain/travel/legs';
import type { AtlasPlace } from '../atlas';
import { type Sections, section } from '../cache/cache-file';
import { type KeyIndex, openKeyIndex } from './key-index';
import {
  COORDINATE_PARTS,
  type Directory,
  IMPORTANCE_STEPS,
  isNumbered,
  placeKindOf,
  ROW_KINDS,
  type RowKind,
} from './rows';

const ID_PREFIX: Record<RowKind, string> = {
  town: 'gn',
  airport: 'ap',
  region: 'rg',
  country: 'cc',
  county: 'cy',
  postcode: 'zip',
  poi: 'poi',
  landscape: 'ls',
  village: 'vl',
  station: 'st',
};
const ZIP_DIGITS = 5;
const PRECISION: Record<RowKind, AtlasPlace['precision']> = {
  town: 'place',
  airport: 'airport',
  region: 'region',
  country: 'country',
  county: 'region',
  postcode: 'postcode',
  poi: 'poi',
  landscape: 'region',
  village: 'place',
  station: 'poi',
};

/** All places, as columns of numbers over one buffer; a row number identifies a place. */
export class Gazetteer {
  readonly keys: KeyIndex;
  readonly size: number;
  /** Index into the directory, 0 for none; equal numbers are the same country or region. */
  readonly country: Uint16Array;
  readonly region: Uint16Array;
  readonly population: Uint32Array;
  /** A TOWN_RANK. */
  readonly rank: Uint8Array;
  readonly #kind: Uint8Array;
  readonly #importance: Uint8Array;
  readonly #ref: Uint32Array;
  readonly #name: Uint32Array;
  readonly #localName: Uint32Array;
  readonly #context: Uint32Array;
  readonly #lon: Int32Array;
  readonly #lat: Int32Array;
  readonly #timezone: Uint16Array;
  readonly #texts: Uint8Array;
  readonly #directory: Directory;
  readonly #decoder = new TextDecoder();

  constructor(sections: Sections) {
    this.keys = openKeyIndex(sections);
    this.country = section(sections, 'country', 'u16');
    this.region = section(sections, 'region', 'u16');
    this.population = section(sections, 'population', 'u32');
    this.rank = section(sections, 'rank', 'u8');
    this.#kind = section(sections, 'kind', 'u8');
    this.#importance = section(sections, 'importance', 'u8');
    this.#ref = section(sections, 'ref', 'u32');
    this.#name = section(sections, 'name', 'u32');
    this.#localName = section(sections, 'localName', 'u32');
    this.#context = section(sections, 'context', 'u32');
    this.#lon = section(sections, 'lon', 'i32');
    this.#lat = section(sections, 'lat', 'i32');
    this.#timezone = section(sections, 'timezone', 'u16');
    this.#texts = section(sections, 'texts', 'u8');
    this.size = this.#kind.length;
    // Written by buildGazetteer and covered by the checksum of the cache file.
    this.#directory = JSON.parse(this.#decoder.decode(section(sections, 'directory', 'u8'))) as Directory;
  }

  kindOf(row: number): RowKind {
    return ROW_KINDS[this.#kind[row] ?? 0] ?? 'town';
  }

  /** About 0 to 10, see GazetteerRow. */
  importanceOf(row: number): number {
    return (this.#importance[row] ?? 0) / IMPORTANCE_STEPS;
  }

  lonOf(row: number): number {
    return (this.#lon[row] ?? 0) / COORDINATE_PARTS;
  }

  latOf(row: number): number {
    return (this.#lat[row] ?? 0) / COORDINATE_PARTS;
  }

  coordsOf(row: number): LonLat {
    return [this.lonOf(row), this.latOf(row)];
  }

  nameOf(row: number): string {
    return this.#textAt(this.#name[row]);
  }

  /** What it is called at home; empty if that is its name. */
  localNameOf(row: number): string {
    return this.#textAt(this.#localName[row]);
  }

  /** Other names and the city it belongs to, as written; empty for towns and areas. */
  contextOf(row: number): string {
    return this.#textAt(this.#context[row]);
  }

  idOf(row: number): string {
    const kind = this.kindOf(row);
    const ref = this.#ref[row] ?? 0;
    if (!isNumbered(kind)) return `${ID_PREFIX[kind]}:${this.#textAt(ref)}`;
    return `${ID_PREFIX[kind]}:${kind === 'postcode' ? String(ref).padStart(ZIP_DIGITS, '0') : ref}`;
  }

  /** Finds the row of an id; null if there is none. Scans every row of its kind. */
  rowOf(id: string): number | null {
    const [prefix, ...rest] = id.split(':');
    const kind = ROW_KINDS.find((candidate) => ID_PREFIX[candidate] === prefix);
    if (!kind) return null;
    const isHere = isNumbered(kind)
      ? (row: number) => this.#ref[row] === Number(rest.join(':'))
      : (row: number) => this.idOf(row) === id;
    for (const row of this.rowsOfKind(kind)) {
      if (isHere(row) && this.idOf(row) === id) return row;
    }
    return null;
  }

  /** All rows of a kind; they lie next to each other. */
  *rowsOfKind(kind: RowKind): Generator<number> {
    const code = ROW_KINDS.indexOf(kind);
    const end = this.#kind.lastIndexOf(code);
    for (let row = this.#kind.indexOf(code); row >= 0 && row <= end; row += 1) yield row;
  }

  timezoneOf(row: number): string | null {
    return this.#directory.timezones[(this.#timezone[row] ?? 0) - 1] || null;
  }

  countryCodeOf(row: number): string | null {
    return this.#directory.countries[(this.country[row] ?? 0) - 1]?.code ?? null;
  }

  /** The English name; null if the code has none. */
  countryNameOf(row: number): string | null {
    return this.#directory.countries[(this.country[row] ?? 0) - 1]?.name || null;
  }

  /** The English name; null if the code has none. */
  regionNameOf(row: number): string | null {
    return this.#directory.regions[(this.region[row] ?? 0) - 1]?.name || null;
  }

  /** The number of a country in `country`; for unknown codes, a number that no row has. */
  countryNumber(code: string): number {
    const index = this.#directory.countries.findIndex((country) => country.code === code);
    return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
  }

  /** The number of a region in `region`, by its country and English name; for unknown ones, a number that no row has. */
  regionNumber(countryCode: string, name: string): number {
    const index = this.#directory.regions.findIndex(
      (region) => region.name === name && region.code.startsWith(`${countryCode}.`),
    );
    return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
  }

  /** Finds a country's English name by its ISO code. */
  findCountryName(code: string): string | null {
    return this.#directory.countries.find((country) => country.code === code)?.name || null;
  }

  /** Converts a row to a place to show. */
  placeOf(row: number): AtlasPlace {
    const kind = this.kindOf(row);
    const name = this.nameOf(row);
    const localName = this.localNameOf(row);
    return {
      id: this.idOf(row),
      name,
      kind: placeKindOf(kind),
      coords: this.coordsOf(row),
      country: this.countryNameOf(row),
      region: kind === 'country' || kind === 'region' ? null : this.regionNameOf(row),
      timezone: this.timezoneOf(row),
      precision: PRECISION[kind],
      countryCode: this.countryCodeOf(row),
      localName: localName && localName !== name ? localName : null,
    };
  }

  #textAt(offset: number | undefined): string {
    const start = offset ?? 0;
    return this.#decoder.decode(this.#texts.subarray(start, this.#texts.indexOf(0, start)));
  }
}
