import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../client/client';
import { deviceHeader } from '../sign-in/known-device';

const userTypesQuery = queryOptions({
  queryKey: ['user-types'],
  queryFn: ({ signal }) => client.settings.userTypes({}, { signal }),
  staleTime: 60 * 60_000,
});

/** How people may describe themselves, in display order; undefined until it is known. */
export function useUserTypes() {
  return useQuery(userTypesQuery).data;
}

/** As `useUserTypes`, for a form that is nothing without them: says also that they could not be read. */
export function useUserTypesQuery() {
  return useQuery(userTypesQuery);
}

/** How the owner of an address described themselves; a plain answer for a device they never signed in on. */
export function detectUserType(email: string, signal?: AbortSignal) {
  const options = { headers: deviceHeader(), ...(signal ? { signal } : {}) };
  return client.signIn.typeDetail({ params: { email } }, options);
}
