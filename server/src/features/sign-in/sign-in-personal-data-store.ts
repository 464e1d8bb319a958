import { instant, nullable, type RowOf, text } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

/** What lets somebody sign in, or is about to. */
const TABLES = ['sessions', 'devices', 'sign_in_tickets', 'sign_up_requests', 'mailed_links'] as const;

const ERASE = TABLES.map((table) =>
  statement(`sign-in-personal-data-erase-${table}`, `delete from ${table} where user_id = $1`, {}),
);
// Somebody who took over an account must not lock its owner out by deleting it: the old address can still be restored.
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

/** Deletes everything that lets a person sign in. */
export function eraseSignIns(on: Transaction, userId: string): void {
  for (const statement of ERASE) send(on, statement, [userId]);
}

/** Deletes what lets a person sign in, except the links that restore an address. */
export function endSignIns(on: Transaction, userId: string): void {
  for (const statement of LEAVE) send(on, statement, [userId]);
}

/** Where a person is signed in, oldest first. */
export function listSignIns(on: Queryable, userId: string): Promise<RowOf<(typeof SESSIONS)['columns']>[]> {
  return rowsOf(on, SESSIONS, [userId]);
}

/** A person's known devices, oldest first. */
export function listDevices(on: Queryable, userId: string): Promise<RowOf<(typeof DEVICES)['columns']>[]> {
  return rowsOf(on, DEVICES, [userId]);
}
