import { bytes } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

const HOURS_REMEMBERED = 24;

const FIND = statement(
  'guest-request-find',
  `select salt from guest_requests
    where key_hash = $1 and created_at > $2::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  { salt: bytes },
);
const ADD = statement(
  'guest-request-add',
  `insert into guest_requests (key_hash, salt, user_id, created_at) values ($1, $2, $3, $4)
    on conflict (key_hash) do nothing returning key_hash`,
  { key_hash: bytes },
);
const FORGET_OLD = statement(
  'guest-request-forget',
  `delete from guest_requests
    where created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  {},
);

const FORGET = statement(
  'guest-requests-of-person-forget',
  'delete from guest_requests where user_id = $1',
  {},
);

/** The salt of the request with this key that created a guest within a day; null if there is none. */
export async function findRequestSalt(on: Queryable, keyHash: Buffer, now: Date): Promise<Buffer | null> {
  const [request] = await rowsOf(on, FIND, [keyHash, now]);
  return request?.salt ?? null;
}

/** Remembers a request that creates a guest; false if another one with its key is already stored. */
export async function addRequest(
  on: Queryable,
  { keyHash, salt, userId }: { keyHash: Buffer; salt: Buffer; userId: string },
  now: Date,
): Promise<boolean> {
  return (await rowsOf(on, ADD, [keyHash, salt, userId, now])).length > 0;
}

/** Deletes requests older than a day. */
export async function forgetOldRequests(on: Queryable, now: Date): Promise<void> {
  await rowsOf(on, FORGET_OLD, [now]);
}

/** Deletes the request that created a guest. */
export function forgetRequestsOf(on: Transaction, userId: string): void {
  send(on, FORGET, [userId]);
}
