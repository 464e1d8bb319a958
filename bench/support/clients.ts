import type { Api, api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';

/** The API as it is used by somebody at an address of the network; the server believes the one proxy that names it. */
export function clientAt(url: string, address: string, token: string | null = null): Client<Api> {
  return clientFrom(url, () => address, token);
}

/** The same, where each call may come from an address of its own. */
export function clientFrom(url: string, address: () => string, token: string | null): Client<Api> {
  return createClient<typeof api>(paths, {
    baseUrl: url,
    token: () => token,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address() } }),
  });
}

/** Addresses that were never used before in this run, each in a network of its own. */
export function freshAddresses(): () => string {
  let given = 0;
  return () => {
    given += 1;
    return `10.${given >> 16}.${(given >> 8) & 255}.${given & 255}`;
  };
}
