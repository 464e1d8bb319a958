import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DistanceUnit, User } from '@wayfold/contract/people/accounts-endpoints';
import { useSyncExternalStore } from 'react';
import { type ApiClient, client, failureOf } from '../client/client';
import { FORMER_GUESTS_KEY, UNIT_KEY } from '../device/device-keys';
import { type DeviceLocks, deviceLocks } from '../device/device-locks';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { randomKey } from '../device/random-key';
import { formerGuests, isEntering, noteFormerGuests } from '../sign-in/former-guests';
import { isGuest, keepSession, onSession, readSession, type Session } from '../sign-in/session';
import { endSession } from '../sign-in/session-watch';
import { storedUser } from '../sign-in/stored-user';

/** Lock held while a guest is created or a user signs in, so neither overwrites the other. */
export const GUEST_LOCK = 'wayfold.guest';
/** Stored from before the first attempt until the guest exists, so a lost response never creates two guests. */
const GUEST_KEY = 'wayfold.guest-key';

/** What creating a guest needs; tests pass their own. */
export interface GuestDependencies {
  storage: DeviceStorage;
  locks: DeviceLocks;
  createGuest: ApiClient['accounts']['createGuest'];
}

/**
 * Returns this device's session; creates a guest if there is none.
 *
 * Called by the first write and never before. If there are several tabs, one creates the guest and the others wait for it.
 *
 * @throws what the call throws; the next attempt then creates the same guest
 */
export async function ensureGuest(parts: GuestDependencies = browserDependencies): Promise<Session> {
  const { storage, locks, createGuest } = parts;
  const known = readSession(storage);
  if (known) return known;
  return locks.hold(GUEST_LOCK, async () => {
    const madeMeanwhile = readSession(storage);
    if (madeMeanwhile) return madeMeanwhile;
    const key = storage.getItem(GUEST_KEY) ?? randomKey();
    storage.setItem(GUEST_KEY, key);
    const { token, user } = await createGuest({ body: {} }, { headers: { 'idempotency-key': key } });
    // A tab may see another tab's write late, and a guest must not sign out a user who signed in.
    const signedInMeanwhile = readSession(storage);
    if (signedInMeanwhile) return signedInMeanwhile;
    const formerly = formerGuests(storage);
    const session = { token, userId: user.id, ...(formerly.length > 0 ? { formerly } : {}) };
    keepSession(session, storage);
    for (const key of [GUEST_KEY, FORMER_GUESTS_KEY]) storage.removeItem(key);
    return session;
  });
}

const browserDependencies: GuestDependencies = {
  storage: deviceStorage,
  locks: deviceLocks,
  createGuest: (input, options) => client.accounts.createGuest(input, options),
};

/** Maximum number of checks for a session whose token changes every time. */
const MOST_CHECKS = 4;

/** What checking the session needs; tests pass their own. */
export interface AccountCheck {
  storage: DeviceStorage;
  /** Refreshes the token in between if it can. */
  get: ApiClient['accounts']['get'];
  /** Ends the session on this device and goes home. */
  end: () => Promise<void>;
}

/**
 * Reads the signed-in user; null if nobody is signed in.
 *
 * This is the only place where a session ends by itself: if the server doesn't recognize it twice in a row. Then the
 * visitor goes to the home page; pending changes stay on the device under the user's id.
 */
export async function loadAccount(parts: AccountCheck = browserCheck): Promise<User | null> {
  const { storage, get, end } = parts;
  for (let attempt = 1; ; attempt += 1) {
    const session = readSession(storage);
    if (!session) return null;
    try {
      return await get({ params: { id: session.userId } });
    } catch (problem) {
      if (failureOf(problem) !== 'signed-out' || attempt === MOST_CHECKS) throw problem;
      // They may already be a member without knowing it yet.
      if (isGuest(session) && isEntering(storage)) throw problem;
    }
    // Someone may have signed in while the request was running.
    if (attempt === 1 || readSession(storage)?.token !== session.token) continue;
    // Nobody can sign in as this guest anymore, so the next user gets their work.
    if (isGuest(session)) noteFormerGuests([session.userId, ...(session.formerly ?? [])], storage);
    await end();
    return null;
  }
}

const browserCheck: AccountCheck = {
  storage: deviceStorage,
  get: (input) => client.accounts.get(input),
  end: () => endSession(),
};

/** The session on this device, without asking the server; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(
    onSession,
    () => readSession(),
    () => null,
  );
}

/** Query key of the signed-in user. */
export const accountKey = (userId: string | null) => ['account', userId] as const;

const accountQuery = (userId: string | null) =>
  queryOptions({
    queryKey: accountKey(userId),
    queryFn: () => loadAccount(),
    enabled: userId !== null,
    staleTime: 5 * 60_000,
    // Shows the stored user immediately and refetches.
    initialData: () => {
      const stored = storedUser();
      return stored?.id === userId ? stored : undefined;
    },
    initialDataUpdatedAt: 0,
  });

/** The signed-in user as the server knows them; null for a visitor, undefined while loading. */
export function useAccount(): User | null | undefined {
  const session = useSession();
  const { data } = useQuery(accountQuery(session?.userId ?? null));
  return session ? data : null;
}

/** The query behind `useAccount`, for pages that wait for it and show its error. Fetches nothing for null. */
export function useAccountQuery(userId: string | null): UseQueryResult<User | null> {
  return useQuery(accountQuery(userId));
}

/** True for a signed-up account, false for guests and visitors, without asking the server. */
export function useIsMember(): boolean {
  const session = useSession();
  return session !== null && !isGuest(session);
}

/** The signed-in member; null for guests and visitors, undefined until known. */
export function useSignedIn(): User | null | undefined {
  const account = useAccount();
  return useIsMember() ? account : null;
}

const unitListeners = new Set<() => void>();

/** The distance unit: the one chosen on this device, or else the account's; null if there is neither. */
export function useDistanceUnit(): DistanceUnit | null {
  const chosen = useSyncExternalStore(onUnit, readUnit, () => null);
  const account = useAccount();
  return chosen ?? account?.unit ?? null;
}

/** Switches this device to miles or kilometers. */
export function showDistanceUnit(unit: DistanceUnit): void {
  deviceStorage.setItem(UNIT_KEY, unit);
  for (const listener of unitListeners) listener();
}

/** Switches this device back to the account's distance unit. */
export function forgetUnit(): void {
  deviceStorage.removeItem(UNIT_KEY);
  for (const listener of unitListeners) listener();
}

/** Sets the unit that was chosen on this device in a new account. */
export async function shareUnit(user: User): Promise<void> {
  const unit = readUnit();
  if (unit === null || unit === user.unit) return;
  try {
    await client.accounts.setUnit({ params: { id: user.id }, body: { unit } });
  } catch (problem) {
    // This device uses the unit anyway.
    if (failureOf(problem) === null) throw problem;
  }
}

function onUnit(listener: () => void): () => void {
  unitListeners.add(listener);
  // The unit is removed with the session.
  const stop = onSession(listener);
  return () => {
    unitListeners.delete(listener);
    stop();
  };
}

/** Sets miles or kilometers for this device and, if someone is signed in, for their account. Doesn't create a guest. */
export async function chooseDistanceUnit(unit: DistanceUnit): Promise<void> {
  showDistanceUnit(unit);
  const session = readSession();
  if (session) await client.accounts.setUnit({ params: { id: session.userId }, body: { unit } });
}

function readUnit(): DistanceUnit | null {
  const kept = deviceStorage.getItem(UNIT_KEY);
  return kept === 'Miles' || kept === 'Kilometers' ? kept : null;
}
