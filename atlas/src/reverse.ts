import tzLookup from '@photostructure/tz-lookup';
import { iso1A2Code } from '@rapideditor/country-coder';
import { greatCircleMeters, isLonLat, type LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { Reverse } from './atlas';
import { type Sections, section } from './cache/cache-file';
import type { Gazetteer } from './gazetteer/gazetteer';

/** A point belongs to a town within this distance; farther out, the town is only a hint. */
const TOWN_METERS = 60_000;
const HINT_METERS = 250_000;
/** Enough to include a city beyond its suburbs. */
const NEAREST_TOWNS = 25;

/** The towns of the gazetteer, indexed by location. */
export type PointIndex = { index: KDBush; rows: Uint32Array };

/** Opens the point index of a cache file. */
export function openPointIndex(sections: Sections): PointIndex {
  const points = section(sections, 'points', 'u8');
  // KDBush needs a buffer of its own.
  const own = new Uint8Array(points).buffer;
  return { index: KDBush.from(own), rows: section(sections, 'pointRows', 'u32') };
}

/** Looks up what is at a point, using country borders, the nearest major towns, and time zones. */
export function reverseLookup(gazetteer: Gazetteer, points: PointIndex, at: LonLat): Reverse {
  const timezone = timezoneAt(at);
  const countryCode = isLonLat(at) ? countryCodeAt(at) : null;
  const nothing = {
    name: null,
    place: null,
    distanceMeters: null,
    country: null,
    countryCode,
    region: null,
    timezone,
  };
  if (!countryCode) return nothing;

  const country = gazetteer.findCountryName(countryCode);
  const town = findTown(gazetteer, points, onGlobe(at), countryCode);
  if (!town) return { ...nothing, country, name: country };
  if (town.meters > TOWN_METERS) {
    return { ...nothing, country, name: `Near ${gazetteer.nameOf(town.row)}` };
  }
  return {
    ...nothing,
    name: gazetteer.nameOf(town.row),
    place: gazetteer.placeOf(town.row),
    distanceMeters: Math.round(town.meters),
    country,
    region: gazetteer.countryCodeOf(town.row) === countryCode ? gazetteer.regionNameOf(town.row) : null,
  };
}

/** Finds the IANA time zone of a point; `Etc/UTC` for coordinates off the globe. */
export function timezoneAt(at: LonLat): string {
  if (!isLonLat(at)) return 'Etc/UTC';
  const [lon, lat] = onGlobe(at);
  return tzLookup(lat, lon);
}

/** Finds the country or territory of a point; null at sea. */
export function countryCodeAt(at: LonLat): string | null {
  return iso1A2Code(onGlobe(at), { level: 'territory' });
}

/** Finds the nearest town, weighted by population; prefers one in the same country. */
function findTown(
  gazetteer: Gazetteer,
  { index, rows }: PointIndex,
  at: LonLat,
  countryCode: string,
): { row: number; meters: number } | null {
  const nearest = around(index, at[0], at[1], NEAREST_TOWNS, HINT_METERS / 1000).map((i) => rows[i] ?? 0);
  const atHome = nearest.filter((row) => gazetteer.countryCodeOf(row) === countryCode);
  let best: { row: number; meters: number } | null = null;
  let bestScore = Number.POSITIVE_INFINITY;
  for (const row of atHome.length > 0 ? atHome : nearest) {
    const meters = greatCircleMeters(at, gazetteer.coordsOf(row));
    const score = meters / ((gazetteer.population[row] ?? 0) + 300) ** 0.25;
    if (score < bestScore) [best, bestScore] = [{ row, meters }, score];
  }
  return best;
}

function onGlobe([lon, lat]: LonLat): LonLat {
  return [lon - 360 * Math.round(lon / 360), lat];
}
