import type { SingleChange } from '@wayfold/contract/trip/change';
import { ChangeRefused } from '../document/change-refused';
import { givenFields } from '../document/rows';
import { isDemo, isTour, TYPE_REFUSED } from '../document/trip-types';
import { type Draft, setFields, staysOf } from './draft';

/** Applies `trip.set`. If the first destination has a booked arrival, a new start of the trip moves that too. */
export function setTrip(draft: Draft, change: SingleChange & { kind: 'trip.set' }): void {
  const fields = givenFields(change.fields);
  const { type } = fields;
  if (typeof type === 'string' && type !== draft.document.trip.type && (isTour(type) || isDemo(type)))
    throw new ChangeRefused('invalid', TYPE_REFUSED);
  const [first] = staysOf(draft);
  setFields(draft, 'trip', draft.document.trip.id, fields);
  if (typeof fields.startDate === 'string' && first && first.arriveFixed !== null) {
    setFields(draft, 'destinations', first.id, { arriveFixed: fields.startDate });
  }
}
