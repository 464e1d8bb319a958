import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, failureOf } from '../client/client';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { afterSignIn, forgetPendingShare, pendingCopyId, pendingSharedTrip } from '../sign-in/after-sign-in';
import { isGuest, readSession } from '../sign-in/session';
import { refreshTrips } from '../trips/trips';

/** Timeout of the copy call, in milliseconds; after that, the copy is created later. */
const COPY_MS = 20_000;

/** What creating a copy needs; tests pass their own. */
export interface CopyDependencies {
  readonly storage: DeviceStorage;
  /**
   * Copies what a share shows into an account. Repeating it with the same copy id creates one copy. The owner gets
   * their own trip, under its own id.
   */
  copy(of: { userId: string; shareId: string; copyId: string }): Promise<{ id: string }>;
}

/** Where to go after signing in, as a path in the app, and what happened to the pending shared trip. */
export interface WayOn {
  readonly href: string;
  readonly share: 'none' | 'saved' | 'own' | 'gone' | 'later';
}

const browserDependencies: CopyDependencies = { storage: deviceStorage, copy: copySharedTrip };

/** Copies a shared trip into a member's account under the copy's id; for its owner, returns the trip itself. */
export function copySharedTrip(of: {
  userId: string;
  shareId: string;
  copyId: string;
}): Promise<{ id: string }> {
  const { userId, shareId, copyId } = of;
  const signal = AbortSignal.timeout(COPY_MS);
  const call = { params: { userId, tripId: shareId }, body: { id: copyId } };
  return client.tripPage.copyShared(call, { signal });
}

/** Copies a shared trip into the account of the member who is signed in. */
export function useKeepShared() {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn: copySharedTrip, onSettled: () => refreshTrips(queryClient) });
}

/**
 * Decides where to go after a sign-in: saves the pending shared trip to the member's account and opens the copy, or the
 * trip itself if the member owns it.
 *
 * A trip that is no longer shared is dropped. One that couldn't be saved yet stays pending, and its own page opens.
 */
export async function wayOnAfterSignIn(parts: CopyDependencies = browserDependencies): Promise<WayOn> {
  const { storage, copy } = parts;
  const session = readSession(storage);
  const shareId = pendingSharedTrip(storage);
  if (shareId === null || !session || isGuest(session)) return { href: afterSignIn(storage), share: 'none' };
  try {
    const copyId = pendingCopyId(storage);
    const { id } = await copy({ userId: session.userId, shareId, copyId });
    forgetPendingShare(storage);
    // Clears the pending destination as well.
    afterSignIn(storage);
    return { href: `/trip_plan?trip=${encodeURIComponent(id)}`, share: id === copyId ? 'saved' : 'own' };
  } catch (problem) {
    const failure = failureOf(problem);
    if (failure === null) throw problem;
    if (failure !== 'refused') return { href: `/trip_share/${encodeURIComponent(shareId)}`, share: 'later' };
    forgetPendingShare(storage);
    return { href: afterSignIn(storage), share: 'gone' };
  }
}
