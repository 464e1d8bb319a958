import type { LonLat } from '@wayfold/atlas/atlas';
import { Id, type Transport } from '@wayfold/contract/kernel/values';
import { legKey } from '@wayfold/domain/changes/settle';
import { lineOf, type Way } from '../../adapters/measure-way';
import type { Services } from '../../services';
import { findMeasuredLegs } from '../trips/write/leg-lines-store';

/**
 * The routes stored with the destinations they start from. Only those that lead exactly where the caller asks count, so an id
 * reveals nothing about a trip.
 *
 * @param ids any texts; those that aren't destinations have no routes
 */
export async function storedWays(
  { database }: Services,
  ids: readonly string[],
): Promise<
  (id: string | undefined, asked: { from: LonLat; to: LonLat; mode: Transport }) => Way | undefined
> {
  const legs = await findMeasuredLegs(
    database.pool,
    ids.filter((id) => Id.safeParse(id).success),
  );
  return (id, { from, to, mode }) => {
    const leg = id === undefined ? undefined : legs.get(id);
    if (!leg || leg.estimated || leg.key !== legKey(from, to, mode)) return undefined;
    const { meters, seconds, estimated, failed, line, credit } = leg;
    const stored = { line, credit };
    return { meters, seconds, estimated, failed, coordinates: lineOf(leg), parts: null, stored };
  };
}
