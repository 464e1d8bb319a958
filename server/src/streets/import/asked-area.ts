import { openAtlas } from '@wayfold/atlas/open-atlas';
import type { ImportProgram } from '../../process/import-program';
import { OperatorError } from '../../process/operator-error';
import type { Box } from '../areas/boxes';
import { boxesAroundPlace, boxesIn, boxesOfTrip } from './boxes-of';

const text = { type: 'string' } as const;

/** The arguments that say where to import; at most one of them is given. */
export const AREA_OPTIONS = { area: text, trip: text, box: text };

/** How they are written. */
export const AREA_USAGE = '[--area "Kyoto, Japan" | --trip ID | --box W,S,E,N]';

/** Where to import, as asked for; everywhere if nothing is said. */
export interface AskedArea {
  readonly area?: string | undefined;
  readonly trip?: string | undefined;
  readonly box?: string | undefined;
}

/**
 * Checks that where to import is said in one way only.
 *
 * @throws OperatorError if it is said in several
 */
export function askedArea({ area, trip, box }: AskedArea): AskedArea {
  if ([area, trip, box].filter((said) => said !== undefined).length > 1) {
    throw new OperatorError('Say where to import in one way only: --area, --trip or --box.');
  }
  return { area, trip, box };
}

/** A name for what is asked for; null for everywhere. */
export function nameOfArea({ area, trip, box }: AskedArea): string | null {
  return area ?? (trip === undefined ? (box ?? null) : `Trip ${trip}`);
}

/**
 * The parts of the world that are asked for; empty for everywhere.
 *
 * @throws OperatorError if there is no such place or trip, or no such box
 */
export async function boxesOfArea(
  { database, atlasFolder }: Pick<ImportProgram, 'database' | 'atlasFolder'>,
  { area, trip, box }: AskedArea,
): Promise<Box[]> {
  if (box !== undefined) return boxesIn(box);
  if (trip !== undefined) return boxesOfTrip(database, trip);
  if (area === undefined) return [];
  return boxesAroundPlace(await openAtlas({ cacheDir: atlasFolder }), area);
}
