import type { USER_ACTIONS } from '@wayfold/contract/people/accounts-endpoints';
import { readSession } from '../sign-in/session';
import { client, failureOf } from './client';

/** One of the few acts that are counted. */
export type UserAction = (typeof USER_ACTIONS)[number];

/** Counts an act of whoever is signed in; nobody waits for it, and without an answer it is not counted. */
export function recordAction(action: UserAction): void {
  if (!readSession()) return;
  client.accounts.recordAction({ body: { action } }).catch((problem: unknown) => {
    if (failureOf(problem) === null) throw problem;
  });
}
