import type { Leg } from '@wayfold/contract/trip/leg';
import type { TripDocument } from '../document/trip-document';
import { legPairs } from '../travel/home-legs';
import { fittingLeg, legKey, type MissingLeg } from './settle';

/** A leg of a trip, and what was measured for it. */
export interface TripLeg extends MissingLeg {
  /** Null if nothing stored fits it. */
  readonly leg: Leg | null;
}

/** The legs of a settled trip, in order, those from home and back included; Hidden ones are left out. */
export function tripLegs(document: Pick<TripDocument, 'trip' | 'destinations'>): TripLeg[] {
  return legPairs(document).flatMap(({ from, to }) => {
    if (from.transport === 'Hidden') return [];
    const key = legKey(from.coords, to.coords, from.transport);
    const leg = fittingLeg(from, to);
    return [{ id: from.id, key, from: from.coords, to: to.coords, mode: from.transport, leg }];
  });
}
