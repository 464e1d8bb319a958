import { uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

const HOURS_REMEMBERED = 24;

const FIND = statement(
  'sign-up-request-find',
  `select user_id from sign_up_requests
    where key_hash = $1 and created_at > $2::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  { user_id: uuid },
);
const ADD = statement(
  'sign-up-request-add',
  `insert into sign_up_requests (key_hash, user_id, created_at) values ($1, $2, $3)
    on conflict (key_hash) do update set user_id = excluded.user_id, created_at = excluded.created_at`,
  {},
);

/** The account that an earlier request with this key created within a day; null if there is none. */
export async function findSignUpRequest(on: Queryable, keyHash: Buffer, now: Date): Promise<string | null> {
  const [request] = await rowsOf(on, FIND, [keyHash, now]);
  return request?.user_id ?? null;
}

/** Remembers which account a request created. */
export async function addSignUpRequest(
  on: Queryable,
  { keyHash, userId }: { keyHash: Buffer; userId: string },
  now: Date,
): Promise<void> {
  await rowsOf(on, ADD, [keyHash, userId, now]);
}
