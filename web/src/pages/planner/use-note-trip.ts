import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';
import { useEffect } from 'react';
import { isDemoTemplate } from '../../api/shared-trip/view-mode';
import { pendingSharedTrip } from '../../api/sign-in/after-sign-in';
import { useTripSelector } from '../../api/trip-session/react/trip-session';
import { tripLook } from '../../features/itinerary/head/trip-look';
import { noteTripOnScreen } from '../../planner-state/trip-on-screen';
import { useLatest } from '../../planner-state/use-latest';
import { useOpenTripName } from '../../trip-ui/use-open-trip-name';

/** Gives dialogs outside the planner access to the open trip. */
export function useNoteTrip(document: TripDocument): void {
  const latest = useLatest(document);
  const name = useLatest(useOpenTripName());
  const viewed = useLatest(useTripSelector((trip) => trip.viewed));
  useEffect(
    () =>
      noteTripOnScreen(() => {
        const { trip, events } = latest.current;
        // A viewed trip is only added to the account if the user asked for it.
        if (viewed.current && viewed.current.share?.id !== pendingSharedTrip()) return null;
        // An example doesn't belong to anybody yet.
        if (isDemoTemplate(trip)) return null;
        return {
          name: name.current,
          stops: orderedDestinations(latest.current),
          things: Object.keys(events).length,
          look: tripLook(latest.current),
        };
      }),
    [latest, name, viewed],
  );
}
