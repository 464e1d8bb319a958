import type { USER_ACTIONS } from '@wayfold/contract/people/accounts-endpoints';
import { readSession } from '../sign-in/session';
import { client, failureOf } from './client';

/** One of the few user actions that are counted. */
export type UserAction = (typeof USER_ACTIONS)[number];

/** Counts an action of the signed-in user; nothing waits for it, and it isn't counted if the call fails. */
export function recordAction(action: UserAction): void {
  if (!readSession()) return;
  client.accounts.recordAction({ body: { action } }).catch((problem: unknown) => {
    if (failureOf(problem) === null) throw problem;
  });
}
