/** What another app shared with Wayfold, until a trip has taken it; stored by the service worker (`RECEIVE`). */
export type Incoming =
  | {
      readonly kind: 'text';
      readonly key: string;
      readonly title: string;
      readonly text: string;
      readonly url: string;
    }
  | { readonly kind: 'file'; readonly key: string; readonly file: File }
  /** Only the name of a file that is larger than any that can be imported. */
  | { readonly kind: 'too-large'; readonly key: string; readonly name: string };

/** The name is from `scripts/service-worker.ts`. */
const CACHE = 'incoming';

/** Everything that waits, oldest first. */
export async function readIncoming(): Promise<Incoming[]> {
  // Without a secure context there is no service worker either.
  if (!('caches' in globalThis)) return [];
  const cache = await caches.open(CACHE);
  const items: Incoming[] = [];
  for (const { url: key } of await cache.keys()) {
    const response = await cache.match(key);
    if (response) items.push(await itemOf(key, response));
  }
  return items;
}

/** Forgets one that a trip has taken, or that the user doesn't want. */
export async function forgetIncoming(key: string): Promise<void> {
  await (await caches.open(CACHE)).delete(key);
}

async function itemOf(key: string, response: Response): Promise<Incoming> {
  const named = response.headers.get('x-file-name');
  if (named === null) {
    const { title, text, url } = await response.json();
    return { kind: 'text', key, title, text, url };
  }
  const name = decodeURIComponent(named);
  if (response.headers.has('x-too-large')) return { kind: 'too-large', key, name };
  return { kind: 'file', key, file: new File([await response.blob()], name) };
}
