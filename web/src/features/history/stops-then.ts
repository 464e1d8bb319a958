import type { Id } from '@wayfold/contract/kernel/values';
import type { Write } from '@wayfold/contract/trip/patch';
import type { HistoryEntry } from '@wayfold/contract/trip/trips-endpoints';
import { compareRank, orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

/** A destination at some time in the past. */
export interface StopThen {
  readonly id: Id;
  readonly name: string;
  readonly rank: string;
}

/**
 * Finds the order of the destinations after each step, going back from the current trip.
 *
 * Only tracks names and order, which is far cheaper than undoing every step.
 *
 * @param entries newest first, without gaps; before a step that is too old to have its writes, the order stays as last known
 * @returns one list for each entry, in order
 */
export function stopsAfterEach(
  document: Pick<TripDocument, 'destinations'>,
  entries: readonly Pick<HistoryEntry, 'writes'>[],
): (readonly StopThen[])[] {
  let stops: readonly StopThen[] = orderedDestinations(document);
  return entries.map(({ writes }) => {
    const after = stops;
    const writesStops = writes?.some((write) => write.in === 'destinations') ?? false;
    if (writes && writesStops) stops = before(stops, writes);
    return after;
  });
}

function before(stops: readonly StopThen[], writes: readonly Write[]): readonly StopThen[] {
  const table = new Map(stops.map((stop) => [stop.id, stop]));
  for (const write of writes) {
    if (write.in !== 'destinations') continue;
    const { id } = write;
    if (write.before === null) table.delete(id);
    else {
      const now = table.get(id) ?? { id, name: write.name, rank: '' };
      const { name = now.name, rank = now.rank } = write.before;
      table.set(id, { id, name: String(name), rank: String(rank) });
    }
  }
  return [...table.values()].sort(compareRank);
}
