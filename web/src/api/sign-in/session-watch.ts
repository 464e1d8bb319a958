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
 * Registers what clears a cache of a person's data on this device: called in every tab when their session ends, by signing
 * out, by a 401, or in another tab. Returns what takes it back.
 *
 * Text in the browser's storage needs none: it goes with the session, by `device-keys.ts`.
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
 * Watches who is signed in as long as the page is open, so that what other tabs do counts here, too; returns what stops it.
 *
 * @param goHome leaves for the home page, where nothing of the person is left
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

/** Signs this device in as someone, and waits for all that follows; whoever was signed in and is somebody else has left. */
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
  location.assign('/');
}
