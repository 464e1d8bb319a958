import { instant, nullable } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import { getUser } from './accounts-store';
import { eraseActions, listActions, moveActions } from './actions-store';
import type { ExportFile, PersonalData } from './personal-data';

const FORGET_REQUESTS = statement(
  'guest-requests-of-person-forget',
  'delete from guest_requests where user_id = $1',
  {},
);
const DATES = statement(
  'user-dates',
  `select created_at as "createdAt", email_confirmed_at as "emailConfirmedAt",
      password_changed_at as "passwordChangedAt"
    from users where id = $1`,
  { createdAt: instant, emailConfirmedAt: nullable(instant), passwordChangedAt: nullable(instant) },
);

async function move(on: Transaction, from: string, to: string): Promise<void> {
  await moveActions(on, from, to);
  send(on, FORGET_REQUESTS, [from]);
}

async function erase(on: Transaction, userId: string): Promise<void> {
  await eraseActions(on, userId);
  send(on, FORGET_REQUESTS, [userId]);
}

async function exportAccount(on: Queryable, userId: string): Promise<ExportFile[]> {
  const [dates] = await rowsOf(on, DATES, [userId]);
  const account = { ...(await getUser(on, userId)), ...dates };
  return [
    { path: 'account.json', bytes: JSON.stringify(account, null, 2) },
    { path: 'actions.json', bytes: JSON.stringify(await listActions(on, userId), null, 2) },
  ];
}

/** The account itself and the few acts that are counted. */
export const accountsPersonalData: PersonalData = { move, erase, export: exportAccount };
