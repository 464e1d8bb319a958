import type { Atlas } from '@wayfold/atlas/atlas';
import type { EditContext } from '@wayfold/domain/apply-change';

/** Measures the legs an edit leaves open with the atlas, so that they belong to the same version as the edit. */
export function legsFrom(atlas: Atlas): NonNullable<EditContext['measureLegs']> {
  return (missing) =>
    Object.fromEntries(
      missing.map(({ id, key, from, to, mode }) => {
        const { meters, seconds, estimated, failed } = atlas.estimateLeg(from, to, mode);
        return [id, { key, meters, seconds, estimated, failed }];
      }),
    );
}
