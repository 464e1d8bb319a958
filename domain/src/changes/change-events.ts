import type { Id } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { ChangeRefused, gone } from '../document/change-refused';
import { completeRow, type Fields, givenFields } from '../document/rows';
import { addRow, countOf, type Draft, dayOrderOf, dropRow, findRow, setFields, staysOf } from './draft';
import { eventDatesFor } from './event-dates';

type Change<K extends SingleChange['kind']> = Extract<SingleChange, { kind: K }>;

/** Applies `event.add`. If the trip already has a row with this id, its fields are set. */
export function addEvent(draft: Draft, change: Change<'event.add'>): void {
  const given = givenFields(change.fields);
  if (findRow(draft, 'events', change.id)) {
    setEventFields(draft, change.id, given);
    return;
  }
  if (staysOf(draft).length === 0) {
    throw new ChangeRefused('invalid', 'destinationsMissing');
  }
  const count = countOf(draft, 'events');
  if (count >= TRIP_LIMITS.events) {
    throw new ChangeRefused('invalid', ['plansFull', { count }]);
  }
  checkHome(draft, given);
  const event = completeRow('events', change.id, given);
  const dated = completeRow('events', change.id, { ...given, ...eventDatesFor(draft, event, given) });
  const sortId = given.sortId ?? dayOrderOf(draft).lastOn(dated) + 1;
  addRow(draft, 'events', { ...dated, sortId: Math.min(Number(sortId), 1_000_000) });
}

/** Applies `event.set`. */
export function setEvent(draft: Draft, change: Change<'event.set'>): void {
  if (!findRow(draft, 'events', change.id)) throw gone('event');
  setEventFields(draft, change.id, givenFields(change.fields));
}

function setEventFields(draft: Draft, id: Id, given: Fields): void {
  checkHome(draft, given);
  setFields(draft, 'events', id, givenWithoutDates(given));
  const event = draft.document.events[id];
  if (!event) throw gone('event');
  setFields(draft, 'events', id, eventDatesFor(draft, event, given));
}

function givenWithoutDates(given: Fields): Fields {
  const {
    start: _start,
    end: _end,
    dayIndex: _dayIndex,
    timeOfDay: _timeOfDay,
    minutes: _minutes,
    ...rest
  } = given;
  return rest;
}

function checkHome(draft: Draft, given: Fields): void {
  const { homeDestid } = given;
  if (typeof homeDestid === 'string' && !findRow(draft, 'destinations', homeDestid))
    throw gone('destination');
}

/** Applies `event.remove`. */
export function removeEvent(draft: Draft, change: Change<'event.remove'>): void {
  if (!findRow(draft, 'events', change.id)) throw gone('event');
  dropRow(draft, 'events', change.id);
}

/** Applies `event.sort`; ids that no longer exist are skipped. */
export function sortEvents(draft: Draft, change: Change<'event.sort'>): void {
  for (const [id, sortId] of Object.entries(change.order)) {
    if (findRow(draft, 'events', id)) setFields(draft, 'events', id, { sortId });
  }
}

/** Applies `events.clear`. */
export function clearEvents(draft: Draft): void {
  for (const id of Object.keys(draft.document.events)) dropRow(draft, 'events', id);
}
