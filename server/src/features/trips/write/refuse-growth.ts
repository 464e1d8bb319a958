import type { Actor } from '../../../http/access';
import { type Entitlement, refuseOver } from '../../entitlements/entitlements';

/** The storage limits of a person's trips, which every edit counts toward. */
export const STORAGE = ['tripBytes', 'historyBytes'] as const;
export type Storage = Readonly<Record<(typeof STORAGE)[number], Entitlement>>;

/**
 * Refuses an edit by somebody who has used all their storage. An edit that makes the trip smaller is always possible.
 *
 * @param grown bytes added to the trip, below 0 if the edit makes it smaller
 */
export function refuseGrowth(actor: Actor, { tripBytes, historyBytes }: Storage, grown: number): void {
  if (grown < 0) return;
  refuseOver(actor, 'tripBytes', tripBytes, grown);
  refuseOver(actor, 'historyBytes', historyBytes);
}
