import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Trip } from '@wayfold/contract/trip/trip';
import { type StartedServer, startServer } from '../server/src/testing/started-server';
import { clientFrom, freshAddresses } from './support/clients';
import type { LoadGenerator } from './support/load';
import type { Bench, Measurement } from './support/measurement';
import { proportionalMiB } from './support/process-memory';
import { makeDataDir } from './support/product';
import type { Figure } from './support/report';
import { makeTrip, type TripSize } from './support/trips';

const USUAL: TripSize = { destinations: 10, events: 60, costs: 20 };
const LARGE: TripSize = { destinations: 10, events: 500, costs: 40 };
/** A guest may have a hundred trips. */
const PEOPLE = 4;
const USUAL_EACH = 75;
const LARGE_TRIPS = 10;
const READERS = 32;
/** As many as one person may have waiting. */
const WRITERS = 24;
const SECONDS = 2;
const SETTLE_MS = 10_000;
const LATER_MS = 60_000;
const LOOK_EVERY_MS = 200;
const IDLE_MIB = 220;
const PEAK_MIB = 380;

type Person = { token: string; trips: Trip[] };
type Memory = { own: number; started: number };

/**
 * Measures the memory of the product with its PostgreSQL: after a start, while 32 clients open, list and write 310 trips, and a
 * minute later.
 */
export const memory: Measurement = {
  name: 'memory',
  isUsual: true,
  run: async (bench) => {
    const dataDir = await makeDataDir();
    const server = await startServer(dataDir, { LOG_LEVEL: 'info', TRUST_PROXY: '1' });
    try {
      await delay(SETTLE_MS);
      const idle = proportionalMiB(server.pid);
      const watch = watchMemory(server.pid);
      await work(bench, server);
      const peak = watch.end();
      await delay(LATER_MS);
      const later = proportionalMiB(server.pid);
      return [
        figure('memory with PostgreSQL, after a start', idle, { atMost: IDLE_MIB }),
        figure('memory with PostgreSQL, at most under load', peak, { atMost: PEAK_MIB }),
        figure('memory with PostgreSQL, a minute after', later),
      ];
    } finally {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true });
    }
  },
};

function figure(name: string, { own, started }: Memory, goal?: Figure['goal']): Figure {
  const note = `The server ${own.toFixed(0)} MiB, PostgreSQL ${started.toFixed(0)} MiB.`;
  return { name, value: own + started, unit: 'MiB', note, ...(goal ? { goal } : {}) };
}

/** Everybody makes their trips at the same time; then the clients do one person's work after the other. */
async function work(bench: Bench, { url }: StartedServer): Promise<void> {
  const load = await bench.load();
  const freshAddress = freshAddresses();
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index): Promise<Person> => {
      const { token } = await clientFrom(url, freshAddress, null).accounts.createGuest({ body: {} });
      const api = clientFrom(url, freshAddress, token);
      const trips: Trip[] = [];
      for (let made = 0; made < USUAL_EACH; made += 1) trips.push(await makeTrip({ api }, USUAL));
      for (let made = index; made < LARGE_TRIPS; made += PEOPLE) trips.push(await makeTrip({ api }, LARGE));
      return { token, trips };
    }),
  );
  for (const person of people) await workOf(load, url, person);
}

async function workOf({ flood }: LoadGenerator, url: string, { token, trips }: Person): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'accept-encoding': 'gzip, deflate, br',
  };
  const posting = { headers: { ...headers, 'content-type': 'application/json' }, seconds: SECONDS };
  const views = trips.map(({ id }) => JSON.stringify({ tripid: id }));
  const edits = trips.flatMap(({ id, tripEvents }) =>
    tripEvents
      .slice(0, 2)
      .map((event) => JSON.stringify({ tripid: id, id: event.id, name: `At ${event.id}` })),
  );
  await flood({ ...posting, url: `${url}/api/trip/view`, posts: views, connections: READERS });
  await flood({ ...posting, url: `${url}/api/trip/event`, posts: edits, connections: WRITERS });
  await flood({ headers, seconds: SECONDS, url: `${url}/api/trips`, connections: READERS });
}

/** Samples the memory of a process and those it started; `end` returns the most at one moment. */
function watchMemory(pid: number): { end: () => Memory } {
  let most: Memory = { own: 0, started: 0 };
  const looking = setInterval(() => {
    const now = proportionalMiB(pid);
    if (now.own + now.started > most.own + most.started) most = now;
  }, LOOK_EVERY_MS);
  return {
    end: () => {
      clearInterval(looking);
      return most;
    },
  };
}
