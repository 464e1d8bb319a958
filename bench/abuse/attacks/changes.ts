import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { newId } from '@wayfold/domain/document/ids';
import { type Attack, type Call, type Caller, flood, nth, tripOf } from '../attack';

const MOST = TRIP_LIMITS.changesPerRequest;
/** A few requests already cause a lot of work. */
const FEW = { times: 6, atOnce: 1 };

type Make = (caller: Caller, n: number) => unknown;

/** Builds one request with `count` changes to the caller's trip. */
export function changesOf(caller: Caller, make: Make, count: number = MOST): Call {
  const changes = Array.from({ length: count }, (_, n) => ({ changeId: newId(), change: make(caller, n) }));
  return { path: `/api/trip/${tripOf(caller).id}/changes`, json: { baseVersion: 0, changes } };
}

const hostileList = (name: string, make: Make, count?: number): Attack =>
  flood({ name, by: 'members', call: (caller) => changesOf(caller, make, count), ...FEW });

/** Attacks with small requests that cause a lot of work: changes to a trip with the maximum number of rows. */
export const CHANGE_ATTACKS: readonly Attack[] = [
  hostileList('100 changes that move all events', (caller, n) => ({
    kind: 'destination.set',
    id: nth(tripOf(caller).destinations, 0),
    fields: { nights: 2 + (n % 2) },
    carryEvents: true,
  })),
  hostileList('dates removed and set again 100 times', (_caller, n) => ({
    kind: 'trip.set',
    fields: { startDate: n % 2 === 0 ? null : '2027-05-08' },
    carryEvents: true,
  })),
  hostileList('100 undos and redos in one request', (_caller, n) =>
    n === 0
      ? { kind: 'trip.set', fields: { startDate: '2028-01-01' }, carryEvents: true }
      : { kind: n % 2 === 1 ? 'undo' : 'redo' },
  ),
  hostileList('a destination moved from end to end 100 times', (caller, n) => ({
    kind: 'destination.move',
    id: nth(tripOf(caller).destinations, 0),
    to: n % 2 === 0 ? 1_000 : 1,
    carryEvents: true,
  })),
  hostileList(
    '2,000 events sorted 11 times in one request',
    (caller, n) => ({
      kind: 'event.sort',
      order: Object.fromEntries(tripOf(caller).events.map((id, at) => [id, n % 2 === 0 ? at : 2_000 - at])),
    }),
    11,
  ),
  hostileList('200 events sorted 100 times', (caller, n) => ({
    kind: 'event.sort',
    order: Object.fromEntries(
      tripOf(caller)
        .events.slice((n % 10) * 200, (n % 10) * 200 + 150)
        .map((id, at) => [id, at + n]),
    ),
  })),
  hostileList('all events cleared and restored 50 times', (_caller, n) =>
    n % 2 === 0 ? { kind: 'events.clear' } : { kind: 'undo' },
  ),
  hostileList('the transport of every leg changed 100 times', (caller, n) => ({
    kind: 'batch',
    changes: tripOf(caller)
      .destinations.slice(0, 60)
      .map((id) => ({
        kind: 'destination.set',
        id,
        fields: { transport: n % 2 === 0 ? 'Train' : 'MyVehicle' },
      })),
  })),
  hostileList('a destination removed and restored 50 times', (caller, n) =>
    n % 2 === 0 ? { kind: 'destination.remove', id: nth(tripOf(caller).destinations, 1) } : { kind: 'undo' },
  ),
  flood({
    name: 'imports of 2,000 events at once',
    by: 'guests',
    call: (caller) => changesOf(caller, () => ({ kind: 'batch', changes: manyEvents(2_000) }), 1),
    ...{ times: 10, atOnce: 2 },
  }),
  flood({
    name: 'batches of 2,000 changes to one event',
    by: 'members',
    call: (caller) =>
      changesOf(
        caller,
        () => ({
          kind: 'batch',
          changes: Array.from({ length: 2_000 }, (_, n) => ({
            kind: 'event.set',
            id: nth(tripOf(caller).events, 0),
            fields: { start: `2027-05-${10 + (n % 10)}T10:00` },
          })),
        }),
        1,
      ),
    ...FEW,
  }),
  flood({
    name: '200 destinations renamed in one call',
    by: 'members',
    call: (caller, n) => ({
      path: `/api/trip/names/${tripOf(caller).id}`,
      json: { destinations: tripOf(caller).destinations.map((id) => ({ id, name: `Moab ${n}` })) },
    }),
    ...{ times: 20, atOnce: 2 },
  }),
  flood({
    name: 'pictures reordered 100 times',
    by: 'guests',
    call: (caller) => changesOf(caller, (_caller, n) => pictureChange(n)),
    ...{ times: 20, atOnce: 2 },
  }),
  flood({
    name: 'signatures for 500 pictures',
    by: 'guests',
    call: () => ({ path: '/api/picture/signatures', json: { ids: Array.from({ length: 500 }, newId) } }),
    ...{ times: 300, atOnce: 8 },
  }),
];

function manyEvents(count: number): unknown[] {
  return Array.from({ length: count }, (_, n) => ({
    kind: 'event.add',
    id: newId(),
    fields: { name: `Dinner ${n}`, start: `2027-05-${10 + (n % 10)}T19:00`, notes: 'By the window.' },
  }));
}

const picture = newId();
function pictureChange(n: number): unknown {
  if (n > 0) return { kind: 'picture.move', id: picture, to: 1 + (n % 16) };
  const fields = { type: 'trip', source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg' };
  return { kind: 'picture.add', id: picture, fields };
}
