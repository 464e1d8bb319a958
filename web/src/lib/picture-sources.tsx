import type { PictureVariant } from '@wayfold/contract/picture-rules';
import { variantAddress } from '@wayfold/domain/picture-address';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';

/** Where the pictures of people are loaded from; their addresses may come later than the pictures themselves. */
export interface PictureSources {
  /** Null while it is not known. The same for as long as nothing has changed. */
  addressOf(imageUrl: string, variant: PictureVariant): string | null;
  /** Sees to an address that somebody waits for. */
  want(imageUrl: string): void;
  /** Tells when addresses have become known; answers how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Pictures beside a page that shows them. */
export function picturesSharedAt(sharedAt: string): PictureSources {
  return {
    addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, { sharedAt }),
    want: () => {},
    subscribe: () => () => {},
  };
}

const NO_SIGNATURES = { signatures: new Map<string, string>() };
/** The library alone. */
const NOBODYS: PictureSources = {
  addressOf: (imageUrl, variant) => variantAddress(imageUrl, variant, NO_SIGNATURES),
  want: () => {},
  subscribe: () => () => {},
};

const Sources = createContext<PictureSources>(NOBODYS);

/** Says where the pictures below it are loaded from. */
export function PicturesFrom({ sources, children }: { sources: PictureSources; children: ReactNode }) {
  return <Sources value={sources}>{children}</Sources>;
}

/** Where an image element finds a picture in a size; null until that is known. */
export function usePictureAddress(imageUrl: string, variant: PictureVariant): string | null {
  const sources = useContext(Sources);
  const read = () => sources.addressOf(imageUrl, variant);
  const address = useSyncExternalStore(sources.subscribe, read, read);
  const isWanted = address === null;
  useEffect(() => {
    if (isWanted) sources.want(imageUrl);
  }, [sources, imageUrl, isWanted]);
  return address;
}
