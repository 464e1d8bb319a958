import type { Change, Edit } from '@wayfold/contract/trip/change';
import { expect, test } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { acceptFromLog, type TripState } from '../testing/accept-from-log';
import { datesOf, edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { applyEdit } from './apply-change';
import { revert } from './undo';

const alone = { maxDestinations: null };
const { denver, moab, page } = STOPS;
const trip = () => makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });

/** A server that receives changes one after the other. */
function desk(document: TripDocument = trip()) {
  let state: TripState = { document, version: 0, log: [] };
  let made = 500;
  const send = (actor: string, change: Change, changeId?: string) => {
    made += 1;
    const decision = acceptFromLog(state, { changeId: changeId ?? idOf(made), change, actor }, alone);
    if (decision.status === 'applied') {
      state = { document: decision.document, version: decision.version, log: [...state.log, decision.entry] };
    }
    return decision;
  };
  return { send, now: () => state.document, log: () => state.log };
}

const nights = (id: string, count: number): Edit & Change => ({
  kind: 'destination.set',
  id,
  fields: { nights: count },
});

test('undo undoes one’s own newest step, and keeps what others did in between', () => {
  const { send, now } = desk();
  send('ana', nights(moab.id, 5));
  send('ben', nights(denver.id, 1));
  send('ana', { kind: 'undo' });

  expect(now().destinations[moab.id]?.nights).toBe(3);
  expect(now().destinations[denver.id]?.nights).toBe(1);
});

test('undoing a step whose row someone has changed since is refused, and the row is named', () => {
  const { send, now } = desk();
  send('ana', nights(moab.id, 5));
  send('ben', nights(moab.id, 4));

  expect(send('ana', { kind: 'undo' })).toMatchObject({
    status: 'conflict',
    code: 'conflict',
    refusal: ['stepSubjectChanged', { name: 'Moab' }],
  });
  expect(now().destinations[moab.id]?.nights).toBe(4);
});

test('only the fields that a step wrote are compared', () => {
  const { send, now } = desk();
  send('ana', nights(moab.id, 5));
  send('ben', { kind: 'destination.set', id: moab.id, fields: { name: 'Moab, Utah' } });
  send('ana', { kind: 'undo' });

  expect(now().destinations[moab.id]).toMatchObject({ nights: 3, name: 'Moab, Utah' });
});

test('undo restores a removed destination where it was, with its events and costs', () => {
  let start = withEvent(trip(), idOf(20), { name: 'Arches', start: '2027-05-11T07:30' });
  start = edited(start, { kind: 'cost.add', id: idOf(30), fields: { destinationid: moab.id } });
  const { send, now } = desk(start);
  send('ana', { kind: 'destination.remove', id: moab.id });
  send('ben', nights(page.id, 2));
  send('ana', { kind: 'undo' });

  expect(datesOf(now())).toEqual(['Denver 05-08 to 05-10', 'Moab 05-10 to 05-13', 'Page 05-13 to 05-15']);
  expect(now().events[idOf(20)]?.destid).toBe(moab.id);
  expect(now().costs[idOf(30)]?.destinationid).toBe(moab.id);
});

test('a cost that was deleted in the meantime doesn’t prevent its destination from being restored', () => {
  const { send, now } = desk(
    edited(trip(), { kind: 'cost.add', id: idOf(30), fields: { destinationid: moab.id } }),
  );
  send('ana', { kind: 'destination.remove', id: moab.id });
  send('ben', { kind: 'cost.remove', id: idOf(30) });

  expect(send('ana', { kind: 'undo' }).status).toBe('applied');
  expect(now().destinations[moab.id]).toBeDefined();
});

test('undo doesn’t remove a destination where others have planned events', () => {
  const { send } = desk();
  const { id, name, coords } = STOPS.springdale;
  send('ana', { kind: 'destination.add', id, fields: { name, coords } });
  send('ben', { kind: 'event.add', id: idOf(20), fields: { name: 'Zion', homeDestid: id } });

  expect(send('ana', { kind: 'undo' })).toMatchObject({
    refusal: ['stepDestinationPlanned', { name: 'Springdale' }],
  });
});

test('any step of the history can be undone, and undoing it twice is refused', () => {
  const { send, now, log } = desk();
  send('ana', nights(moab.id, 5));
  send('ana', nights(denver.id, 4));
  const [first] = log();
  send('ben', { kind: 'undo', of: first?.changeId ?? '' });

  expect(now().destinations[moab.id]?.nights).toBe(3);
  expect(send('ben', { kind: 'undo', of: first?.changeId ?? '' })).toMatchObject({ status: 'conflict' });
  send('ana', { kind: 'undo' });
  expect(now().destinations[denver.id]?.nights).toBe(2);
});

