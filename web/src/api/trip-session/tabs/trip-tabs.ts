import type { SentChange } from '@wayfold/contract/trip/change';
import type { ChangesAnswer } from '@wayfold/domain/sync/sync-receive';
import type { SyncState } from '@wayfold/domain/sync/sync-state';

/** What tabs of one device tell each other about a trip they have open. */
export type TabMessage =
  /** A change was made here and waits. */
  | { readonly kind: 'queued'; readonly sent: SentChange }
  /** A waiting change was taken back before it was sent. */
  | { readonly kind: 'withdrawn'; readonly changeId: string }
  /** The trip was deleted. */
  | { readonly kind: 'discarded' }
  | { readonly kind: 'answered'; readonly baseVersion: number; readonly answer: ChangesAnswer }
  /** The server has the trip now. `newIds` by old ones: rows of a copy are rows of their own. */
  | {
      readonly kind: 'made';
      readonly owner: string;
      readonly confirmed: SyncState['confirmed'];
      readonly newIds: ReadonlyMap<string, string>;
    };

/** The way to the other tabs. */
export interface TabChannel {
  tell(message: TabMessage): void;
  leave(): void;
}

/** Joins the other tabs through a broadcast channel. */
export function joinTabs(tripId: string, hear: (message: TabMessage) => void): TabChannel {
  const channel = new BroadcastChannel(`wayfold.trip.${tripId}`);
  channel.onmessage = (event: MessageEvent<TabMessage>) => hear(event.data);
  return {
    tell: (message) => channel.postMessage(message),
    leave: () => channel.close(),
  };
}
