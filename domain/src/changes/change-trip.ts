import type { SingleChange } from '@wayfold/contract/trip/change';
import { ChangeRefused } from '../document/change-refused';
import { rowsWithoutCurrency } from '../document/costs';
import { givenFields } from '../document/rows';
import { isDemo, isTour } from '../document/trip-types';
import { countOf, type Draft, setFields, staysOf } from './draft';

/** Applies `trip.set`. If the first destination has a booked arrival, a new start of the trip moves that too. */
export function setTrip(draft: Draft, change: SingleChange & { kind: 'trip.set' }): void {
  const fields = givenFields(change.fields);
  const { type } = fields;
  if (typeof type === 'string' && type !== draft.document.trip.type && (isTour(type) || isDemo(type)))
    throw new ChangeRefused('invalid', 'tripTypeRefused');
  const [first] = staysOf(draft);
  if (change.keepsAmounts === true && typeof fields.currency === 'string')
    nameCurrency(draft, fields.currency);
  setFields(draft, 'trip', draft.document.trip.id, fields);
  if (typeof fields.startDate === 'string' && first && first.arriveFixed !== null) {
    setFields(draft, 'destinations', first.id, { arriveFixed: fields.startDate });
  }
}

/** Has amounts that name no currency name the trip's, which is about to become another one. */
function nameCurrency(draft: Draft, next: string): void {
  const { currency } = draft.document.trip;
  if (next === currency) return;
  draft.meter.work += countOf(draft, 'costs') + countOf(draft, 'events') + countOf(draft, 'bookings');
  for (const row of rowsWithoutCurrency(draft.document)) setFields(draft, row.in, row.id, { currency });
}
