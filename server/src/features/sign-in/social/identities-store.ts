import { instant, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** A person's identity at a provider. */
export type Identity = { readonly issuer: string; readonly subject: string };

const OWNER = statement(
  'identity-owner',
  'select user_id from identities where issuer = $1 and subject = $2',
  { user_id: uuid },
);
const ADD = statement(
  'identity-add',
  `insert into identities (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning user_id`,
  { user_id: uuid },
);
const ISSUERS = statement(
  'identities-issuers',
  'select issuer, min(created_at) as since from identities where user_id = $1 group by issuer order by since, issuer',
  { issuer: text, since: instant },
);
const REMOVE = statement('identities-remove', 'delete from identities where user_id = $1', {});

/** The account an identity is linked to; null if there is none. */
export async function findIdentityOwner(
  on: Queryable,
  { issuer, subject }: Identity,
): Promise<string | null> {
  const [row] = await rowsOf(on, OWNER, [issuer, subject]);
  return row?.user_id ?? null;
}

/** Links an identity to an account; false if it is already linked. */
export async function linkIdentity(
  on: Queryable,
  { issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  return (await rowsOf(on, ADD, [issuer, subject, userId, now])).length > 0;
}

/** The issuers that a person can sign in with, the first linked first, and since when. */
export async function listIssuers(
  on: Queryable,
  userId: string,
): Promise<{ issuer: string; since: string }[]> {
  const rows = await rowsOf(on, ISSUERS, [userId]);
  return rows.map(({ issuer, since }) => ({ issuer, since: new Date(since).toISOString() }));
}

/** Removes all provider links of an account. */
export async function unlinkIdentities(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, REMOVE, [userId]);
}
