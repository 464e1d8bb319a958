import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { BusinessProfile } from '@wayfold/contract/people/profile-endpoints';
import { client } from '../client/client';

/** The two pictures of a company. */
export type CompanyImageSlot = 'image1' | 'image2';

/** Query key of a business profile. */
export const businessKey = (userId: string) => ['business-profile', userId] as const;

const businessQuery = (userId: string) =>
  queryOptions({
    queryKey: businessKey(userId),
    queryFn: ({ signal }) => client.profile.business({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

/** The business profile shown on the pages of a business; fetches nothing for null. */
export function useBusinessProfile(userId: string | null): UseQueryResult<BusinessProfile> {
  return useQuery({ ...businessQuery(userId ?? ''), enabled: userId !== null });
}

/** Sets a company picture, or removes it if null is given. */
export function useCompanyImage(userId: string, slot: CompanyImageSlot) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (base64: string | null) => {
      const params = { id: userId, slot };
      return base64 === null
        ? client.profile.removeCompanyImage({ params })
        : client.profile.saveCompanyImage({ params, body: { base64 } });
    },
    onSuccess: (saved) => queryClient.setQueryData<BusinessProfile>(businessKey(userId), saved),
  });
}
