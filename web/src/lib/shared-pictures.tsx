import { type ReactNode, useMemo } from 'react';
import { PicturesFrom, picturesSharedAt } from './picture-sources';
import { sharedPage } from './shared-links';

/** Loads the pictures of a trip beside the page of its share. */
export function SharedPictures({ shareId, children }: { shareId: string; children: ReactNode }) {
  const sources = useMemo(() => picturesSharedAt(sharedPage(shareId)), [shareId]);
  return <PicturesFrom sources={sources}>{children}</PicturesFrom>;
}
