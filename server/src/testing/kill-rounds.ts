import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Api, api } from '@wayfold/contract/api';
import { type Client, createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import { newId } from '@wayfold/domain/document/ids';
import { type StartedServer, startServer } from './started-server';

/** The acknowledged writes to one trip, which must survive any kill. */
interface Acknowledged {
  tripId: string;
  destination: string;
  events: string[];
  costs: string[];
  /** The trip is renamed '1', '2', …; the last acknowledged number. */
  renamedTo: number;
}

/** How the rounds went. */
export interface KillReport {
  /** Number of acknowledged writes. */
  acknowledged: number;
  /** Descriptions of acknowledged writes that are missing; empty if nothing was lost. */
  missing: string[];
}

/**
 * Repeatedly starts the product, writes to it from several sides at once, kills it with -9 at a random moment, and
 * checks after the next start that everything acknowledged is there. Every other time its PostgreSQL is killed with
 * it.
 *
 * @param dataDir an empty folder that the database's user may enter
 */
export async function runKillRounds(dataDir: string, rounds: number): Promise<KillReport> {
  const report: KillReport = { acknowledged: 0, missing: [] };
  const trips: Acknowledged[] = [];
  let server = await startServer(dataDir);
  try {
    const { token } = await clientOf(server, null).accounts.createGuest({ body: {} });
    for (let round = 0; round < rounds; round += 1) {
      trips.push(await writeUntilKilled(server, token, dataDir, round % 2 === 1));
      server = await startServer(dataDir);
      report.missing.push(...(await findMissing(clientOf(server, token), trips.slice(-1))));
    }
    // Recovery in a later round must not undo an earlier one.
    report.missing.push(...(await findMissing(clientOf(server, token), trips)));
  } finally {
    await server.end('SIGTERM');
  }
  report.acknowledged = trips.reduce((sum, trip) => sum + countOf(trip), 0);
  return report;
}

function clientOf(server: StartedServer, token: string | null): Client<Api> {
  return createClient<typeof api>(paths, { baseUrl: server.url, token: () => token });
}

function countOf({ events, costs, renamedTo }: Acknowledged): number {
  return events.length + costs.length + renamedTo;
}

async function writeUntilKilled(
  server: StartedServer,
  token: string,
  dataDir: string,
  withDatabase: boolean,
): Promise<Acknowledged> {
  const client = clientOf(server, token);
  const { id: tripid } = await client.trips.create({ body: { name: '0' } });
  const destid = newId();
  await client.trips.saveDestination({
    body: { tripid, id: destid, name: 'Moab', coords: [-109.55, 38.57], nights: 2 },
  });
  const seen: Acknowledged = { tripId: tripid, destination: destid, events: [], costs: [], renamedTo: 0 };
  const killAfter = 1 + Math.floor(Math.random() * 60);
  let killing: Promise<void> | undefined;

  /** Writes one after another until the server is gone; a failed write was never acknowledged and doesn't count. */
  const keepWriting = async (write: () => Promise<void>) => {
    while (!killing) {
      try {
        await write();
      } catch (error) {
        if (killing) return;
        throw error;
      }
      if (countOf(seen) >= killAfter) killing ??= kill(server, dataDir, withDatabase);
    }
  };
  await Promise.all([
    keepWriting(async () => {
      const id = newId();
      await client.trips.saveUserEvent({ body: { tripid, id, destid, name: 'Dinner' } });
      seen.events.push(id);
    }),
    keepWriting(async () => {
      const id = newId();
      await client.trips.saveCost({ body: { tripid, id, supplier: 'Ferry' } });
      seen.costs.push(id);
    }),
    keepWriting(async () => {
      await client.trips.rename({
        params: { id: tripid },
        body: { trip: { name: String(seen.renamedTo + 1) } },
      });
      seen.renamedTo += 1;
    }),
  ]);
  await killing;
  return seen;
}

async function kill(server: StartedServer, dataDir: string, withDatabase: boolean): Promise<void> {
  if (withDatabase) {
    const [pid] = (await readFile(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n');
    process.kill(Number(pid), 'SIGKILL');
  }
  await server.end('SIGKILL');
}

async function findMissing(client: Client<Api>, trips: readonly Acknowledged[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { tripId, destination, events, costs, renamedTo } of trips) {
    const trip = await client.trips.get({ params: { id: tripId } });
    const rows = new Set([...trip.destinations, ...trip.tripEvents, ...trip.tripCosts].map(({ id }) => id));
    for (const id of [destination, ...events, ...costs]) {
      if (!rows.has(id)) missing.push(`row ${id} of trip ${tripId}`);
    }
    // One more rename may have been stored without its response getting through.
    if (Number(trip.name) < renamedTo)
      missing.push(`name ${renamedTo} of trip ${tripId}, which is ${trip.name}`);
  }
  return missing;
}
