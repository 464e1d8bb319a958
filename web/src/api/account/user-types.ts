import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../client/client';
import { deviceHeader } from '../sign-in/known-device';

const userTypesQuery = queryOptions({
  queryKey: ['user-types'],
  queryFn: ({ signal }) => client.settings.userTypes({}, { signal }),
  staleTime: 60 * 60_000,
});

/** The user types to choose from, in display order; undefined while loading. */
export function useUserTypes() {
  return useQuery(userTypesQuery).data;
}

/** Same as `useUserTypes`, for a form that needs them: also reports a failed read. */
export function useUserTypesQuery() {
  return useQuery(userTypesQuery);
}

/** The user type of an email's owner; a generic answer for a device they never signed in on. */
export function detectUserType(email: string, signal?: AbortSignal) {
  const options = { headers: deviceHeader(), ...(signal ? { signal } : {}) };
  return client.signIn.typeDetail({ params: { email } }, options);
}
