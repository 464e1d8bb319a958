import type { LonLat } from '@wayfold/domain/travel/legs';
import { around } from 'geokdbush';
import KDBush from 'kdbush';
import type { GazetteerRow } from './rows';

/** Finds towns around a point, nearest first. */
export type TownsAround = (
  at: LonLat,
  wanted: { count: number; people: number; km: number },
) => GazetteerRow[];

/** Creates the function that finds towns with a minimum population around a point. */
export function townsAround(towns: readonly GazetteerRow[]): TownsAround {
  const index = new KDBush(towns.length);
  for (const { coords } of towns) index.add(coords[0], coords[1]);
  index.finish();
  return ([lon, lat], { count, people, km }) =>
    around(index, lon, lat, count, km, (i) => (towns[i]?.population ?? 0) >= people).flatMap(
      (i) => towns[i] ?? [],
    );
}
