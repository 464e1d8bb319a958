import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Security, Session } from '@wayfold/contract/people/security-endpoints';
import { confirmedCall } from '../../lib/confirmed-call';
import { client } from '../client/client';
import { deviceHeader } from '../sign-in/known-device';
import { addPasskey } from '../sign-in/passkeys';
import { changePassword, sendReset } from '../sign-in/password-calls';

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

/** The security settings of an account. */
export function useSecurity(userId: string): UseQueryResult<Security> {
  return useQuery(securityQuery(userId));
}

/** The devices where a user is signed in, this one first. */
export function useSessions(userId: string): UseQueryResult<Session[]> {
  return useQuery(sessionsQuery(userId));
}

/**
 * Changes the security settings of an account and refetches them.
 *
 * Calls that need a fresh proof of identity ask for it, and return null if it isn't given.
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
    changePassword: (change: { userName: string; password: string; currentPassword: string }) =>
      done(changePassword(change).then(() => true)),
    sendPasswordLink: sendReset,
    addPasskey: (name: string) => done(confirmedCall(() => addPasskey(name))),
    removePasskey: (passkeyId: string) =>
      done(confirmedCall(() => client.security.removePasskey({ params: { ...params, passkeyId } }))),
    startTotp: () => confirmedCall(() => client.security.startTotp({ params })),
    confirmTotp: (code: string) =>
      done(
        confirmedCall(() =>
          // This device has just shown that it has the app.
          client.security.confirmTotp({ params, body: { code } }, { headers: deviceHeader() }),
        ),
      ),
    removeTotp: () => done(confirmedCall(() => client.security.removeTotp({ params }))),
    endSessions: () => client.security.endSessions({ params }),
  };
}

/** Signs out another device; it leaves the list immediately and comes back if that fails. */
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
