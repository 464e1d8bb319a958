import { type Attack, callerAt, flood, repeat, type Target, tripOf } from '../attack';
import { openRaw } from '../raw-socket';
import { changesOf } from './changes';

/** Writes a long history of large changes: everything is deleted and restored. */
async function fillHistory(target: Target): Promise<void> {
  await repeat(target, { times: 30, atOnce: 1 }, async (n) => {
    const caller = callerAt(target.callers, n);
    await target.send(
      changesOf(caller, (_caller, k) => (k === 0 ? { kind: 'events.clear' } : { kind: 'undo' }), 2),
      caller,
    );
  });
}

/** Attacks that write and read a long history of large changes. */
export const HISTORY_ATTACKS: readonly Attack[] = [
  {
    name: '40 undos and redos of a large change, one at a time',
    by: 'members',
    calls: ({ callers }) => [
      changesOf(callerAt(callers, 0), () => ({ kind: 'events.clear' }), 1),
      changesOf(callerAt(callers, 0), () => ({ kind: 'undo' }), 1),
    ],
    run: async (target) => {
      const lanes = target.callers.length > 1 ? target.callers.slice(0, 3) : target.callers;
      const toggles = lanes.map(async (caller) => {
        await target.send(
          changesOf(caller, () => ({ kind: 'events.clear' }), 1),
          caller,
        );
        for (let n = 0; n < 40 && !target.signal.aborted; n += 1) {
          await target.send(
            changesOf(caller, () => ({ kind: n % 2 === 0 ? 'undo' : 'redo' }), 1),
            caller,
          );
        }
      });
      await Promise.all(toggles);
    },
  },
  flood({
    name: 'history?limit=200 of large changes',
    by: 'members',
    prepare: fillHistory,
    call: (caller) => ({ path: `/api/trip/${tripOf(caller).id}/history?limit=200` }),
    ...{ times: 20, atOnce: 4 },
  }),
  flood({
    name: 'a stale base version, answered with all patches since',
    by: 'members',
    prepare: fillHistory,
    call: (caller, n) => changesOf(caller, () => ({ kind: 'trip.set', fields: { name: `Again ${n}` } }), 1),
    ...{ times: 20, atOnce: 4 },
  }),
  {
    name: 'live streams that start at the first change',
    by: 'members',
    prepare: fillHistory,
    calls: () => [],
    run: async (target) => {
      await repeat(target, { times: 40, atOnce: 40 }, async (n) => {
        const caller = callerAt(target.callers, n);
        await openRaw(
          target,
          caller,
          { path: `/api/trip/${tripOf(caller).id}/live`, headers: { 'last-event-id': '1' } },
          4_000,
        );
      });
    },
  },
  flood({
    name: 'reads of the largest trip',
    by: 'members',
    call: (caller, n) => {
      const { id } = tripOf(caller);
      const calls = [
        { name: 'GET trip', path: `/api/trip/${id}` },
        { name: 'GET events', path: `/api/trip/events/${id}` },
        { name: 'GET trip_inputs', path: `/api/trip/${id}/trip_inputs` },
        { name: 'POST view', path: '/api/trip/view', json: { tripid: id } },
        { name: 'GET trips', path: '/api/trips' },
      ];
      return calls[n % calls.length] ?? calls[0] ?? { path: '' };
    },
    ...{ kinds: 5, times: 200, atOnce: 8 },
  }),
];
