import type { Passkey } from '@wayfold/contract/people/security-endpoints';
import { type Queryable, rowsOf, type Statement } from '../../../db/statement';

/** A passkey as it is verified. Ids and keys are what the browser's side calls the credential's. */
export type Credential = {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
};

const ADD: Statement = {
  name: 'passkey-add',
  text: `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8
    on conflict (credential_id) do nothing
    returning id, name, created_at, last_used_at`,
};
const LIST: Statement = {
  name: 'passkeys-list',
  text: `select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id`,
};
const CREDENTIALS: Statement = {
  name: 'passkeys-credentials',
  text: 'select credential_id, transports from passkeys where user_id = $1 order by created_at, id',
};
const OWNER: Statement = {
  name: 'passkey-owner',
  text: 'select user_id from passkeys where credential_id = $1',
};
const HOLD: Statement = {
  name: 'passkey-hold',
  text: `select id, user_id, credential_id, public_key, counter from passkeys where credential_id = $1 for update`,
};
const NOTE_USE: Statement = {
  name: 'passkey-note-use',
  text: 'update passkeys set counter = $2, last_used_at = $3 where id = $1',
};
const REMOVE: Statement = {
  name: 'passkey-remove',
  text: 'delete from passkeys where user_id = $1 and id = $2 returning id',
};
const REMOVE_ALL: Statement = { name: 'passkeys-remove', text: 'delete from passkeys where user_id = $1' };

type Row = { id: string; name: string; created_at: string; last_used_at: string | null };

function passkeyOf({ id, name, created_at, last_used_at }: Row): Passkey {
  return {
    id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  };
}

/** Adds a passkey; null when somebody has it already. */
export async function addPasskey(
  on: Queryable,
  passkey: Credential & { transports: readonly string[]; name: string },
  now: Date,
): Promise<Passkey | null> {
  const { id, userId, credentialId, publicKey, counter, transports, name } = passkey;
  const values = [id, userId, credentialId, publicKey, counter, transports, name, now];
  const [row] = await rowsOf<Row>(on, ADD, values);
  return row ? passkeyOf(row) : null;
}

/** A person's passkeys, the oldest first. */
export async function listPasskeys(on: Queryable, userId: string): Promise<Passkey[]> {
  return (await rowsOf<Row>(on, LIST, [userId])).map(passkeyOf);
}

/** A person's passkeys by what a browser knows them by. */
export async function listCredentials(
  on: Queryable,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  type Known = { credential_id: string; transports: string[] };
  const rows = await rowsOf<Known>(on, CREDENTIALS, [userId]);
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** Whose passkey a browser names; null when nobody has it. */
export async function findPasskeyOwner(on: Queryable, credentialId: string): Promise<string | null> {
  const [row] = await rowsOf<{ user_id: string }>(on, OWNER, [credentialId]);
  return row?.user_id ?? null;
}

/** The passkey a browser names, held until the transaction ends; null when nobody has it. */
export async function holdPasskey(on: Queryable, credentialId: string): Promise<Credential | null> {
  type Held = { id: string; user_id: string; credential_id: string; public_key: Buffer; counter: number };
  const [row] = await rowsOf<Held>(on, HOLD, [credentialId]);
  if (!row) return null;
  const { id, user_id: userId, credential_id, public_key: publicKey, counter } = row;
  return { id, userId, credentialId: credential_id, publicKey, counter };
}

/** Notes that a passkey was used, and how often its device says it was. */
export async function notePasskeyUse(on: Queryable, id: string, counter: number, now: Date): Promise<void> {
  await rowsOf(on, NOTE_USE, [id, counter, now]);
}

/** Removes one passkey of a person; false when they have none of that id. */
export async function removePasskey(on: Queryable, userId: string, id: string): Promise<boolean> {
  return (await rowsOf(on, REMOVE, [userId, id])).length > 0;
}

/** Removes all passkeys of a person. */
export async function removePasskeys(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, REMOVE_ALL, [userId]);
}
