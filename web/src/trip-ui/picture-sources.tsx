import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import { variantAddress } from '@wayfold/domain/pictures/picture-address';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

/** Where the pictures of people are loaded from; their addresses may come later than the pictures themselves. */
export interface PictureSources {
  /** Null while it is not known. The same for as long as nothing has changed. */
  addressOf(imageUrl: string, variant: PictureVariant): string | null;
  /** Sees to an address that somebody waits for. */
  want(imageUrl: string): void;
  /** Hears that a picture did not load from the address that was given. */
  failed(imageUrl: string): void;
  /** Tells when addresses have become known; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Pictures beside a page that shows them. */
export function picturesSharedAt(sharedAt: string): PictureSources {
  return {
    addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, { sharedAt }),
    want: () => {},
    failed: () => {},
    subscribe: () => () => {},
  };
}

/** Pictures whose addresses are somebody's business whose code comes once the first of them is wanted; the library is there at once. */
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
      // Without a network the code does not come, and whoever wants the next picture tries again.
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
/** The library alone. */
const NOBODYS: PictureSources = {
  addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, NO_SIGNATURES),
  want: () => {},
  failed: () => {},
  subscribe: () => () => {},
};

const Sources = createContext<PictureSources>(NOBODYS);

/** Says where the pictures below it are loaded from. */
export function PicturesFrom({ sources, children }: { sources: PictureSources; children: ReactNode }) {
  return <Sources value={sources}>{children}</Sources>;
}

/** Where the pictures here are loaded from, for what is made of them besides a screen. */
export function usePictureSources(): PictureSources {
  return useContext(Sources);
}

/** Where an image element finds a picture in a size (null until that is known), and whom to tell when it is not there. */
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
