import { type Queryable, rowsOf, type Statement } from '../../../db/statement';

/** Somebody as a provider knows them. */
export type Identity = { readonly issuer: string; readonly subject: string };

const OWNER: Statement = {
  name: 'identity-owner',
  text: 'select user_id from identities where issuer = $1 and subject = $2',
};
const ADD: Statement = {
  name: 'identity-add',
  text: `insert into identities (issuer, subject, user_id, created_at) values ($1, $2, $3, $4)
    on conflict do nothing returning user_id`,
};
const ISSUERS: Statement = {
  name: 'identities-issuers',
  text: 'select issuer, min(created_at) as since from identities where user_id = $1 group by issuer order by since, issuer',
};
const REMOVE: Statement = { name: 'identities-remove', text: 'delete from identities where user_id = $1' };

/** Whose account an identity is linked to; null when it is linked to none. */
export async function findIdentityOwner(
  on: Queryable,
  { issuer, subject }: Identity,
): Promise<string | null> {
  const [row] = await rowsOf<{ user_id: string }>(on, OWNER, [issuer, subject]);
  return row?.user_id ?? null;
}

/** Links an identity to an account; false when it is linked to one already. */
export async function linkIdentity(
  on: Queryable,
  { issuer, subject }: Identity,
  userId: string,
  now: Date,
): Promise<boolean> {
  return (await rowsOf(on, ADD, [issuer, subject, userId, now])).length > 0;
}

/** The issuers that sign a person in, the first linked first, and since when. */
export async function listIssuers(
  on: Queryable,
  userId: string,
): Promise<{ issuer: string; since: string }[]> {
  type Row = { issuer: string; since: string };
  const rows = await rowsOf<Row>(on, ISSUERS, [userId]);
  return rows.map(({ issuer, since }) => ({ issuer, since: new Date(since).toISOString() }));
}

/** Links an account to no provider any more. */
export async function unlinkIdentities(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, REMOVE, [userId]);
}
