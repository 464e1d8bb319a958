import type { Atlas } from '@wayfold/atlas/atlas';
import type { Leg, LegPart } from '@wayfold/contract/trip/leg';
import type { EditContext } from '@wayfold/domain/changes/apply-change';
import type { MissingLeg } from '@wayfold/domain/changes/settle';
import { type LegLine, recentWay, type Way } from '../../../adapters/measure-way';
import type { Services } from '../../../services';

/** A measured or estimated route as the leg that a destination stores. @param parts what travelers should know about on the way */
export function legOf(
  key: string,
  { meters, seconds, estimated, failed }: Pick<Way, 'meters' | 'seconds' | 'estimated' | 'failed'>,
  parts: readonly LegPart[],
): Leg {
  return { key, meters, seconds, estimated, failed, parts: [...parts] };
}

/** What travelers should know about on the way. A service doesn't say which ferry it takes; there is hardly ever another one. */
export function partsOf(
  { atlas }: Pick<Services, 'atlas'>,
  { from, to, mode }: Pick<MissingLeg, 'from' | 'to' | 'mode'>,
  way: Pick<Way, 'parts'>,
): readonly LegPart[] {
  return way.parts ?? atlas.estimateLeg(from, to, mode).parts;
}

/** Estimates the legs an edit leaves open, so that they are part of the same version as the edit. */
export function legsFrom(atlas: Atlas): NonNullable<EditContext['measureLegs']> {
  return (missing) =>
    Object.fromEntries(
      missing.map(({ id, key, from, to, mode }) => {
        const estimate = atlas.estimateLeg(from, to, mode);
        return [id, legOf(key, estimate, estimate.parts)];
      }),
    );
}

/** Like `legsFrom`, with what a routing service measured recently, such as for a preview of the edit. */
export function recentLegs(services: Pick<Services, 'atlas' | 'directions'>): {
  readonly measureLegs: NonNullable<EditContext['measureLegs']>;
  /** The lines of the legs so far, by their keys, to be stored along with them. */
  readonly lines: ReadonlyMap<string, LegLine>;
} {
  const lines = new Map<string, LegLine>();
  const measureLegs = (missing: readonly MissingLeg[]) =>
    Object.fromEntries(
      missing.map(({ id, key, ...asked }) => {
        const way = recentWay(services, asked);
        if (way.stored) lines.set(key, way.stored);
        return [id, legOf(key, way, partsOf(services, asked, way))];
      }),
    );
  return { measureLegs, lines };
}
