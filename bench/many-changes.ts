import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import type { Change } from '@wayfold/contract/trip/change';
import type { Trip } from '@wayfold/contract/trip/trip';
import { newId } from '@wayfold/domain/document/ids';
import { documentFromTrip, type TripDocument } from '@wayfold/domain/document/trip-document';
import { acceptFromLog, type TripState } from '@wayfold/domain/testing/accept-from-log';
import type { Measurement } from './support/measurement';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, type TripSize } from './support/trips';

/** The largest possible trip. */
const FULL_TRIP: TripSize = { destinations: 200, events: 2_000, costs: 2_000 };
const CHANGES = 100;
/** With the largest changes, a guest's hourly write limit allows no more. */
const CHANGES_SENT = 30;
const ROUNDS = 3;
const RULES_MS = 1_000;
const ELSE_MS = 250;
const LOOK_EVERY_MS = 5;

type Kind = { readonly name: string; readonly make: (index: number) => Change };

/** Measures 100 changes of each kind that affects thousands of rows: domain code alone, and sent to the server in few bytes. */
export const manyChanges: Measurement = {
  name: 'many-changes',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const trip = await makeTrip(product, FULL_TRIP);
    const figures = kindsOf(trip).map((kind) => byTheRules(documentFromTrip(trip), kind));
    for (const [index] of kindsOf(trip).entries()) {
      const api = await product.newGuest();
      const own = await makeTrip({ api }, FULL_TRIP);
      const kind = kindsOf(own)[index];
      if (kind) figures.push(...(await toTheServer(api, own.id, kind)));
    }
    return figures;
  },
};

function kindsOf({ destinations, tripEvents, startDate }: Trip): Kind[] {
  const [first, second] = destinations;
  if (!first || !second || startDate === null) throw new Error('The full trip is empty.');
  const order = (turn: number) =>
    Object.fromEntries(tripEvents.map(({ id }, i) => [id, (i + turn) % tripEvents.length]));
  const arrivals = ['2027-06-10', '2027-06-11', '2027-06-12'];
  const there = (index: number) => index % 2 === 0;
  return [
    {
      name: 'a stop to the end and back with its events',
      make: (i) => ({
        kind: 'destination.move',
        id: first.id,
        to: there(i) ? destinations.length : 1,
        carryEvents: true,
      }),
    },
    {
      name: 'dates taken and given',
      make: (i) => ({ kind: 'trip.set', fields: { startDate: there(i) ? null : startDate } }),
    },
    { name: 'all events sorted', make: (i) => ({ kind: 'event.sort', order: order(i + 1) }) },
    {
      name: 'all events removed and restored',
      make: (i) => (there(i) ? { kind: 'events.clear' } : { kind: 'undo' }),
    },
    {
      name: 'a step undone and redone',
      make: (i) => {
        if (i === 0) return { kind: 'trip.set', fields: { startDate: '2028-05-08' }, carryEvents: true };
        return there(i) ? { kind: 'redo' } : { kind: 'undo' };
      },
    },
    {
      name: 'a booked arrival moved with the events after it',
      make: (i) => ({
        kind: 'destination.set',
        id: second.id,
        fields: { arriveFixed: arrivals[i % arrivals.length] },
        carryEvents: true,
      }),
    },
  ];
}

function byTheRules(document: TripDocument, kind: Kind): Figure {
  const value = median(Array.from({ length: ROUNDS }, () => timeByTheRules(document, kind)));
  return {
    name: `${CHANGES} times by the rules: ${kind.name}`,
    value,
    unit: 'ms',
    goal: { atMost: RULES_MS },
    note: `Median of ${ROUNDS}; ${FULL_TRIP.destinations} destinations, ${FULL_TRIP.events} events, ${FULL_TRIP.costs} costs.`,
  };
}

/** Measures the milliseconds of all changes together, with the log of all of them in memory, as on a server. */
function timeByTheRules(document: TripDocument, { make }: Kind): number {
  let state: TripState = { document, version: 0, log: [] };
  const began = performance.now();
  for (let i = 0; i < CHANGES; i += 1) {
    const asked = { changeId: newId(), change: make(i), actor: 'bench' };
    const decision = acceptFromLog(state, asked, { maxDestinations: null });
    if (decision.status !== 'applied') throw new Error(`Change ${i} was not applied.`);
    state = { ...decision, log: [...state.log, decision.entry] };
  }
  return performance.now() - began;
}

/** Sends the changes in as few requests as possible. The client runs in the same process, so its work counts too. */
async function toTheServer(api: Client<Api>, id: string, { name, make }: Kind): Promise<Figure[]> {
  const { version: before } = await api.trips.get({ params: { id } });
  const loop = watchLoop();
  const began = performance.now();
  let waiting = Array.from({ length: CHANGES_SENT }, (_, i) => ({ changeId: newId(), change: make(i) }));
  let requests = 0;
  let baseVersion = before;
  while (waiting.length > 0) {
    // As many as fit in one request; an order of all events takes up a tenth of it.
    const changes = waiting.slice(0, fitting(waiting));
    const answer = await api.trips.sendChanges({ params: { id }, body: { baseVersion, changes } });
    requests += 1;
    baseVersion = answer.version;
    const done = new Set(answer.results.map(({ changeId }) => changeId));
    waiting = waiting.filter(({ changeId }) => !done.has(changeId));
  }
  const value = performance.now() - began;
  const worstMs = loop.end();
  return [
    {
      name: `${CHANGES_SENT} times over HTTP: ${name}`,
      value,
      unit: 'ms',
      note: `${requests} requests.`,
    },
    {
      name: 'meanwhile the longest wait of anybody else',
      value: worstMs,
      unit: 'ms',
      goal: { atMost: ELSE_MS },
    },
  ];
}

const MOST_BYTES = 900_000;

function fitting(waiting: readonly unknown[]): number {
  let bytes = 0;
  const first = waiting.findIndex((one) => {
    bytes += JSON.stringify(one).length;
    return bytes > MOST_BYTES;
  });
  return first < 0 ? waiting.length : Math.max(1, first);
}

/** Watches how long this process, which is the server's, is blocked; `end` returns the longest time in milliseconds. */
function watchLoop(): { end: () => number } {
  let last = performance.now();
  let worstMs = 0;
  const look = () => {
    const now = performance.now();
    worstMs = Math.max(worstMs, now - last - LOOK_EVERY_MS);
    last = now;
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    end: () => {
      look();
      clearInterval(timer);
      return worstMs;
    },
  };
}
