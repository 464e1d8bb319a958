import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { client } from '../client/client';
import { deviceTiming } from '../device/timing';
import { readSession } from '../sign-in/session';
import { onEntrance } from '../sign-in/session-watch';
import { TripStoreContext } from '../trip-session/react/trip-session';
import { isHidden, onWake, openLive } from '../trip-session/transport/device-connection';
import type { TripLoad } from '../trip-session/trip-store';
import { type SharedAddress, type SharedTripDependencies, SharedTripStore } from './shared-trip';

/** Timeout of loading a trip, in milliseconds. */
const TRIP_MS = 90_000;

const dependencies: SharedTripDependencies = {
  timing: deviceTiming,
  session: () => readSession(),
  onEntrance,
  isHidden,
  onWake,
  openLive,
  read(address) {
    const signal = AbortSignal.timeout(TRIP_MS);
    if (address.by === 'share')
      return client.tripPage.sharedTrip({ params: { id: address.shareId } }, { signal });
    const { tripId, ownerId } = address;
    const query = { tripId, ...(ownerId === null ? {} : { userId: ownerId }) };
    return client.tripPage.shareData({ query }, { signal });
  },
};

/**
 * Opens a trip in view mode for everything inside. The device's own trips don't change: the planner still reopens the one
 * that was last open.
 *
 * @param fallback rendered while there is no trip to show
 */
export function SharedSessionProvider(props: {
  address: SharedAddress;
  children: ReactNode;
  fallback: (load: TripLoad) => ReactNode;
}) {
  const { address, children, fallback } = props;
  const store = useMemo(() => new SharedTripStore(address, dependencies), [address]);
  useEffect(() => store.follow(), [store]);
  const isOpen = useSyncExternalStore(store.subscribe, () => store.snapshot() !== null);
  const load = useSyncExternalStore(store.subscribe, store.load);
  return isOpen ? <TripStoreContext value={store}>{children}</TripStoreContext> : fallback(load);
}
