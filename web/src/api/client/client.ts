import { type ClientConnection, createClient } from '@wayfold/contract/kernel/client';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { paths } from '@wayfold/contract/paths.generated';
import { deviceLocks } from '../device/device-locks';
import { deviceStorage } from '../device/device-storage';
import { noteServerTime } from '../device/server-clock';
import { Refresher } from '../sign-in/refresh';
import { readSession } from '../sign-in/session';
import { signedFetch } from '../sign-in/signed-fetch';
import { noteBuild } from './build-watch';

/** Timeout of a token refresh, in milliseconds. */
const REFRESH_MS = 10_000;

/** The browser's fetch. Also notes the server's time from POST responses, which never come from a cache. */
const timedFetch: typeof fetch = async (url, init) => {
  const answer = await fetch(url, init);
  if (init?.method === 'POST') noteServerTime(answer.headers.get('date'));
  return answer;
};

const openConnection: ClientConnection = {
  baseUrl: '',
  token: () => null,
  fetch: timedFetch,
  onAnswer: (answer) => noteBuild(answer.headers.get('x-wayfold-build')),
};
const openClient = createClient(paths, openConnection);

const refused = new Set<() => void>();

/** Calls back when the server no longer recognizes this device's session; returns a function that stops it. */
export function onRefreshRefused(listener: () => void): () => void {
  refused.add(listener);
  return () => refused.delete(listener);
}

const refresher = new Refresher({
  storage: deviceStorage,
  locks: deviceLocks,
  now: () => Date.now(),
  ask: async (refreshToken) => {
    const signal = AbortSignal.timeout(REFRESH_MS);
    return openClient.signIn.refresh({ body: { refreshToken } }, { signal });
  },
  onRefused: () => {
    for (const listener of refused) listener();
  },
});

/** Connects this page to the server: same origin, with this device's token, refreshed as needed. */
export const connection: ClientConnection = {
  ...openConnection,
  token: () => readSession()?.token ?? null,
  fetch: signedFetch({ refresher, session: () => readSession(), fetch: timedFetch }),
};

/** Every call of the API, typed by the contract. Throws a ProblemError for a refusal, and a TypeError if offline. */
export const client = createClient(paths, connection);
export type ApiClient = typeof client;

/** Why a call failed, in the terms a queue needs. */
export type CallFailure =
  /** There was no response: the device is offline, or the server can't be reached. */
  | 'network'
  /** A later attempt may succeed. */
  | 'later'
  | 'signed-out'
  /** It would be refused again. */
  | 'refused';

/** Classifies what a call threw; returns null for a bug, which is anything but a refusal or a network failure. */
export function failureOf(problem: unknown): CallFailure | null {
  if (problem instanceof ProblemError) {
    if (problem.code === 'signed-out') return 'signed-out';
    return LATER.has(problem.code) ? 'later' : 'refused';
  }
  // fetch throws a TypeError if there was no response, and an AbortError or TimeoutError if it was aborted.
  if (problem instanceof TypeError) return 'network';
  if (problem instanceof DOMException) return 'network';
  // A truncated response isn't valid JSON.
  return problem instanceof SyntaxError ? 'network' : null;
}

const LATER = new Set(['internal', 'upstream', 'unavailable', 'too-many']);
