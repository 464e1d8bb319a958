import type { Role, User } from '@wayfold/contract/people/accounts-endpoints';
import pg from 'pg';
import { boolean, instant, nullable, oneOf, type RowOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../db/statement';

/** What verifying a person needs to know about them. */
export type Credentials = RowOf<typeof CREDENTIALS>;

const COLUMNS =
  'id, role, email, first_name, last_name, type, type_detail, password_hash, email_confirmed_at, delete_at';
const CREDENTIALS = {
  id: uuid,
  role: oneOf<Role>(),
  email: text,
  first_name: text,
  last_name: text,
  type: nullable(oneOf<NonNullable<User['type']>>()),
  type_detail: nullable(text),
  password_hash: nullable(text),
  email_confirmed_at: nullable(instant),
  delete_at: nullable(instant),
};

const BY_EMAIL = statement(
  'credentials-by-email',
  `select ${COLUMNS} from users where lower(email) = lower($1) and role <> 'GUEST'`,
  CREDENTIALS,
);
const BY_ID = statement('credentials-by-id', `select ${COLUMNS} from users where id = $1`, CREDENTIALS);
const LOCK = statement(
  'credentials-lock',
  `select ${COLUMNS} from users where id = $1 for update`,
  CREDENTIALS,
);
// Somebody who had an address until a few days ago can still restore it.
const isHeld = (email: string, userId: string, now: string) => `exists (
  select 1 from mailed_links
  where purpose = 'keep-email' and lower(mailed_links.email) = lower(${email}) and user_id <> ${userId} and expires_at > ${now})`;

const ADD = statement(
  'member-add',
  `insert into users (id, role, user_name, email, first_name, last_name, type, type_detail, password_hash,
      password_changed_at, email_confirmed_at, active, is_subscriber, unit, created_at)
    select $1, 'FREE', $2, $2, $3, $4, $5, $6, $7, $10, $8, true, $9,
      coalesce((select value from settings where key = 'default_units' and value in ('Miles', 'Kilometers')), 'Miles'),
      $10
    where not ${isHeld('$2', '$1', '$10')}
    on conflict do nothing returning id`,
  { id: uuid },
);
const CONVERT = statement(
  'guest-convert',
  `update users set role = 'FREE', user_name = $2, email = $2, first_name = $3, last_name = $4, type = $5,
      type_detail = $6, password_hash = $7, password_changed_at = $10, email_confirmed_at = $8, active = true,
      is_subscriber = $9
    where id = $1 and role = 'GUEST'
      and not exists (select 1 from users others where lower(others.email) = lower($2))
      and not ${isHeld('$2', '$1', '$10')}
    returning id`,
  { id: uuid },
);
const SET_EMAIL = statement(
  'email-set',
  `update users set email = $2, user_name = $2, email_confirmed_at = $3
    where id = $1 and not exists (
      select 1 from users others where lower(others.email) = lower($2) and others.id <> $1
    ) and not ${isHeld('$2', '$1', '$3')}
    returning id`,
  { id: uuid },
);
const SET_PASSWORD = statement(
  'password-set',
  'update users set password_hash = $2, password_changed_at = $3 where id = $1',
  {},
);
const FORGET_PASSWORD = statement(
  'password-forget',
  'update users set password_hash = null, password_changed_at = null where id = $1',
  {},
);
const HAS_ADMIN = statement(
  'admin-exists',
  `select exists (select 1 from users where role = 'ADMIN' and delete_at is null) as has_admin`,
  { has_admin: boolean },
);
const TAKE_TURN = statement('first-admin-take-turn', 'select pg_advisory_xact_lock(7203641982)', {});
const MAKE_ADMIN = statement(
  'admin-make',
  `update users set role = 'ADMIN', email_confirmed_at = coalesce(email_confirmed_at, $2), delete_at = null
    where id = $1`,
  {},
);
const PASSWORD_FACTS = statement(
  'password-facts',
  `select password_hash is not null as "hasPassword",
      case when password_hash is not null then password_changed_at end as "passwordChangedAt"
    from users where id = $1`,
  { hasPassword: boolean, passwordChangedAt: nullable(instant) },
);
const CONFIRM_EMAIL = statement(
  'email-confirm',
  `update users set email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1`,
  {},
);
const KEEP = statement('account-keep', 'update users set delete_at = null where id = $1', {});
const TYPE_OF = statement('user-type-find', 'select type, type_cd from user_types where type = $1', {
  type: text,
  type_cd: oneOf<'BP' | 'CS'>(),
});

/** The account with an address, ignoring case; null if there is none. Guests have no address. */
export async function findByEmail(on: Queryable, email: string): Promise<Credentials | null> {
  const [found] = await rowsOf(on, BY_EMAIL, [email]);
  return found ?? null;
}

/** The credentials of an account; null if it is gone. */
export async function findCredentials(on: Queryable, id: string): Promise<Credentials | null> {
  const [found] = await rowsOf(on, BY_ID, [id]);
  return found ?? null;
}

/** Like `findCredentials`, but locks the account: nobody else changes, merges or deletes it until the transaction ends. */
export async function lockCredentials(on: Queryable, id: string): Promise<Credentials | null> {
  const [found] = await rowsOf(on, LOCK, [id]);
  return found ?? null;
}

/** What somebody enters about themselves when they sign up. */
export type NewMember = {
  email: string;
  firstName: string;
  lastName: string;
  /** Of `findUserType`. */
  type: User['type'];
  typeDetail: string | null;
  /** null for people who never had a password. */
  passwordHash: string | null;
  /** When the address was confirmed; null if it wasn't. */
  emailConfirmedAt: Date | null;
  isSubscriber: boolean;
};

function valuesOf(id: string, member: NewMember, now: Date): unknown[] {
  const { email, firstName, lastName, type, typeDetail, passwordHash, emailConfirmedAt, isSubscriber } =
    member;
  return [
    id,
    email,
    firstName,
    lastName,
    type,
    typeDetail,
    passwordHash,
    emailConfirmedAt,
    isSubscriber,
    now,
  ];
}

const UNIQUE_VIOLATION = '23505';

/** Returns null for a write that failed because somebody took the address after it was checked; rethrows any other error. */
export function nullWhenTaken(error: unknown): null {
  const isTaken =
    error instanceof pg.DatabaseError &&
    error.code === UNIQUE_VIOLATION &&
    error.constraint === 'users_email';
  if (isTaken) return null;
  throw error;
}

/** Adds an account; false if the address is taken. */
export async function addMember(on: Queryable, id: string, member: NewMember, now: Date): Promise<boolean> {
  return (await rowsOf(on, ADD, valuesOf(id, member, now))).length > 0;
}

/**
 * Turns a guest into a member, with everything the guest has; false if the address is taken or they are no longer a guest. Throws
 * an error for `nullWhenTaken` if somebody takes the address at that very moment.
 */
export async function convertGuest(
  on: Queryable,
  id: string,
  member: NewMember,
  now: Date,
): Promise<boolean> {
  return (await rowsOf(on, CONVERT, valuesOf(id, member, now))).length > 0;
}

/** Sets the hash of a new password. */
export async function setPassword(on: Queryable, id: string, hash: string, now: Date): Promise<void> {
  await rowsOf(on, SET_PASSWORD, [id, hash, now]);
}

/** Removes an account's password; its person can set one by email. */
export async function forgetPassword(on: Queryable, id: string): Promise<void> {
  await rowsOf(on, FORGET_PASSWORD, [id]);
}

/** Whether an account has a password and since when, as shown to its person. */
export async function passwordFacts(
  on: Queryable,
  id: string,
): Promise<{ hasPassword: boolean; passwordChangedAt: string | null }> {
  const [facts] = await rowsOf(on, PASSWORD_FACTS, [id]);
  return facts ?? { hasPassword: false, passwordChangedAt: null };
}

/** Sets the address of an account, confirmed by an email to it; false if another account has it or can restore it. */
export async function setEmail(on: Queryable, id: string, email: string, now: Date): Promise<boolean> {
  return (await rowsOf(on, SET_EMAIL, [id, email, now])).length > 0;
}

/** Records that the person receives email at the account's address. */
export async function noteConfirmedEmail(on: Queryable, id: string, now: Date): Promise<void> {
  await rowsOf(on, CONFIRM_EMAIL, [id, now]);
}

/** Keeps an account that was scheduled for deletion. */
export async function keepAccount(on: Queryable, id: string): Promise<void> {
  await rowsOf(on, KEEP, [id]);
}

/** How people may describe themselves: the name and whether it is a business; null if it isn't on the list. */
export async function findUserType(
  on: Queryable,
  type: string,
): Promise<{ type: string; type_cd: 'BP' | 'CS' } | null> {
  const [found] = await rowsOf(on, TYPE_OF, [type]);
  return found ?? null;
}

/** Whether anybody is an admin. */
export async function hasAdmin(on: Queryable): Promise<boolean> {
  const [row] = await rowsOf(on, HAS_ADMIN, []);
  return row?.has_admin ?? false;
}

/** Waits for other server instances that make the first admin, so that two that start together make one. */
export async function takeFirstAdminTurn(on: Transaction): Promise<void> {
  await rowsOf(on, TAKE_TURN, []);
}

/** Makes somebody an admin, and cancels a scheduled deletion of the account. */
export async function makeAdmin(on: Queryable, id: string, now: Date): Promise<void> {
  await rowsOf(on, MAKE_ADMIN, [id, now]);
}
