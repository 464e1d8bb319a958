import type { CallOptions } from '@wayfold/contract/kernel/client';
import type { User } from '@wayfold/contract/people/accounts-endpoints';
import type { SECOND_STEPS, SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import { GUEST_LOCK } from '../account/account';
import { failureOf } from '../client/client';
import { DEVICE_KEY, FORMER_GUESTS_KEY } from '../device/device-keys';
import { type DeviceLocks, deviceLocks } from '../device/device-locks';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { deviceTimeOf } from '../device/server-clock';
import { sendWaiting } from '../trip-session/waiting-trips';
import { formerGuests, noteEntered, noteEntering } from './former-guests';
import { deviceHeader } from './known-device';
import { isGuest, readSession, type Session } from './session';
import { beginSession } from './session-watch';
import { storeUser } from './stored-user';

/** The result of a sign-in. */
export type Entered =
  /** Signed in, and the guest's data now belongs to the user; `kept` if their account was about to be deleted. */
  | { readonly kind: 'in'; readonly user: User; readonly merged: boolean; readonly kept: boolean }
  /** The account also requires a code. */
  | {
      readonly kind: 'second-step';
      readonly ticket: string;
      readonly ways: readonly (typeof SECOND_STEPS)[number][];
    }
  /** Nobody is signed in and there is no next step: go home. */
  | { readonly kind: 'nowhere' };

/** What every sign-in call includes. */
export interface Entry {
  readonly userId?: string;
  readonly timezone: string;
}

/** What signing in needs; tests pass their own. */
export interface SignInDependencies {
  readonly storage: DeviceStorage;
  readonly locks: DeviceLocks;
  /** Sends the guest's pending changes that can be sent quickly. */
  readonly sendWaiting: () => Promise<void>;
  /** Signs the device in and moves its stored data to the new user. */
  readonly begin: (session: Session) => Promise<void>;
}

const browserDependencies: SignInDependencies = {
  storage: deviceStorage,
  locks: deviceLocks,
  sendWaiting,
  begin: beginSession,
};

/**
 * Signs in with any method: sends the guest's pending changes, makes the call, stores the response, and moves everything that
 * this device stores for the guest to the new user.
 *
 * During that time no tab creates a guest, and if two tabs sign in at the same time, one waits for the other.
 *
 * @throws what the call throws; then nothing has changed
 */
export async function enter(
  call: (entry: Entry, options: CallOptions) => Promise<SignedIn>,
  parts: SignInDependencies = browserDependencies,
): Promise<Entered> {
  const { storage, locks } = parts;
  // A visitor has no session to send with; it is sent after signing in.
  if (readSession(storage)) await parts.sendWaiting();
  return locks.hold(GUEST_LOCK, async () => {
    const before = readSession(storage);
    const guest = before && isGuest(before) ? before : null;
    const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
    const entry = guest ? { userId: guest.userId, timezone } : { timezone };
    if (guest) noteEntering(storage);
    try {
      const answer = await call(entry, { headers: deviceHeader(storage) });
      noteEntered(storage);
      return await keepSignedIn(answer, guest, parts);
    } catch (problem) {
      const failure = failureOf(problem);
      if (failure !== 'network' && failure !== 'later') noteEntered(storage);
      throw problem;
    }
  });
}

async function keepSignedIn(
  answer: SignedIn,
  guest: Session | null,
  { storage, begin }: SignInDependencies,
): Promise<Entered> {
  const { token, user, refreshToken, expiresAt, deviceToken, merged, kept, secondStep } = answer;
  if (token === null || user === null)
    return secondStep ? { kind: 'second-step', ...secondStep } : { kind: 'nowhere' };
  if (deviceToken !== null) storage.setItem(DEVICE_KEY, deviceToken);
  const before = readSession(storage);
  // Even if the server reports no merge: the response that reported it may have been lost, and a guest without a token
  // can never return for pending changes.
  const formerly = new Set([
    ...(before?.userId === user.id ? (before.formerly ?? []) : []),
    ...(guest ? [guest.userId, ...(guest.formerly ?? [])] : []),
    ...formerGuests(storage),
  ]);
  formerly.delete(user.id);
  const begun = begin({
    token,
    userId: user.id,
    role: user.role,
    ...(refreshToken === null ? {} : { refreshToken }),
    ...(expiresAt === null ? {} : { expiresAt: deviceTimeOf(expiresAt) }),
    ...(formerly.size > 0 ? { formerly: [...formerly] } : {}),
  });
  // Immediately, so session listeners also find the user.
  storeUser(user, storage);
  storage.removeItem(FORMER_GUESTS_KEY);
  await begun;
  return { kind: 'in', user, merged, kept };
}
