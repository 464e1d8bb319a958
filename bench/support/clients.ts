import type { Api, api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';

/** Creates an API client at a network address; the server trusts the one proxy that reports it. */
export function clientAt(url: string, address: string, token: string | null = null): Client<Api> {
  return clientFrom(url, () => address, token);
}

/** Creates an API client whose calls can each come from a different address. */
export function clientFrom(url: string, address: () => string, token: string | null): Client<Api> {
  return createClient<typeof api>(paths, {
    baseUrl: url,
    token: () => token,
    fetch: (input, init) =>
      fetch(input, { ...init, headers: { ...init?.headers, 'x-forwarded-for': address() } }),
  });
}

/** Creates a source of addresses that are new in this run, each in a different network. */
export function freshAddresses(): () => string {
  let given = 0;
  return () => {
    given += 1;
    return `10.${given >> 16}.${(given >> 8) & 255}.${given & 255}`;
  };
}
