import { useCallback, useEffect, useState } from 'react';
import { isOnline } from '../../api/device/online';
import { estimateBytes } from '../../map/offline/kept-map';
import type { TilesToKeep } from '../../map/offline/tiles-to-keep';

/** How much room a trip's map takes up. */
export type Estimate =
  | { kind: 'asking' }
  | { kind: 'known'; bytes: number }
  /** The device has only so many bytes left. */
  | { kind: 'no-room'; free: number }
  | { kind: 'unreachable' };

/** Estimates the size of a trip's map from a few of its tiles, and whether this device has room for it. */
export function useEstimate(wanted: TilesToKeep, isNeeded: boolean): { estimate: Estimate; ask: () => void } {
  const [asked, setAsked] = useState(0);
  const [estimate, setEstimate] = useState<Estimate>({ kind: 'asking' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks once more.
  useEffect(() => {
    if (!isNeeded) return;
    const stop = new AbortController();
    setEstimate({ kind: 'asking' });
    estimateOf(wanted, stop.signal).then(
      (found) => !stop.signal.aborted && setEstimate(found),
      () => !stop.signal.aborted && setEstimate({ kind: 'unreachable' }),
    );
    return () => stop.abort();
  }, [wanted, isNeeded, asked]);
  return { estimate, ask: useCallback(() => setAsked((count) => count + 1), []) };
}

async function estimateOf({ tiles }: TilesToKeep, signal: AbortSignal): Promise<Estimate> {
  if (!isOnline()) return { kind: 'unreachable' };
  const [bytes, free] = await Promise.all([estimateBytes(tiles, signal), freeBytes()]);
  return free < bytes ? { kind: 'no-room', free } : { kind: 'known', bytes };
}

/** What this site may still store, as far as the browser says. */
async function freeBytes(): Promise<number> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined ? Number.POSITIVE_INFINITY : Math.max(0, quota - usage);
}
