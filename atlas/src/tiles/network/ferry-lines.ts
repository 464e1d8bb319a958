import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { FeatureCollection } from 'geojson';
import type { DryLand } from '../../courses/dry-land';
import { wayOver } from '../../courses/grid-way';
import { smoothLine } from '../../courses/smooth-line';
import { readLinks } from '../../roads/links';

/** The least length of a ferry in kilometers, by the zoom that shows it first. */
const FIRST_ZOOMS = [
  [5, 150],
  [6, 40],
  [7, 12],
  [8, 0],
] as const;

/** How far a ferry may be off the way found for it, in degrees. */
const TOLERANCE = 0.02;

/** Draws the written ferries and boats on water, each with its first zoom. */
export function ferryShapes(land: DryLand): FeatureCollection {
  const ferries = readLinks().filter(({ kind }) => kind === 'ferry' || kind === 'boat');
  return {
    type: 'FeatureCollection',
    features: ferries.map(({ points }) => {
      const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
      const km = greatCircleMeters(from, to) / 1000;
      const minZoom = FIRST_ZOOMS.find(([, least]) => km >= least)?.[0];
      return {
        type: 'Feature',
        properties: { minZoom },
        geometry: { type: 'LineString', coordinates: courseOf(from, to, land) },
      };
    }),
  };
}

function courseOf(from: LonLat, to: LonLat, land: DryLand): LonLat[] {
  const mayGo = (a: LonLat, b: LonLat) => land.isWet(a, b);
  if (mayGo(from, to)) return [from, to];
  const way = wayOver(from, to, (at) => !land.isLand(at));
  return smoothLine(way, { isFixed: () => false, tolerance: TOLERANCE, mayGo });
}
