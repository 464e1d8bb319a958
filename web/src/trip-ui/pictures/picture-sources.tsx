import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

/** Where people's pictures are loaded from; their addresses may become known later than the pictures themselves. */
export interface PictureSources {
  /** Null while unknown. Stays the same until something changes. */
  addressOf(imageUrl: string, variant: PictureVariant): string | null;
  /** Requests an address that is needed. */
  want(imageUrl: string): void;
  /** Reports that a picture didn't load from the address it was given. */
  failed(imageUrl: string): void;
  /** Calls back when addresses have become known; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Sources for pictures that are served under the address of the shared page that shows them. */
export function picturesSharedAt(sharedAt: string): PictureSources {
  return {
    addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, { sharedAt }),
    want: () => {},
    failed: () => {},
    subscribe: () => () => {},
  };
}

/** Picture sources whose code loads once the first address is requested; library pictures are available at once. */
export function picturesLater(load: () => Promise<PictureSources>): PictureSources {
  const listeners = new Set<() => void>();
  const wanted = new Set<string>();
  let sources: PictureSources | null = null;
  let isLoading = false;
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function bring() {
    isLoading = true;
    try {
      sources = await load();
    } finally {
      isLoading = false;
    }
    sources.subscribe(tell);
    for (const imageUrl of wanted) sources.want(imageUrl);
    wanted.clear();
    tell();
  }

  return {
    addressOf: (imageUrl, variant) => (sources ?? NOBODYS).addressOf(imageUrl, variant),
    want(imageUrl) {
      if (sources) return sources.want(imageUrl);
      wanted.add(imageUrl);
      // Offline, the code can't load; the next request for a picture tries again.
      if (!isLoading) bring().catch(() => {});
    },
    failed: (imageUrl) => sources?.failed(imageUrl),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const NO_SIGNATURES = { signatures: new Map<string, string>() };
/** Only the library. */
const NOBODYS: PictureSources = {
  addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, NO_SIGNATURES),
  want: () => {},
  failed: () => {},
  subscribe: () => () => {},
};

const Sources = createContext<PictureSources>(NOBODYS);

/** Sets where the pictures inside it are loaded from. */
export function PicturesFrom({ sources, children }: { sources: PictureSources; children: ReactNode }) {
  return <Sources value={sources}>{children}</Sources>;
}

/** Where the pictures here are loaded from, for output other than the screen. */
export function usePictureSources(): PictureSources {
  return useContext(Sources);
}

/** The address of a picture in a size (null until it's known), and a function to call if the picture doesn't load. */
export function usePictureAddress(
  imageUrl: string,
  variant: PictureVariant,
): { address: string | null; tellFailed: () => void } {
  const sources = useContext(Sources);
  const read = () => sources.addressOf(imageUrl, variant);
  const address = useSyncExternalStore(sources.subscribe, read, read);
  const isWanted = address === null;
  useEffect(() => {
    if (isWanted) sources.want(imageUrl);
  }, [sources, imageUrl, isWanted]);
  return { address, tellFailed: () => sources.failed(imageUrl) };
}
