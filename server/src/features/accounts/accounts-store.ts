import type { DistanceUnit, Role, User } from '@wayfold/contract/people/accounts-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { boolean, instant, nullable, oneOf, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../db/statement';

const COLUMNS = `id, role, type, type_detail, first_name, last_name, user_name, email,
  email_confirmed_at is not null as email_confirmed, active, is_subscriber, unit, upid`;
const USER = {
  id: uuid,
  role: oneOf<Role>(),
  type: nullable(oneOf<NonNullable<User['type']>>()),
  type_detail: nullable(text),
  first_name: text,
  last_name: text,
  user_name: text,
  email: text,
  email_confirmed: boolean,
  active: boolean,
  is_subscriber: boolean,
  unit: oneOf<DistanceUnit>(),
  upid: nullable(text),
};

const GET = statement('user-get', `select ${COLUMNS} from users where id = $1`, USER);
const ADD_GUEST = statement(
  'user-add-guest',
  `insert into users (id, role, user_name, email, active, unit, created_at)
    values ($1, 'GUEST', $2, $3, false,
      coalesce((select value from settings where key = 'default_units' and value in ('Miles', 'Kilometers')), 'Miles'),
      $4)
    returning ${COLUMNS}`,
  USER,
);
const CHANGE = statement(
  'user-change',
  `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
      unit = coalesce($4, unit), is_subscriber = coalesce($5, is_subscriber),
      type = coalesce((select type_cd from user_types where user_types.type = $6), type),
      type_detail = coalesce($6, type_detail)
    where id = $1 and ($6::text is null or exists (select 1 from user_types where user_types.type = $6))
    returning ${COLUMNS}`,
  USER,
);
const DELETE_LATER = statement(
  'user-delete-later',
  `update users set delete_at = $2, is_subscriber = false
    where id = $1 and (role = 'GUEST') = $3 returning id`,
  { id: uuid },
);
const LOCK_DUE = statement(
  'users-lock-due',
  `select id from users where delete_at <= $1 and id <> all($2::uuid[])
    order by delete_at limit 1 for update skip locked`,
  { id: uuid },
);
const DATES = statement(
  'user-dates',
  `select created_at as "createdAt", email_confirmed_at as "emailConfirmedAt",
      password_changed_at as "passwordChangedAt"
    from users where id = $1`,
  { createdAt: instant, emailConfirmedAt: nullable(instant), passwordChangedAt: nullable(instant) },
);
/** Erasing a large account takes longer than the timeout of a request. */
const TAKE_TIME = statement('erase-take-time', `set local statement_timeout = '5min'`, {});
const ERASE = statement('user-erase', 'delete from users where id = $1', {});

/** The account as its owner sees it. */
function userOf(row: RowOf<typeof USER> | undefined): User {
  if (!row) throw new RequestRefused('not-found', 'accountNotFound');
  return {
    id: row.id,
    role: row.role,
    type: row.type,
    typeDetail: row.type_detail,
    firstName: row.first_name,
    lastName: row.last_name,
    userName: row.user_name,
    email: row.email,
    emailConfirmed: row.email_confirmed,
    active: row.active,
    isSubscriber: row.is_subscriber,
    unit: row.unit,
    upid: row.upid,
  };
}

/** The account as its owner sees it, or throws not-found. */
export async function getUser(on: Queryable, id: string): Promise<User> {
  const [row] = await rowsOf(on, GET, [id]);
  return userOf(row);
}

/** Adds a guest account with the unit from the settings. */
export async function addGuest(
  on: Queryable,
  guest: { id: string; userName: string; email: string; now: Date },
): Promise<User> {
  const [row] = await rowsOf(on, ADD_GUEST, [guest.id, guest.userName, guest.email, guest.now]);
  return userOf(row);
}

/** What people may change about themselves; missing fields stay unchanged. */
export type UserChange = {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly unit?: DistanceUnit | undefined;
  readonly isSubscriber?: boolean | undefined;
  /** Also decides the type; null changes nothing, too. */
  readonly typeDetail?: string | null | undefined;
};

/** Changes a person; null if the description isn't on the list of user types. */
export async function changeUser(on: Queryable, id: string, change: UserChange): Promise<User | null> {
  const { firstName, lastName, unit, isSubscriber, typeDetail } = change;
  const asked = [firstName, lastName, unit, isSubscriber, typeDetail].map((value) => value ?? null);
  const [row] = await rowsOf(on, CHANGE, [id, ...asked]);
  return row ? userOf(row) : null;
}

/** Records when an account will be erased; travel tips end right away. False if it is gone or no longer a guest. */
export async function deleteLater(
  on: Queryable,
  { id, isGuest, at }: { id: string; isGuest: boolean; at: Date },
): Promise<boolean> {
  return (await rowsOf(on, DELETE_LATER, [id, at, isGuest])).length > 0;
}

/** An account past its grace period, not in `but`, locked until the transaction ends; null if there is none that isn't locked. */
export async function lockDueAccount(
  on: Queryable,
  now: Date,
  but: readonly string[],
): Promise<string | null> {
  const [due] = await rowsOf(on, LOCK_DUE, [now, but]);
  return due?.id ?? null;
}

/** When an account was created, its address confirmed and its password set; null if it is gone. */
export async function findAccountDates(
  on: Queryable,
  id: string,
): Promise<RowOf<(typeof DATES)['columns']> | null> {
  const [dates] = await rowsOf(on, DATES, [id]);
  return dates ?? null;
}

/** Gives the statements of this transaction a timeout of minutes. */
export async function takeTimeToErase(on: Transaction): Promise<void> {
  await rowsOf(on, TAKE_TIME, []);
}

/** Deletes a person's row once nothing refers to it. */
export async function deleteUser(on: Queryable, id: string): Promise<void> {
  await rowsOf(on, ERASE, [id]);
}
