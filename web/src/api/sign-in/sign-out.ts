import { client, failureOf } from '../client/client';
import { sendWaiting } from '../trip-session/waiting-trips';
import { readSession } from './session';
import { endSession } from './session-watch';

export { hasUnsentChanges } from '../trip-session/waiting-trips';

/** How long to wait for the server, in milliseconds. */
const TELLING_MS = 4_000;

/**
 * Signs this device out and goes home. Pending changes that can be sent quickly are sent first; the rest stays on this
 * device under the user's id until they sign in again.
 */
export async function signOut(): Promise<void> {
  if (readSession()) {
    await sendWaiting();
    await tellServer();
  }
  await endSession();
}

/** Leaves a session that the server has already ended. */
export function leaveHere(): Promise<void> {
  return endSession();
}

async function tellServer(): Promise<void> {
  try {
    await client.signIn.signOut({}, { signal: AbortSignal.timeout(TELLING_MS) });
  } catch (problem) {
    // Without a response, the session expires on the server; this device removes its tokens anyway.
    if (failureOf(problem) === null) throw problem;
  }
}