test('redo restores the step undone last, until one edits again', () => {
  const { send, now } = desk();
  send('ana', nights(moab.id, 5));
  send('ana', nights(denver.id, 4));
  send('ana', { kind: 'undo' });
  send('ana', { kind: 'undo' });
  send('ana', { kind: 'redo' });

  expect(now().destinations[moab.id]?.nights).toBe(5);
  expect(now().destinations[denver.id]?.nights).toBe(2);
  send('ana', nights(page.id, 3));
  expect(send('ana', { kind: 'redo' })).toMatchObject({ refusal: 'nothingToRedo' });
});

test('undoing an undo restores its step', () => {
  const { send, now, log } = desk();
  send('ana', nights(moab.id, 5));
  send('ana', { kind: 'undo' });
  send('ana', { kind: 'undo', of: log()[1]?.changeId ?? '' });

  expect(now().destinations[moab.id]?.nights).toBe(5);
  send('ana', { kind: 'undo' });
  expect(now().destinations[moab.id]?.nights).toBe(3);
});

test('undoing an undo is a redo of its step, so what the undo wrote isn’t needed', () => {
  const { send, log } = desk();
  send('ana', nights(moab.id, 5));
  send('ana', { kind: 'undo' });
  send('ana', { kind: 'undo', of: log()[1]?.changeId ?? '' });
  send('ana', { kind: 'undo', of: log()[2]?.changeId ?? '' });

  const step = log()[0]?.changeId;
  expect(log().map(({ kind, of }) => [kind, of])).toEqual([
    ['destination.set', null],
    ['undo', step],
    ['redo', step],
    ['undo', step],
  ]);
});

test('a known change returns its stored result before anything else is checked', () => {
  const { send, log } = desk();
  const added: Change = { kind: 'destination.add', id: idOf(70), fields: { name: 'Moab', coords: [0, 0] } };
  send('ana', added, idOf(900));
  send('ben', { kind: 'destination.remove', id: idOf(70) });

  expect(send('ana', added, idOf(900))).toMatchObject({ status: 'known', version: 1 });
  expect(log()).toHaveLength(2);
});

test('one undo undoes a batch, the first date of a trip with everything it gave dates, and the legs filled in along with it', () => {
  const undated = withEvent(makeTrip(null, { denver: 2, moab: 3 }), idOf(20), {
    name: 'Arches',
    dayIndex: 2,
  });
  const measured = applyEdit(
    undated,
    {
      kind: 'batch',
      changes: [
        { kind: 'trip.set', fields: { startDate: '2027-05-08' } },
        { kind: 'destination.set', id: denver.id, fields: { transport: 'Train' } },
      ],
    },
    {
      maxDestinations: null,
      measureLegs: (missing) =>
        Object.fromEntries(
          missing.map(({ id, key }) => [id, { key, meters: 9, seconds: 9, estimated: true, failed: false }]),
        ),
    },
  );

  expect(measured.document.destinations[denver.id]?.leg?.meters).toBe(9);
  expect(revert(measured.document, measured.inverse, 'undo', alone).document).toEqual(undated);
});

test('a leg that was measured since is no reason to refuse an undo', () => {
  const moved = applyEdit(trip(), { kind: 'destination.set', id: denver.id, fields: { transport: 'Bus' } });
  const leg = { key: 'x', meters: 1, seconds: 1, estimated: false, failed: false };
  const later = edited(moved.document, { kind: 'legs.set', legs: { [denver.id]: leg } });

  const undone = revert(later, moved.inverse, 'undo', alone);
  expect(undone.document.destinations[denver.id]?.transport).toBe('MyVehicle');
});

test('one undo takes back a currency of the trip with those its amounts came to name', () => {
  const cost: Change = { kind: 'cost.add', id: idOf(30), fields: { supplier: 'Ferry', costEst: 412.8 } };
  const { send, now } = desk();
  send('ana', cost);
  send('ana', { kind: 'trip.set', fields: { currency: 'EUR' }, keepsAmounts: true });
  expect(now().costs[idOf(30)]?.currency).toBe('USD');

  send('ana', { kind: 'undo' });
  expect(now().trip.currency).toBe('USD');
  expect(now().costs[idOf(30)]?.currency).toBeNull();
});
