import type { QueryClient } from '@tanstack/react-query';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import { accountKey, loadAccount } from '../account/account';
import { onRefreshRefused } from '../client/client';
import { forgetWorkerCaches } from '../device/worker-caches';
import { followFavorites } from '../places/favorites';
import { forgetKeptTrips, takeOverTrips } from '../trip-session/waiting-trips';
import { readSession } from './session';
import { onEntrance, onSessionEnd, watchSession } from './session-watch';
import { onStoredUser, storedUser, storeUser, watchStoredUser } from './stored-user';

/**
 * Keeps account data in sync between the device's storage, the page's cache and other tabs while the page is open.
 * Returns a function that stops it.
 */
export function followAccount(queryClient: QueryClient): () => void {
  const isTheirs = (user: User) => user.id === readSession()?.userId;
  const stops = [
    onSessionEnd(() => queryClient.clear()),
    onSessionEnd(({ userId }) => forgetKeptTrips(userId)),
    onSessionEnd(forgetWorkerCaches),
    onEntrance(async () => {
      // The trip list also includes trips that are only on this device.
      await takeOverTrips();
      void queryClient.invalidateQueries();
    }),
    onRefreshRefused(() => void loadAccount().catch(() => undefined)), // a check without a response changes nothing
    onStoredUser(() => {
      const user = storedUser();
      if (user && isTheirs(user)) queryClient.setQueryData(accountKey(user.id), user);
    }),
    queryClient.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'updated' || query.queryKey[0] !== 'account') return;
      const user = query.state.data as User | null | undefined; // the data type of `accountKey`
      if (user && isTheirs(user)) storeUser(user);
    }),
    followFavorites(queryClient),
    watchSession(),
    watchStoredUser(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
