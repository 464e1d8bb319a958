import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PlaceCategory } from '../atlas';
import { packageFile, readPackageJson } from './package-file';

/** A line of the curated places, written by hand in `atlas/places`. */
export type CuratedRow = {
  /** Without a prefix: `delicate-arch`. */
  id: string;
  name: string;
  /** Names in the local script and other names people use. */
  aka?: string[];
  lat: number;
  lon: number;
  country: string;
  /** The state or region, in English. */
  admin1?: string;
  /** The town it is visited from, as GeoNames spells it. */
  city?: string;
  categories: string[];
  rank: number;
  blurb: string;
  season?: [number, number];
  hours: number;
  url?: string;
  /** When it is usually open, in the syntax of OpenStreetMap: `Tu-Su` for one that is closed on Mondays. */
  openingHours?: string;
  /** No town in the country is within 60 km. */
  remote?: true;
};

/** All curated places and their categories; every edit to the places changes the version. */
export type CuratedSource = { rows: CuratedRow[]; categories: PlaceCategory[]; version: string };

const CATEGORIES_FILE = '@wayfold/atlas/places/categories.json';

/** Reads all curated places, about 10,000. */
export function readCuratedPlaces(): CuratedSource {
  const lines = curatedLines();
  const hash = createHash('sha256');
  for (const line of lines) hash.update(line);
  return {
    rows: lines.map((line) => JSON.parse(line) as CuratedRow),
    categories: readPackageJson<PlaceCategory[]>(CATEGORIES_FILE),
    version: hash.digest('hex').slice(0, 16),
  };
}

/** Lists the lines of all files, in order of file name. */
function curatedLines(): string[] {
  const folder = dirname(packageFile(CATEGORIES_FILE));
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
}
