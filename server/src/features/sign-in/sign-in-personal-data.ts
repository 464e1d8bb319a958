import { instant, nullable, text } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { ExportFile, PersonalData } from '../accounts/personal-data';

/** What lets somebody in, or is on its way to. */
const TABLES = ['sessions', 'devices', 'sign_in_tickets', 'sign_up_requests', 'mailed_links'] as const;

const ERASE = TABLES.map((table) =>
  statement(`sign-in-personal-data-erase-${table}`, `delete from ${table} where user_id = $1`, {}),
);
// Whoever took somebody's account over must not shut them out of it by deleting it: the old address may still be taken back.
const LEAVE = [
  ...ERASE.filter(({ text }) => !text.includes('mailed_links')),
  statement(
    'sign-in-personal-data-leave-mailed_links',
    `delete from mailed_links where user_id = $1 and purpose <> 'keep-email'`,
    {},
  ),
];

async function erase(on: Transaction, userId: string): Promise<void> {
  for (const statement of ERASE) send(on, statement, [userId]);
}

async function leave(on: Transaction, userId: string): Promise<void> {
  for (const statement of LEAVE) send(on, statement, [userId]);
}

const SESSIONS = statement(
  'sessions-of-person-list',
  `select device, device_kind as kind, timezone, created_at as "createdAt", last_seen_at as "lastSeenAt"
    from sessions where user_id = $1 order by created_at`,
  { device: text, kind: text, timezone: nullable(text), createdAt: instant, lastSeenAt: instant },
);
const DEVICES = statement(
  'devices-of-person-list',
  `select created_at as "createdAt", seen_at as "lastSeenAt" from devices where user_id = $1 order by created_at`,
  { createdAt: instant, lastSeenAt: instant },
);

async function exportSessions(on: Queryable, userId: string): Promise<ExportFile[]> {
  const sessions = await rowsOf(on, SESSIONS, [userId]);
  const knownDevices = await rowsOf(on, DEVICES, [userId]);
  return [{ path: 'sessions.json', bytes: JSON.stringify({ sessions, knownDevices }, null, 2) }];
}

/** Where a person is signed in. Of whoever moves into another account nothing of this comes along. */
export const signInPersonalData: PersonalData = { move: erase, leave, erase, export: exportSessions };
