import type { Actor } from '../../../http/access';
import { type Entitlement, refuseOver } from '../../entitlements/entitlements';

/** What a person's trips may take, which grows with every edit. */
export const STORAGE = ['tripBytes', 'historyBytes'] as const;
export type Storage = Readonly<Record<(typeof STORAGE)[number], Entitlement>>;

/**
 * Refuses an edit of somebody who has as much as there is room for. One that makes the trip smaller is always possible.
 *
 * @param grown bytes of the trip, below 0 where the edit makes it smaller
 */
export function refuseGrowth(actor: Actor, { tripBytes, historyBytes }: Storage, grown: number): void {
  if (grown < 0) return;
  refuseOver(actor, 'tripBytes', tripBytes, grown);
  refuseOver(actor, 'historyBytes', historyBytes);
}
