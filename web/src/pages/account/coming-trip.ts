import { useState } from 'react';
import { useIsMember } from '../../api/account/account';
import { lastTripId } from '../../api/device/last-trip';
import { useTrips } from '../../api/trips/trips';
import { tripLook } from '../../features/landing/trip-look';
import { type TripOnScreen, tripOnScreen } from '../../planner-state/trip-on-screen';

/** The trip that comes along into a new account: the one on screen, else the one that was open last; null without one. */
export function useComingTrip(): TripOnScreen | null {
  // As it is when the dialog opens; nothing changes it meanwhile.
  const [onScreen] = useState(tripOnScreen);
  const isMember = useIsMember();
  const { data } = useTrips();
  if (isMember) return null;
  if (onScreen) return onScreen.stops.length > 0 ? onScreen : null;
  const last = data?.trips.find(({ id, demo }) => !demo && id === lastTripId());
  if (!last || last.destinations.length === 0) return null;
  return { name: last.name, stops: last.destinations, things: null, look: tripLook(last) };
}
