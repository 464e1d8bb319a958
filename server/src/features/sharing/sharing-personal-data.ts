import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { eraseFollowed, listFollowed, moveFollowed } from './followers-store';
import { announceShare } from './live-notices-store';
import { listSharedTrips, listShares } from './shares-store';

/** Shares and feeds belong to trips and move with them. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  moveFollowed(on, from, to);
}

/** Nothing of an account that is scheduled for deletion is shown; clients that have one of its trips open are notified. */
async function leave(on: Transaction, userId: string): Promise<void> {
  for (const id of await listSharedTrips(on, userId)) announceShare(on, id);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  eraseFollowed(on, userId);
}

async function exportSharing(on: Queryable, userId: string): Promise<ExportFile[]> {
  return [
    { path: 'shares.json', bytes: JSON.stringify(await listShares(on, userId), null, 2) },
    { path: 'followed.json', bytes: JSON.stringify(await listFollowed(on, userId), null, 2) },
  ];
}

/** How a person shares trips, and which trips of others they follow. */
export const sharingPersonalData: PersonalData = { move, leave, erase, export: exportSharing };
