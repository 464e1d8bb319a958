import { tabHistory } from '../../lib/back/use-back';
import {
  forgetPerson,
  forgetSession,
  isGuest,
  isSamePerson,
  keepSession,
  onSession,
  readSession,
  type Session,
} from './session';

type Clear = (ended: Session) => void | Promise<void>;

const clears = new Set<Clear>();
const entrances = new Set<() => void | Promise<void>>();
/** Whose data the caches of this tab hold. */
let known: Session | null = null;

/** How long clearing may delay leaving the page, in milliseconds. */
const CLEAR_MS = 3_000;

/**
 * Registers a callback that clears cached personal data on this device. It is called in every tab when the session ends, by
 * signing out, by a 401, or in another tab. Returns a function that unregisters it.
 *
 * Text in the browser's storage needs no callback: it is removed with the session, see `device-keys.ts`.
 */
export function onSessionEnd(clear: Clear): () => void {
  clears.add(clear);
  return () => clears.delete(clear);
}

/** Calls back when a member signs in or a guest becomes one; returns a function that stops it. */
export function onEntrance(listener: () => void | Promise<void>): () => void {
  entrances.add(listener);
  return () => entrances.delete(listener);
}

/**
 * Follows sign-ins and sign-outs in other tabs while the page is open; returns a function that stops it.
 *
 * @param goHome opens the home page, which shows none of the user's data
 */
export function watchSession(goHome: () => void = toHomePage): () => void {
  known = readSession();
  return onSession(() => {
    const [before, now] = [known, readSession()];
    known = now;
    void follow(before, now, goHome);
  });
}

/** Ends the session on this device and goes home. */
export async function endSession(goHome: () => void = toHomePage): Promise<void> {
  const ended = known ?? readSession();
  known = null;
  forgetSession();
  try {
    if (ended) await clearAll(ended);
  } finally {
    goHome();
  }
}

/** Signs this device in and waits for everything that follows. If a different user was signed in, their session ends. */
export async function beginSession(next: Session): Promise<void> {
  const before = known ?? readSession();
  known = next;
  if (before && !isSamePerson(next, before.userId)) forgetPerson();
  keepSession(next);
  await follow(before, next);
}

async function follow(before: Session | null, now: Session | null, onEnded = () => {}): Promise<void> {
  if (before && !(now && isSamePerson(now, before.userId))) {
    try {
      await clearAll(before);
    } finally {
      onEnded();
    }
  }
  if (now && !isGuest(now) && (before?.userId !== now.userId || before.role !== now.role)) {
    await Promise.all([...entrances].map(async (listener) => listener()));
  }
}

async function clearAll(ended: Session): Promise<void> {
  const all = Promise.all([...clears].map(async (clear) => clear(ended)));
  const tooLong = new Promise((resolve) => setTimeout(resolve, CLEAR_MS));
  await Promise.race([all, tooLong]);
}

function toHomePage(): void {
  // A full page load, even from the home page, so nothing of the user is left in memory.
  tabHistory().leaveFor('/');
}
