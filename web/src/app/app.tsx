import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentProps, StrictMode } from 'react';
import { IntlProvider } from 'use-intl';
import { isRefusal } from '../api/client/problem-words';
import { firstMessages } from '../i18n/messages';

/**
 * Makes the cache of server responses.
 *
 * Calls are tried even if the device says it is offline, because the server may be on the same machine. They fail at
 * once instead of waiting for a network. A call that the server refused isn't retried: it would be refused again.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, problem) => failures < 1 && !isRefusal(problem),
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** The whole app. */
export function App(props: {
  router: ComponentProps<typeof RouterProvider>['router'];
  queryClient: QueryClient;
}) {
  return (
    <StrictMode>
      <QueryClientProvider client={props.queryClient}>
        <IntlProvider locale="en-US" timeZone="UTC" messages={firstMessages}>
          <RouterProvider router={props.router} />
        </IntlProvider>
      </QueryClientProvider>
    </StrictMode>
  );
}
