import { changesSince, type LookedAt, type PageChange } from '@wayfold/domain/page/trip-page-changes';
import { useEffect, useState } from 'react';
import { seeAgain } from '../../api/shared-trip/seen-pages';

const NONE: readonly PageChange[] = [];

/** What became different since this device last looked at the page. It is kept on the device and told to nobody. */
export function useChanges(shareId: string | null, looked: LookedAt): readonly PageChange[] {
  const [changes, setChanges] = useState(NONE);
  useEffect(() => {
    if (shareId === null) return;
    const before = seeAgain(shareId, looked);
    if (before) setChanges(changesSince(before, looked));
  }, [shareId, looked]);
  return changes;
}
