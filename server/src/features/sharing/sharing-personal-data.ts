import type { Queryable, Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';
import { eraseFollowed, listFollowed, moveFollowed } from './followers-store';
import { announceShare } from './live-notices-store';
import { listSharedTrips, listShares } from './shares-store';

/** Shares and feeds belong to trips, and go where these go. */
async function move(on: Transaction, from: string, to: string): Promise<void> {
  moveFollowed(on, from, to);
}

/** Nobody is shown anything of an account that is to be deleted; whoever has one of its trips open learns of it. */
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

/** How a person shares trips, and what they follow of others. */
export const sharingPersonalData: PersonalData = { move, leave, erase, export: exportSharing };
