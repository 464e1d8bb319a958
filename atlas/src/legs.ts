import {
  geodesicLine,
  isLonLat,
  type LegMode,
  type LonLat,
  type RoadRegion,
  roughLeg,
} from '@wayfold/domain/legs';
import { countries } from 'countries-list';
import type { LegEstimate } from './atlas';
import { countryCodeAt } from './reverse';

/** Straight pieces an arc is drawn with; round enough for half the globe at world zoom. */
const ARC_STEPS = 64;

/** Countries whose roads differ from those of their continent. */
const OWN_ROADS: Record<string, RoadRegion> = { AU: 'australia', JP: 'japan' };
const CONTINENT_ROADS: Record<string, RoadRegion> = { NA: 'north-america', EU: 'europe' };

/**
 * Estimates a leg by the rules of `roughLeg`, with the roads of the country it starts in; an arc for flights, else a
 * straight line. Fails only for coordinates that are not on the globe.
 */
export function estimateLeg(from: LonLat, to: LonLat, mode: LegMode): LegEstimate {
  if (!isLonLat(from) || !isLonLat(to)) {
    return { meters: 0, seconds: 0, coordinates: [from, to], estimated: true, failed: true };
  }
  const coordinates = geodesicLine(from, to, mode === 'Flight' ? ARC_STEPS : 1);
  return { ...roughLeg(from, to, mode, roadRegionAt(from)), coordinates, estimated: true, failed: false };
}

function roadRegionAt(at: LonLat): RoadRegion | undefined {
  const code = countryCodeAt(at);
  if (!code) return undefined;
  return OWN_ROADS[code] ?? CONTINENT_ROADS[continentOf(code)] ?? 'elsewhere';
}

function continentOf(code: string): string {
  return Object.entries(countries).find(([known]) => known === code)?.[1].continent ?? '';
}
