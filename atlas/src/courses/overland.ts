import type { LonLat } from '@wayfold/domain/travel/legs';
import type { DryLand } from './dry-land';
import { wayOver } from './grid-way';
import { smoothLine } from './smooth-line';

/**
 * Draws the line of a road between two points, led around water where there is a way around it.
 *
 * @param tolerance degrees by which it may miss the way found
 */
export function overlandLine(
  from: LonLat,
  to: LonLat,
  { land, tolerance }: { land: DryLand; tolerance: number },
): LonLat[] {
  const way = wayOver(from, to, (at) => land.isLand(at));
  const mayGo = (a: LonLat, b: LonLat) => land.isDry(a, b);
  return smoothLine(way, { isFixed: () => false, tolerance, mayGo });
}

/** How much of a line is on water. */
export function waterMeters(line: readonly LonLat[], land: DryLand): number {
  return line.slice(1).reduce((sum, at, i) => sum + land.waterMeters(line[i] ?? at, at), 0);
}
