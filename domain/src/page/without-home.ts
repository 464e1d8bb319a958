import { settle } from '../changes/settle';
import { totalsOf } from '../document/totals';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import type { TripView } from './trip-view';

/** A settled trip without its home and the legs there, and without what would reveal where it is. */
export function withoutHome(document: TripDocument): TripDocument {
  const { trip, destinations } = document;
  const last = orderedDestinations(document).at(-1);
  const away = { home: null, homeOut: null, homeBack: null, homeLeg: null };
  // The leg measured back home names both of its ends.
  const kept = last?.leg ? { ...destinations, [last.id]: { ...last, leg: null } } : destinations;
  return settle({ ...document, trip: { ...trip, ...away }, destinations: kept });
}

/** What an audience may see, for what may be published: without the home of a trip. */
export function viewWithoutHome(view: TripView): TripView {
  if (view.document.trip.home === null) return view;
  const document = withoutHome(view.document);
  return { ...view, document, totals: totalsOf(document) };
}
