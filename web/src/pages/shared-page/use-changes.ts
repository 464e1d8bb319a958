import { changesSince, type PageChange, type PageSnapshot } from '@wayfold/domain/page/trip-page-changes';
import { useEffect, useState } from 'react';
import { seeAgain } from '../../api/shared-trip/seen-pages';

const NONE: readonly PageChange[] = [];

/** What has changed since this device last viewed the page. The snapshot is stored on the device and never sent. */
export function useChanges(shareId: string | null, snapshot: PageSnapshot): readonly PageChange[] {
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    if (shareId === null) return;
    const before = seeAgain(shareId, snapshot);
    if (before) setChanges(changesSince(before, snapshot));
  }, [shareId, snapshot]);
  return changes;
}
