import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { ChangeRefused, gone } from '../document/change-refused';
import { completeRow, type Fields, givenFields } from '../document/rows';
import { addRow, countOf, type Draft, dropRow, findRow, setFields } from './draft';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/** Applies `cost.add`. If the trip already has a row with this id, its fields are set. */
export function addCost(draft: Draft, change: Change<'cost.add'>): void {
  const given = givenFields(change.fields);
  checkDestination(draft, given);
  if (findRow(draft, 'costs', change.id)) {
    setFields(draft, 'costs', change.id, given);
    return;
  }
  const costs = countOf(draft, 'costs');
  if (costs >= TRIP_LIMITS.costs) {
    throw new ChangeRefused('invalid', ['costsFull', { count: costs }]);
  }
  addRow(draft, 'costs', completeRow('costs', change.id, given));
}

/** Applies `cost.set`. */
export function setCost(draft: Draft, change: Change<'cost.set'>): void {
  const given = givenFields(change.fields);
  if (!findRow(draft, 'costs', change.id)) throw gone('cost');
  checkDestination(draft, given);
  setFields(draft, 'costs', change.id, given);
}

function checkDestination(draft: Draft, given: Fields): void {
  const { destinationid } = given;
  if (typeof destinationid === 'string' && !findRow(draft, 'destinations', destinationid)) {
    throw gone('destination');
  }
}

/** Applies `cost.remove`. */
export function removeCost(draft: Draft, change: Change<'cost.remove'>): void {
  if (!findRow(draft, 'costs', change.id)) throw gone('cost');
  dropRow(draft, 'costs', change.id);
}
