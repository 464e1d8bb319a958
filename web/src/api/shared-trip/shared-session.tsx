import { sendCall } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { client, connection } from '../client/client';
import { onConnection } from '../device/online';
import { deviceTiming } from '../device/timing';
import { readSession } from '../sign-in/session';
import { onEntrance } from '../sign-in/session-watch';
import { OpenTrip, type TripLoad } from '../trip-session/react/trip-session';
import { type SharedAddress, type SharedTripDependencies, SharedTripStore } from './shared-trip';

/** A trip that has not come after this long, in milliseconds, is given up. */
const TRIP_MS = 90_000;

const parts: SharedTripDependencies = {
  timing: deviceTiming,
  session: () => readSession(),
  onEntrance,
  isHidden: () => document.visibilityState === 'hidden',
  onWake(listener) {
    const stop = onConnection(listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', listener);
    };
  },
  read(address) {
    const signal = AbortSignal.timeout(TRIP_MS);
    if (address.by === 'share')
      return client.tripPage.sharedTrip({ params: { id: address.shareId } }, { signal });
    const { tripId, ownerId } = address;
    const query = { tripId, ...(ownerId === null ? {} : { userId: ownerId }) };
    return client.tripPage.shareData({ query }, { signal });
  },
  async openLive(tripId, afterVersion, signal) {
    const headers = { accept: 'text/event-stream', 'last-event-id': String(afterVersion) };
    const call = { params: { id: tripId } };
    const answer = await sendCall(connection, paths.trips.live, call, { signal, headers });
    if (!answer.body) throw new TypeError('The live updates came without a body.');
    return answer.body;
  },
};

/**
 * Opens a trip to look at for everything inside. The device's own trips stay as they are: the one that was open last is
 * still that, and the planner goes on with it.
 *
 * @param fallback drawn while there is no trip to show
 */
export function SharedSessionProvider(props: {
  address: SharedAddress;
  children: ReactNode;
  fallback: (load: TripLoad) => ReactNode;
}) {
  const { address, children, fallback } = props;
  const store = useMemo(() => new SharedTripStore(address, parts), [address]);
  useEffect(() => store.follow(), [store]);
  const isOpen = useSyncExternalStore(store.subscribe, () => store.snapshot() !== null);
  const load = useSyncExternalStore(store.subscribe, store.load);
  return isOpen ? <OpenTrip value={store}>{children}</OpenTrip> : fallback(load);
}
