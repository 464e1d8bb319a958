import { timingSafeEqual } from 'node:crypto';
import { newId } from '@wayfold/domain/document/ids';
import { bytes, notNull, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import { newToken, tokenHash } from '../accounts/sessions-store';

const LINK_DAYS = 7;
/** How many days after its last request an address that isn't on the list is remembered, so that its old links still work. */
const LEFT_DAYS = 30;

// The view `mailing_list` says who gets travel tips: for an address with a confirmed account, the account decides; for any other
// address, its row here.
const ASK = statement(
  'list-ask',
  `insert into list_addresses (id, email, secret_hash, asked_at) values ($1, lower($2), $3, $4)
    on conflict (email) do update set secret_hash = excluded.secret_hash, asked_at = excluded.asked_at
    returning id`,
  { id: uuid },
);
// Locks the account before its address, in the order of `holdSession`.
const HOLD_ACCOUNT = statement(
  'list-hold-account',
  `select users.id from list_addresses join users on lower(users.email) = list_addresses.email
    where list_addresses.id = $1 for no key update of users`,
  { id: uuid },
);
const FIND_ASKED = statement(
  'list-find-asked',
  `select email, secret_hash from list_addresses
    where id = $1 and secret_hash is not null
      and asked_at > $2::timestamptz - make_interval(days => ${LINK_DAYS})
    for update`,
  { email: text, secret_hash: notNull(bytes) },
);
const JOIN_ACCOUNT = statement(
  'list-join-account',
  `update users set is_subscriber = true
    where lower(email) = lower($1) and email_confirmed_at is not null and delete_at is null
    returning id`,
  { id: uuid },
);
const JOIN_ADDRESS = statement(
  'list-join-address',
  'update list_addresses set confirmed_at = coalesce(confirmed_at, $2) where id = $1',
  {},
);
const IS_OWN = statement(
  'list-is-own',
  `select id from users
    where id = $1 and role <> 'GUEST' and lower(email) = lower($2) and email_confirmed_at is not null`,
  { id: uuid },
);
const LEAVE_ACCOUNT = statement(
  'list-leave-account',
  `with account as (
      update users set is_subscriber = false where id = $1 and role <> 'GUEST'
      returning email, email_confirmed_at
    ), address as (
      update list_addresses set confirmed_at = null, secret_hash = null from account
      where list_addresses.email = lower(account.email) and account.email_confirmed_at is not null
    )
    select email from account`,
  { email: text },
);
const LEAVE_ADDRESS = statement(
  'list-leave-address',
  `with known as (
      select id, email from list_addresses where id = $1
    ), account as (
      update users set is_subscriber = false from known
      where lower(users.email) = known.email and users.email_confirmed_at is not null
      returning 1
    )
    update list_addresses set confirmed_at = null, secret_hash = null
    from known left join account on true
    where list_addresses.id = known.id
    returning list_addresses.email`,
  { email: text },
);
// For a confirmed account, only its choice counts; its address can rejoin the list with a new link.
const FORGET = statement(
  'list-forget',
  `delete from list_addresses
    where asked_at < $1::timestamptz - make_interval(days => ${LEFT_DAYS})
      and (confirmed_at is null or exists (
        select 1 from users
        where lower(users.email) = list_addresses.email and users.email_confirmed_at is not null
      ))
    returning id`,
  { id: uuid },
);

/** The halves of a link that puts an address on the list; the previous link stops working. */
export async function requestSubscription(
  on: Transaction,
  email: string,
  now: Date,
): Promise<{ a: string; b: string }> {
  const b = newToken();
  const [row] = await rowsOf(on, ASK, [newId(), email, tokenHash(b), now]);
  return { a: row?.id ?? '', b };
}

/** Puts an address on the list with its link, which works repeatedly for a week; null if it is invalid. */
export async function takeSubscriptionLink(
  on: Transaction,
  { a, b }: { a: string; b: string },
  now: Date,
): Promise<string | null> {
  send(on, HOLD_ACCOUNT, [a]);
  const [asked] = await rowsOf(on, FIND_ASKED, [a, now]);
  if (!asked || !timingSafeEqual(asked.secret_hash, tokenHash(b))) return null;
  if (!(await subscribeAccount(on, asked.email))) await rowsOf(on, JOIN_ADDRESS, [a, now]);
  return asked.email;
}

/** Subscribes the confirmed account of an address; false if there is none. */
export async function subscribeAccount(on: Queryable, email: string): Promise<boolean> {
  return (await rowsOf(on, JOIN_ACCOUNT, [email])).length > 0;
}

/** Whether a member has confirmed that this is their address. */
export async function isOwnAddress(on: Queryable, userId: string, email: string): Promise<boolean> {
  return (await rowsOf(on, IS_OWN, [userId, email])).length > 0;
}

/** Unsubscribes an account and returns its address; null if there is no such member. */
export async function unsubscribeAccount(on: Queryable, userId: string): Promise<string | null> {
  const [left] = await rowsOf(on, LEAVE_ACCOUNT, [userId]);
  return left?.email ?? null;
}

/** Unsubscribes an address without an account and returns it; null if it is unknown. */
export async function unsubscribeAddress(on: Queryable, id: string): Promise<string | null> {
  const [left] = await rowsOf(on, LEAVE_ADDRESS, [id]);
  return left?.email ?? null;
}

/** Deletes addresses that aren't on the list and last asked for it a month ago. */
export async function forgetAddresses(on: Queryable, now: Date): Promise<number> {
  return (await rowsOf(on, FORGET, [now])).length;
}
