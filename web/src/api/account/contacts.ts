import {
  queryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { client } from '../client/client';

/** The fields of a contact that users can edit. */
export type ContactFields = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

const contactsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['contacts', userId],
    queryFn: ({ signal }) => client.profile.contacts({ params: { id: userId } }, { signal }),
    staleTime: 60_000,
  });

/** A user's contacts, sorted by name. */
export function useContacts(userId: string): UseQueryResult<Contact[]> {
  return useQuery(contactsQuery(userId));
}

/** Adds a contact with a client-made id, or changes the contact that has this id. */
export function useSaveContact(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isNew, fields }: { id: string; isNew: boolean; fields: ContactFields }) =>
      isNew
        ? client.profile.addContact({ params: { userId }, body: { id, ...fields } })
        : client.profile.changeContact({ params: { userId, id }, body: fields }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['contacts', userId] }),
  });
}

/** Removes a contact. */
export function useRemoveContact(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.profile.removeContact({ params: { userId, id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['contacts', userId] }),
  });
}
