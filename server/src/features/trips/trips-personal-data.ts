import type { Queryable, Transaction } from '../../db/statement';
import { fileWord } from '../../lib/file-word';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { announceVersion } from '../sharing/live-notices-store';
import { forgetSharing } from '../sharing/shares-store';
import { limitedRead } from './read/trip-read';
import {
  deleteTrips,
  findTripFile,
  forgetActor,
  listTripNames,
  lockTripsOf,
  moveTrips,
} from './trips-personal-data-store';

/** Moves all trips of one person to another, with their history. Open clients are notified at commit. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  const trips = await lockTripsOf(on, from);
  moveTrips(on, from, to);
  for (const { id, version } of trips) announceVersion(on, id, version);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  const trips = await lockTripsOf(on, userId);
  const ids = trips.map(({ id }) => id);
  forgetSharing(on, ids);
  deleteTrips(on, ids);
  forgetActor(on, userId);
  for (const id of ids) announceVersion(on, id, 0);
}

/** One file per trip, each read only when it is needed. */
async function exportTrips(on: Queryable, userId: string): Promise<ExportFile[]> {
  const trips = await listTripNames(on, userId);
  return trips.map(({ id, name }) => ({
    path: `trips/${[fileWord(name), id].filter(Boolean).join(' ')}.json`,
    bytes: async () => (await limitedRead(() => findTripFile(on, userId, id))) ?? 'null',
  }));
}

/** A person's trips, and what they changed in other people's. */
export const tripsPersonalData: PersonalData = { move, erase, export: exportTrips };
