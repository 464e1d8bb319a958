import type { Queryable, Transaction } from '../../db/statement';
import { findAccountDates, getUser } from './accounts-store';
import { eraseActions, listActions, moveActions } from './actions-store';
import { forgetRequestsOf } from './guest-requests-store';
import type { ExportFile, PersonalData } from './personal-data';

async function move(on: Transaction, from: string, to: string): Promise<void> {
  await moveActions(on, from, to);
  forgetRequestsOf(on, from);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  await eraseActions(on, userId);
  forgetRequestsOf(on, userId);
}

async function exportAccount(on: Queryable, userId: string): Promise<ExportFile[]> {
  const dates = await findAccountDates(on, userId);
  const account = { ...(await getUser(on, userId)), ...dates };
  return [
    { path: 'account.json', bytes: JSON.stringify(account, null, 2) },
    { path: 'actions.json', bytes: JSON.stringify(await listActions(on, userId), null, 2) },
  ];
}

/** The account itself and its counted actions. */
export const accountsPersonalData: PersonalData = { move, erase, export: exportAccount };
