import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Security, Session } from '@wayfold/contract/security-endpoints';
import { confirmedCall } from '../lib/confirmed-call';
import { client } from './client';

const securityQuery = (userId: string) =>
  queryOptions({
    queryKey: ['security', userId],
    queryFn: ({ signal }) => client.security.get({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sessions', userId],
    queryFn: ({ signal }) => client.security.sessions({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

/** How an account is kept safe. */
export function useSecurity(userId: string): UseQueryResult<Security> {
  return useQuery(securityQuery(userId));
}

/** Where a person is signed in, this device first. */
export function useSessions(userId: string): UseQueryResult<Session[]> {
  return useQuery(sessionsQuery(userId));
}

/**
 * Acts on how an account is kept safe; what is shown of it is read again afterwards.
 *
 * Calls that need a fresh proof ask for it, and answer null when it was not given.
 */
export function useSecurityActions(userId: string) {
  const queryClient = useQueryClient();
  const params = { id: userId };
  const read = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['security', userId] }),
      queryClient.invalidateQueries({ queryKey: ['sessions', userId] }),
    ]);
  async function done<Answer>(call: Promise<Answer>): Promise<Answer> {
    const answer = await call;
    await read();
    return answer;
  }
  return {
    changeEmail: (email: string) =>
      done(confirmedCall(() => client.security.changeEmail({ params, body: { email } }))),
    cancelEmail: () => done(client.security.cancelEmail({ params })),
    confirmAgain: () => client.security.confirmAgain({ params }),
    changePassword: (body: { userName: string; password: string; currentPassword: string }) =>
      done(client.signIn.changePassword({ body })),
    sendPasswordLink: (email: string) => client.signIn.sendReset({ body: { email } }),
    addPasskey: (name: string) => done(confirmedCall(() => makePasskey(userId, name))),
    removePasskey: (passkeyId: string) =>
      done(confirmedCall(() => client.security.removePasskey({ params: { ...params, passkeyId } }))),
    startTotp: () => confirmedCall(() => client.security.startTotp({ params })),
    confirmTotp: (code: string) =>
      done(confirmedCall(() => client.security.confirmTotp({ params, body: { code } }))),
    removeTotp: () => done(confirmedCall(() => client.security.removeTotp({ params }))),
    endSessions: () => client.security.endSessions({ params }),
  };
}

/** Lets the browser make a passkey and adds it. Its own dialog may be left, which throws a `NotAllowedError`. */
async function makePasskey(userId: string, name: string) {
  const params = { id: userId };
  const { ticket, options } = await client.security.startPasskey({ params });
  const { startRegistration } = await import('@simplewebauthn/browser');
  // The contract hands on what its library on the server made for this very call.
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  const answer = { ...(await startRegistration({ optionsJSON })) };
  return client.security.addPasskey({ params, body: { ticket, answer, name } });
}

/** Signs one other device out; it leaves the list at once and comes back where that fails. */
export function useEndSession(userId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = sessionsQuery(userId);
  return useMutation({
    mutationFn: (sessionId: string) => client.security.endSession({ params: { id: userId, sessionId } }),
    onMutate: (sessionId) => {
      queryClient.setQueryData(queryKey, (sessions) => sessions?.filter(({ id }) => id !== sessionId));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}
