import type { Refresher } from './refresh';
import type { Session } from './session';

/** What signing calls needs; tests pass their own. */
export interface SignedFetchDependencies {
  readonly refresher: Pick<Refresher, 'isDue' | 'refresh'>;
  readonly session: () => Session | null;
  readonly fetch: typeof fetch;
}

/**
 * A fetch that refreshes the token of signed calls: in advance if it is about to expire, and once if the server no longer
 * accepts it.
 *
 * A call is never sent as a different user than it started as. If an advance refresh gets no response, the call is sent with
 * the old token; if a refresh after a 401 gets none, the call fails as unanswered. Either way the session stays.
 */
export function signedFetch({ refresher, session, fetch }: SignedFetchDependencies): typeof globalThis.fetch {
  return async (url, init) => {
    const begun = session();
    if (!begun || bearerOf(init) !== begun.token) return fetch(url, init);
    const current = refresher.isDue(begun) ? await renewed(begun).catch(() => begun) : begun;
    const answer = await fetch(url, signedBy(init, current));
    if (answer.status !== 401) return answer;
    const fresh = await renewed(current);
    if (fresh.token === current.token) return answer;
    return fetch(url, signedBy(init, fresh));
  };

  async function renewed(used: Session): Promise<Session> {
    const fresh = used.refreshToken === undefined ? null : await refresher.refresh(used);
    return fresh?.userId === used.userId ? fresh : used;
  }
}

function bearerOf(init: RequestInit | undefined): string | null {
  return new Headers(init?.headers).get('authorization')?.replace(/^Bearer /, '') ?? null;
}

function signedBy(init: RequestInit | undefined, { token }: Session): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}
