import { useState } from 'react';
import { useIsMember } from '../../api/account/account';
import { lastTripId } from '../../api/device/last-trip';
import { useTrips } from '../../api/trips/trips';
import { tripLook } from '../../features/landing/trip-look';
import { type TripOnScreen, tripOnScreen } from '../../planner-state/trip-on-screen';
import { useTripNames } from '../../trip-ui/use-trip-names';

/** The trip that is added to a new account: the one on screen, or else the last one opened; null if there is none. */
export function useComingTrip(): TripOnScreen | null {
  // Read when the dialog opens; it can't change while the dialog is open.
  const [onScreen] = useState(tripOnScreen);
  const isMember = useIsMember();
  const { data } = useTrips();
  const nameOf = useTripNames();
  if (isMember) return null;
  if (onScreen) return onScreen.stops.length > 0 ? onScreen : null;
  const last = data?.trips.find(({ id, demo }) => !demo && id === lastTripId());
  if (!last || last.destinations.length === 0) return null;
  return { name: nameOf(last), stops: last.destinations, things: null, look: tripLook(last) };
}
