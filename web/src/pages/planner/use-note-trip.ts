import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect } from 'react';
import { pendingSharedTrip } from '../../api/after-sign-in';
import { useTripSelector } from '../../api/trip-session';
import { isDemoTemplate } from '../../api/view-mode';
import { tripLook } from '../../features/itinerary/trip-look';
import { noteTripOnScreen } from '../../lib/trip-on-screen';
import { useLatest } from './use-latest';

/** Lets dialogs that are not the planner's speak of the open trip. */
export function useNoteTrip(document: TripDocument): void {
  const latest = useLatest(document);
  const lookedAt = useLatest(useTripSelector((trip) => trip.lookedAt));
  useEffect(
    () =>
      noteTripOnScreen(() => {
        const { trip, events } = latest.current;
        // One that is looked at comes along only where somebody wants it.
        if (lookedAt.current && lookedAt.current.share?.id !== pendingSharedTrip()) return null;
        // An example is nobody's yet.
        if (isDemoTemplate(trip)) return null;
        return {
          name: trip.name,
          stops: orderedDestinations(latest.current),
          things: Object.keys(events).length,
          look: tripLook(latest.current),
        };
      }),
    [latest, lookedAt],
  );
}
