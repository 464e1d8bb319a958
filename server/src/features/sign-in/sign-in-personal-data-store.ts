import { instant, nullable, type RowOf, text } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

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

/** Erases all that lets a person in. */
export function eraseSignIns(on: Transaction, userId: string): void {
  for (const statement of ERASE) send(on, statement, [userId]);
}

/** Erases what lets a person in, but for the links by which an address may be taken back. */
export function endSignIns(on: Transaction, userId: string): void {
  for (const statement of LEAVE) send(on, statement, [userId]);
}

/** Where a person is signed in, the oldest first. */
export function listSignIns(on: Queryable, userId: string): Promise<RowOf<(typeof SESSIONS)['columns']>[]> {
  return rowsOf(on, SESSIONS, [userId]);
}

/** The devices that are known as a person's, the oldest first. */
export function listDevices(on: Queryable, userId: string): Promise<RowOf<(typeof DEVICES)['columns']>[]> {
  return rowsOf(on, DEVICES, [userId]);
}
