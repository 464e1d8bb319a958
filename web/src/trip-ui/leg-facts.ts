import type { Destination } from '@wayfold/contract/trip/trip';
import { legKey } from '@wayfold/domain/changes/settle';

/** What is known of the way from one destination to the next. */
export type LegFacts =
  /** Left out of the map and of the totals. */
  | { kind: 'hidden' }
  /** No way was found: a straight line stands in for it. */
  | { kind: 'failed' }
  /** `isAbout` when nobody measured it on roads or rails. */
  | { kind: 'known'; miles: number; hours: number; isAbout: boolean };

/** Reads what a destination knows of the way on from it. */
export function legFacts(from: Destination, to: Destination): LegFacts {
  if (from.transport === 'Hidden') return { kind: 'hidden' };
  const { leg } = from;
  const fits = leg !== null && leg.key === legKey(from.coords, to.coords, from.transport);
  if (fits && leg.failed) return { kind: 'failed' };
  return { kind: 'known', miles: from.miles, hours: from.hours, isAbout: !fits || leg.estimated };
}
