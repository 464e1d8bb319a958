import type { Atlas } from '@wayfold/atlas/atlas';
import type { Leg } from '@wayfold/contract/trip/trip';
import type { EditContext } from '@wayfold/domain/changes/apply-change';
import type { MissingLeg } from '@wayfold/domain/changes/settle';

/** Measures a leg with the atlas. */
export function measureLeg(
  atlas: Pick<Atlas, 'estimateLeg'>,
  { key, from, to, mode }: Omit<MissingLeg, 'id'>,
): Leg {
  const { meters, seconds, estimated, failed } = atlas.estimateLeg(from, to, mode);
  return { key, meters, seconds, estimated, failed };
}

/** Measures the legs an edit leaves open, so that they are part of the same version as the edit. */
export function legsFrom(atlas: Atlas): NonNullable<EditContext['measureLegs']> {
  return (missing) => Object.fromEntries(missing.map((leg) => [leg.id, measureLeg(atlas, leg)]));
}
