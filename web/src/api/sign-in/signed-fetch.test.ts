import { expect, test, vi } from 'vitest';
import type { Session } from './session';
import { signedFetch } from './signed-fetch';

const SESSION: Session = { token: 'access-1', userId: 'mei', role: 'FREE', refreshToken: 'refresh-1' };
const FRESH: Session = { ...SESSION, token: 'access-2', refreshToken: 'refresh-2' };

/** A page whose server accepts only one token. */
function page(options: {
  session: Session | null;
  takes: string;
  isDue?: boolean;
  refresh?: () => Promise<Session | null>;
}) {
  const tokens: (string | null)[] = [];
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    tokens.push(token);
    return new Response(init?.body ?? null, { status: token === `Bearer ${options.takes}` ? 200 : 401 });
  });
  const refresh = vi.fn(options.refresh ?? (async () => FRESH));
  const refresher = { isDue: () => options.isDue ?? false, refresh };
  const send = signedFetch({ refresher, session: () => options.session, fetch });
  const call = (token: string | null) =>
    send('/api/trips', {
      method: 'POST',
      body: 'the change',
      headers: { 'if-match': '"1"', ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
    });
  return { call, tokens, refresh };
}

const noNetwork = async () => {
  throw new TypeError('Failed to fetch');
};

test('a token that is about to expire is refreshed before the call', async () => {
  const { call, tokens } = page({ session: SESSION, takes: 'access-2', isDue: true });

  expect((await call('access-1')).status).toBe(200);

  expect(tokens).toEqual(['Bearer access-2']);
});

test('a token that the server does not accept is refreshed once, and the call is retried unchanged', async () => {
  const { call, tokens } = page({ session: SESSION, takes: 'access-2' });

  const answer = await call('access-1');

  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('the change');
  expect(tokens).toEqual(['Bearer access-1', 'Bearer access-2']);
});

test('a call that is also refused with the new token is refused', async () => {
  const { call, tokens, refresh } = page({ session: SESSION, takes: 'none' });

  expect((await call('access-1')).status).toBe(401);

  expect(tokens).toHaveLength(2);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a guest has nothing to refresh', async () => {
  const { call, tokens, refresh } = page({ session: { token: 'guest', userId: 'g' }, takes: 'none' });

  expect((await call('guest')).status).toBe(401);

  expect(tokens).toHaveLength(1);
  expect(refresh).not.toHaveBeenCalled();
});

test('a call is never retried as a different user', async () => {
  const other = { ...FRESH, userId: 'leo' };
  const { call, tokens } = page({ session: SESSION, takes: 'access-2', refresh: async () => other });

  expect((await call('access-1')).status).toBe(401);

  expect(tokens).toEqual(['Bearer access-1']);
});

test('a call without the session’s token is left alone', async () => {
  const { call, tokens, refresh } = page({ session: SESSION, takes: 'none', isDue: true });

  await call(null);
  await call('another');

  expect(tokens).toEqual([null, 'Bearer another']);
  expect(refresh).not.toHaveBeenCalled();
});

test('if the refresh gets no response, a refused call counts as unanswered', async () => {
  const { call } = page({ session: SESSION, takes: 'access-2', refresh: noNetwork });

  await expect(call('access-1')).rejects.toThrow('Failed to fetch');
});

test('if an advance refresh gets no response, the token is used until it expires', async () => {
  const { call } = page({ session: SESSION, takes: 'access-1', isDue: true, refresh: noNetwork });

  expect((await call('access-1')).status).toBe(200);
});
