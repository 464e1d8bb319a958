import { type Queryable, rowsOf, type Statement, send, type Transaction } from '../../db/statement';
import { getUser } from './accounts-store';
import { eraseActions, listActions, moveActions } from './actions-store';
import type { ExportFile, PersonalData } from './personal-data';

const FORGET_REQUESTS: Statement = {
  name: 'guest-requests-of-person-forget',
  text: 'delete from guest_requests where user_id = $1',
};
const DATES: Statement = {
  name: 'user-dates',
  text: `select created_at as "createdAt", email_confirmed_at as "emailConfirmedAt",
      password_changed_at as "passwordChangedAt"
    from users where id = $1`,
};

async function move(on: Transaction, from: string, to: string): Promise<void> {
  await moveActions(on, from, to);
  send(on, FORGET_REQUESTS, [from]);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  await eraseActions(on, userId);
  send(on, FORGET_REQUESTS, [userId]);
}

async function exportAccount(on: Queryable, userId: string): Promise<ExportFile[]> {
  const [dates] = await rowsOf<Record<string, string | null>>(on, DATES, [userId]);
  const account = { ...(await getUser(on, userId)), ...dates };
  return [
    { path: 'account.json', bytes: JSON.stringify(account, null, 2) },
    { path: 'actions.json', bytes: JSON.stringify(await listActions(on, userId), null, 2) },
  ];
}

/** The account itself and the few acts that are counted. */
export const accountsPersonalData: PersonalData = { move, erase, export: exportAccount };
