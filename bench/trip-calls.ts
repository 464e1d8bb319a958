import type { Trip } from '@wayfold/contract/trip/trip';
import { tokenHash } from '../server/src/features/accounts/sessions-store';
import { findTripTextProving } from '../server/src/features/trips/read/trip-read-store';
import type { Bench, Measurement } from './support/measurement';
import type { Product } from './support/product';
import type { Figure } from './support/report';
import { median } from './support/statistics';
import { makeTrip, type TripSize, USUAL_TRIP } from './support/trips';

const ROUNDS = 5;
const SECONDS = 1;
const LISTED = 20;
const PLANNED: TripSize = { destinations: 30, events: 500, costs: 40 };
const LISTED_TRIP: TripSize = { destinations: 5, events: 5, costs: 2 };
const ANY_SIZE = 2 ** 31 - 1;
const READERS = 32;
/** As many as one person may have waiting. */
const WRITERS = 24;
const NAMES = 60;

type Call = {
  readonly name: string;
  readonly path: string;
  readonly posts?: readonly string[];
  readonly connections: readonly number[];
  readonly goal: number;
  /** The same work by pg on the product's own pool. */
  readonly ceiling: { readonly name: string; readonly once: () => Promise<unknown> };
};

/** Measures how many calls of the planner are answered in a second, as browsers send them, each next to what SQL alone does. */
export const tripCalls: Measurement = {
  name: 'trip-calls',
  isUsual: true,
  run: async (bench) => {
    const product = await bench.product();
    const figures: Figure[] = [];
    for (const call of await callsOf(product)) {
      for (const connections of call.connections) {
        figures.push(await measure(bench, product, { call, connections }));
      }
    }
    return figures;
  },
};

async function callsOf(product: Product): Promise<Call[]> {
  const usual = await makeTrip(product, USUAL_TRIP);
  const planned = await makeTrip(product, PLANNED);
  const listed: Trip[] = [];
  while (listed.length < LISTED) listed.push(await makeTrip(product, LISTED_TRIP));
  const { pool } = product.services.database;
  const sql = (name: string, text: string, value: string) => ({
    name: 'SQL',
    once: () => pool.query({ name: `bench-${name}`, text, values: [value] }),
  });
  const asked = { tokenHash: tokenHash(product.token), version: null, stamp: null };
  const reading = ({ id }: { id: string }) => ({
    name: 'SQL, not in memory',
    once: () => findTripTextProving(pool, { ...asked, id, now: new Date() }, ANY_SIZE),
  });
  const view = { path: '/trip/view', connections: [1, READERS] };
  const viewing = ({ id }: { id: string }) => [JSON.stringify({ tripid: id })];
  const writing = (trips: readonly Trip[]) =>
    Array.from({ length: NAMES }, (_, index) => {
      const { id, tripEvents } = trips[index % trips.length] ?? usual;
      return JSON.stringify({ tripid: id, id: tripEvents[0]?.id, name: `Dinner ${index}` });
    });
  const commit = sql('write', 'update trips set updated_at = now() where id = $1', usual.id);
  return [
    { ...view, name: 'trip viewed', posts: viewing(usual), goal: 400, ceiling: reading(usual) },
    {
      ...view,
      name: 'trip of 500 plans viewed',
      posts: viewing(planned),
      goal: 220,
      ceiling: reading(planned),
    },
    {
      name: `list of ${LISTED + 2} trips`,
      path: '/trips',
      connections: [1, READERS],
      goal: 2_500,
      ceiling: sql('list', 'select * from trips where user_id = $1', product.userId),
    },
    {
      name: 'calendar file',
      path: `/trip/export/${usual.id}?format=ics`,
      connections: [1, READERS],
      goal: 1_500,
      ceiling: sql('calendar', 'select * from trip_events where trip_id = $1', usual.id),
    },
    {
      name: 'event written, one trip',
      path: '/trip/event',
      posts: writing([usual]),
      connections: [1, WRITERS],
      goal: 600,
      ceiling: commit,
    },
    {
      name: `event written, one person’s ${LISTED} trips`,
      path: '/trip/event',
      posts: writing(listed),
      connections: [WRITERS],
      goal: 1_200,
      ceiling: commit,
    },
  ];
}

async function measure(
  bench: Bench,
  { url, token }: Product,
  { call, connections }: { call: Call; connections: number },
): Promise<Figure> {
  const { name, path, posts, goal, ceiling } = call;
  const { flood } = await bench.load();
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
    ...(posts ? { 'content-type': 'application/json' } : {}),
  };
  const ask = {
    url: `${url}/api${path}`,
    headers,
    connections,
    seconds: SECONDS,
    ...(posts ? { posts } : {}),
  };
  const rates = { product: [] as number[], ceiling: [] as number[] };
  await flood(ask);
  await rateOf(ceiling.once, connections);
  // One after the other in each round, so a busy minute on the machine affects both.
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.product.push(await flood(ask));
    rates.ceiling.push(await rateOf(ceiling.once, connections));
  }
  return {
    name: `${name}, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    value: median(rates.product),
    unit: 'rate',
    ceiling: { name: ceiling.name, value: median(rates.ceiling) },
    ...(connections === 1 ? {} : { goal: { atLeast: goal } }),
  };
}

async function rateOf(once: () => Promise<unknown>, atOnce: number): Promise<number> {
  const until = performance.now() + SECONDS * 1_000;
  let times = 0;
  const repeat = async () => {
    while (performance.now() < until) {
      await once();
      times += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, repeat));
  return times / SECONDS;
}
