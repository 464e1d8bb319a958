import type { Id } from '@wayfold/contract/kernel/values';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { daysBetween, timeOf } from '../calendar/dates';
import { tripDates } from '../document/totals';
import { orderedDestinations, orderedEvents, type TripDocument } from '../document/trip-document';
import { formatDates } from '../format/format';
import type { PageSnapshot } from './trip-page-changes';
import type { PageCosts } from './trip-page-costs';

/**
 * Extracts from a document what `changesSince` in trip-page-changes.ts compares. A separate file, because that one runs
 * on the viewer's device.
 */
export function pageSnapshotOf(
  document: TripDocument,
  shown: {
    readonly costs: readonly PageCosts[];
    readonly offers: readonly { readonly id: Id; readonly text: string; readonly ends: string | null }[];
    readonly locale: string;
  },
): PageSnapshot {
  const dates = tripDates(document);
  return {
    dates: dates && formatDates(dates.from, dates.to, shown.locale),
    stops: orderedDestinations(document).map(({ id, name, nights }) => [id, name, String(nights)]),
    things: orderedEvents(document).map((event) => [event.id, event.name, withinStay(document, event)]),
    cost: shown.costs[0]?.totals.join(' + ') ?? null,
    offers: shown.offers.map(({ id, text, ends }) => [id, text, ends ?? '']),
  };
}

/** When an event is, counted from its arrival: if a trip starts later, not everything in it has moved. */
function withinStay({ destinations }: TripDocument, event: TripEvent): string {
  const { destid, start, dayIndex, timeOfDay } = event;
  const arrive = destinations[destid]?.dtArrive ?? null;
  if (start === null || arrive === null) return `${destid} ${(dayIndex ?? 1) - 1} ${timeOfDay ?? ''}`;
  return `${destid} ${daysBetween(arrive, start)} ${timeOf(start) ?? ''}`;
}
