import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentProps, StrictMode } from 'react';
import { IntlProvider } from 'use-intl';
import { isRefusal } from '../api/client/problem-words';
import { firstMessages } from '../i18n/messages';

/**
 * Makes the cache of what the server said.
 *
 * Calls are tried even where the device says it is offline, since the server may be on the same machine, and fail at
 * once instead of waiting for a network. What the server refused it would refuse again.
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

/** The whole product on one page. */
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
