import { queryOptions, useQuery } from '@tanstack/react-query';
import { tabHistory } from '../../lib/back/use-back';
import { client } from '../client/client';
import { SOCIAL_KEY } from '../device/device-keys';
import { deviceStorage } from '../device/device-storage';

const socialQuery = queryOptions({
  queryKey: ['social-provider'],
  queryFn: ({ signal }) => client.signIn.socialProvider({}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name of the social provider; null if none is set, undefined until known. */
export function useSocialProvider(): string | null | undefined {
  return useQuery(socialQuery).data?.name;
}

/** Goes to the social provider; `finishSocial` handles the return. */
export async function startSocial(): Promise<void> {
  const { url, ticket } = await client.signIn.startSocial({ body: {} });
  deviceStorage.setItem(SOCIAL_KEY, ticket);
  tabHistory().leaveFor(url);
}
