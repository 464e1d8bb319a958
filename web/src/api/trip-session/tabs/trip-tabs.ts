import type { SentChange } from '@wayfold/contract/trip/change';
import type { ChangesAnswer } from '@wayfold/domain/sync/sync-receive';
import type { SyncState } from '@wayfold/domain/sync/sync-state';

/** Messages between tabs of one device about a trip they have open. */
export type TabMessage =
  /** A change was made here and is pending. */
  | { readonly kind: 'queued'; readonly sent: SentChange }
  /** A pending change was undone before it was sent. */
  | { readonly kind: 'withdrawn'; readonly changeId: string }
  /** The trip was deleted. */
  | { readonly kind: 'discarded' }
  | { readonly kind: 'answered'; readonly baseVersion: number; readonly answer: ChangesAnswer }
  /** The server has the trip now. `newIds` are by old id: the rows of a copy get ids of their own. */
  | {
      readonly kind: 'made';
      readonly owner: string;
      readonly confirmed: SyncState['confirmed'];
      readonly newIds: ReadonlyMap<string, string>;
    };

/** The channel to the other tabs. */
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
