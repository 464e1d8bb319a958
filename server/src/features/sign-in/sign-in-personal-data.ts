import { type Queryable, rowsOf, type Statement, send, type Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';

/** What lets somebody in, or is on its way to. */
const TABLES = ['sessions', 'devices', 'sign_in_tickets', 'sign_up_requests', 'mailed_links'] as const;

const ERASE: readonly Statement[] = TABLES.map((table) => ({
  name: `sign-in-personal-data-erase-${table}`,
  text: `delete from ${table} where user_id = $1`,
}));
// Whoever took somebody's account over must not shut them out of it by deleting it: the old address may still be taken back.
const LEAVE: readonly Statement[] = [
  ...ERASE.filter(({ text }) => !text.includes('mailed_links')),
  {
    name: 'sign-in-personal-data-leave-mailed_links',
    text: `delete from mailed_links where user_id = $1 and purpose <> 'keep-email'`,
  },
];

async function erase(on: Transaction, userId: string): Promise<void> {
  for (const statement of ERASE) send(on, statement, [userId]);
}

async function leave(on: Transaction, userId: string): Promise<void> {
  for (const statement of LEAVE) send(on, statement, [userId]);
}

const SESSIONS: Statement = {
  name: 'sessions-of-person-list',
  text: `select device, device_kind as kind, timezone, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where user_id = $1 order by created_at`,
};
const DEVICES: Statement = {
  name: 'devices-of-person-list',
  text: `select created_at as "createdAt", seen_at as "lastSeenAt" from devices where user_id = $1 order by created_at`,
};

async function exportSessions(on: Queryable, userId: string): Promise<ExportFile[]> {
  const sessions = await rowsOf(on, SESSIONS, [userId]);
  const knownDevices = await rowsOf(on, DEVICES, [userId]);
  return [{ path: 'sessions.json', bytes: JSON.stringify({ sessions, knownDevices }, null, 2) }];
}

/** Where a person is signed in. Of whoever moves into another account nothing of this comes along. */
export const signInPersonalData: PersonalData = { move: erase, leave, erase, export: exportSessions };
