import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { DistanceUnit, User } from '@wayfold/contract/accounts-endpoints';
import { useSyncExternalStore } from 'react';
import { type ApiClient, client, failureOf } from './client';
import { type DeviceLocks, deviceLocks } from './device-locks';
import { type DeviceStorage, deviceStorage } from './device-storage';
import { randomKey } from './random-key';
import { forgetSession, keepSession, onSession, readSession, type Session } from './session';

const GUEST_LOCK = 'wayfold.guest';
/** Kept from before the first try until the guest is there, so that a lost answer never makes two guests. */
const GUEST_KEY = 'wayfold.guest-key';

/** What making a guest needs; tests pass their own. */
export interface GuestParts {
  storage: DeviceStorage;
  locks: DeviceLocks;
  createGuest: ApiClient['accounts']['createGuest'];
}

/**
 * Answers who this device is signed in as, making a guest when there is nobody.
 *
 * Called by the first write and never before. Of several tabs one makes the guest and the others wait for it.
 *
 * @throws what the call throws; the next attempt then makes the same guest
 */
export async function ensureGuest(parts: GuestParts = browserParts): Promise<Session> {
  const { storage, locks, createGuest } = parts;
  const known = readSession(storage);
  if (known) return known;
  return locks.hold(GUEST_LOCK, async () => {
    const madeMeanwhile = readSession(storage);
    if (madeMeanwhile) return madeMeanwhile;
    const key = storage.getItem(GUEST_KEY) ?? randomKey();
    storage.setItem(GUEST_KEY, key);
    const { token, user } = await createGuest({ body: {} }, { headers: { 'idempotency-key': key } });
    const session = { token, userId: user.id };
    keepSession(session, storage);
    storage.removeItem(GUEST_KEY);
    return session;
  });
}

const browserParts: GuestParts = {
  storage: deviceStorage,
  locks: deviceLocks,
  createGuest: (input, options) => client.accounts.createGuest(input, options),
};

/** What checking the session needs; tests pass their own. */
export interface AccountCheck {
  storage: DeviceStorage;
  get: ApiClient['accounts']['get'];
  goHome: () => void;
}

/**
 * Reads the signed-in person; null when nobody is.
 *
 * This is the only place where a session ends by itself: when the server does not know it, twice in a row. Then the
 * visitor goes to the home page; changes that wait stay on the device under their person's id.
 */
export async function loadAccount(parts: AccountCheck = browserCheck): Promise<User | null> {
  const session = readSession(parts.storage);
  if (!session) return null;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await parts.get({ params: { id: session.userId } });
    } catch (problem) {
      if (failureOf(problem) !== 'signed-out') throw problem;
      if (attempt < 2) continue;
      // Someone may have signed in while the answer was on its way.
      if (readSession(parts.storage)?.token === session.token) {
        forgetSession(parts.storage);
        parts.goHome();
      }
      return null;
    }
  }
}

const browserCheck: AccountCheck = {
  storage: deviceStorage,
  get: (input) => client.accounts.get(input),
  goHome: () => {
    if (location.pathname !== '/') location.assign('/');
  },
};

/** Follows who this device is signed in as, without asking the server; null for a visitor. */
export function useSession(): Session | null {
  return useSyncExternalStore(
    onSession,
    () => readSession(),
    () => null,
  );
}

/** Where the signed-in person is kept while the page is open. */
export const accountKey = (userId: string | null) => ['account', userId] as const;

const accountQuery = (userId: string | null) =>
  queryOptions({
    queryKey: accountKey(userId),
    queryFn: () => loadAccount(),
    enabled: userId !== null,
    staleTime: 5 * 60_000,
  });

/** The signed-in person as the server knows them; null for a visitor, undefined until it is known. */
export function useAccount(): User | null | undefined {
  const session = useSession();
  const { data } = useQuery(accountQuery(session?.userId ?? null));
  return session ? data : null;
}

/** As `useAccount`, for the one page that is nothing without it: says also that it could not be read. */
export function useAccountQuery(userId: string): UseQueryResult<User | null> {
  return useQuery(accountQuery(userId));
}

const UNIT_KEY = 'wayfold.unit';
const unitListeners = new Set<() => void>();

/** How distances are shown: as chosen on this device, else as the account has it, else null. */
export function useDistanceUnit(): DistanceUnit | null {
  const chosen = useSyncExternalStore(
    (listener) => {
      unitListeners.add(listener);
      return () => unitListeners.delete(listener);
    },
    readUnit,
    () => null,
  );
  const account = useAccount();
  return chosen ?? account?.unit ?? null;
}

/** Shows distances on this device in miles or kilometers from now on. */
export function showDistanceUnit(unit: DistanceUnit): void {
  deviceStorage.setItem(UNIT_KEY, unit);
  for (const listener of unitListeners) listener();
}

/** Chooses miles or kilometers for this device and, when someone is signed in, for their account. Makes no guest. */
export async function chooseDistanceUnit(unit: DistanceUnit): Promise<void> {
  showDistanceUnit(unit);
  const session = readSession();
  if (session) await client.accounts.setUnit({ params: { id: session.userId }, body: { unit } });
}

function readUnit(): DistanceUnit | null {
  const kept = deviceStorage.getItem(UNIT_KEY);
  return kept === 'Miles' || kept === 'Kilometers' ? kept : null;
}
