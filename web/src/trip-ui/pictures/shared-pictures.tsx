import { type ReactNode, useMemo } from 'react';
import { sharedPage } from '../../planner-state/shared-links';
import { PicturesFrom, picturesSharedAt } from './picture-sources';

/** Loads a trip's pictures from under the page of its share. */
export function SharedPictures({ shareId, children }: { shareId: string; children: ReactNode }) {
  const sources = useMemo(() => picturesSharedAt(sharedPage(shareId)), [shareId]);
  return <PicturesFrom sources={sources}>{children}</PicturesFrom>;
}
