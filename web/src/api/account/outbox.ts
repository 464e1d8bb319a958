import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallOutput } from '@wayfold/contract/kernel/endpoint';
import type { OutboxMail, outbox } from '@wayfold/contract/people/outbox-endpoints';
import { client } from '../client/client';

/** One email; its text is null if only the recipient may read it. */
export type OpenedMail = CallOutput<typeof outbox.get>;

const outboxQuery = infiniteQueryOptions({
  queryKey: ['outbox'],
  queryFn: ({ pageParam, signal }) =>
    client.outbox.list({ query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as string | null, // the first page has no cursor
  getNextPageParam: ({ mails, hasMore }) => (hasMore ? (mails.at(-1)?.id ?? null) : null),
});

/** Emails of the last few days, for an admin: newest first, more on request. */
export function useOutbox() {
  const query = useInfiniteQuery(outboxQuery);
  const { data } = query;
  return {
    query,
    mails: data?.pages.flatMap(({ mails }): OutboxMail[] => mails),
    /** Whether a mail server is configured, so emails are sent. */
    leaves: data?.pages[0]?.leaves ?? true,
  };
}

const mailQuery = (id: string) =>
  queryOptions({
    queryKey: ['outbox', 'mail', id],
    queryFn: ({ signal }) => client.outbox.get({ params: { id } }, { signal }),
  });

/** One email in the outbox. */
export function useMail(id: string) {
  return useQuery(mailQuery(id));
}
