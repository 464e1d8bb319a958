import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { orderedDestinations } from '@wayfold/domain/document/trip-document';
import { edited, idOf, makeTrip, STOPS } from '@wayfold/domain/testing/trips';
import { expect, test } from 'vitest';
import { tripBefore, tryUndo, whyNotUndone } from './undone-trip';

const { springdale, page } = STOPS;
const trip = makeTrip('2027-05-10', { moab: 3, springdale: 3, page: 1 });
const shorter = applyEdit(trip, { kind: 'destination.set', id: springdale.id, fields: { nights: 2 } });
const entry = { changeId: idOf(100), writes: shorter.inverse, undone: false };

test('a step can be undone if its rows haven’t changed since', () => {
  expect(whyNotUndone(shorter.document, entry)).toBeNull();
  expect(tryUndo(shorter.document, entry)?.document?.destinations[springdale.id]?.nights).toBe(3);
});

test('a step whose row was deleted says so', () => {
  const without = edited(shorter.document, { kind: 'destination.remove', id: springdale.id });

  expect(whyNotUndone(without, entry)).toEqual(['stepSubjectGone', { name: 'Springdale' }]);
});

test('an undone step can be redone', () => {
  const back = tryUndo(shorter.document, entry)?.document ?? trip;
  const undone = { ...entry, undone: true };

  expect(whyNotUndone(back, undone)).toBeNull();
  expect(tryUndo(back, undone)?.document?.destinations[springdale.id]?.nights).toBe(2);
});

test('the trip as it was undoes everything since', () => {
  const removal = applyEdit(shorter.document, { kind: 'destination.remove', id: page.id });
  const entries = [{ changeId: idOf(101), writes: removal.inverse }, entry];

  const then = tripBefore(removal.document, entries, entry.changeId);

  expect(then && orderedDestinations(then)).toEqual(orderedDestinations(trip));
});

test('the trip as it was is unknown beyond a step that no longer has its writes', () => {
  const entries = [{ changeId: idOf(101), writes: null }, entry];

  expect(tripBefore(shorter.document, entries, entry.changeId)).toBeNull();
});
