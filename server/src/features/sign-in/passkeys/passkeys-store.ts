import type { Passkey } from '@wayfold/contract/people/security-endpoints';
import { bytes, instant, integer, nullable, type RowOf, text, textList, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** A passkey as needed for verification. Ids and keys have the names that browsers use for the credential. */
export type Credential = {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
};

const PASSKEY = { id: uuid, name: text, created_at: instant, last_used_at: nullable(instant) };

const ADD = statement(
  'passkey-add',
  `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name, created_at)
    select $1, $2, $3, $4, $5, $6, $7, $8
    on conflict (credential_id) do nothing
    returning id, name, created_at, last_used_at`,
  PASSKEY,
);
const LIST = statement(
  'passkeys-list',
  `select id, name, created_at, last_used_at from passkeys where user_id = $1 order by created_at, id`,
  PASSKEY,
);
const CREDENTIALS = statement(
  'passkeys-credentials',
  'select credential_id, transports from passkeys where user_id = $1 order by created_at, id',
  { credential_id: text, transports: textList },
);
const OWNER = statement('passkey-owner', 'select user_id from passkeys where credential_id = $1', {
  user_id: uuid,
});
const HOLD = statement(
  'passkey-hold',
  `select id, user_id, credential_id, public_key, counter from passkeys where credential_id = $1 for update`,
  { id: uuid, user_id: uuid, credential_id: text, public_key: bytes, counter: integer },
);
const NOTE_USE = statement(
  'passkey-note-use',
  'update passkeys set counter = $2, last_used_at = $3 where id = $1',
  {},
);
const REMOVE = statement(
  'passkey-remove',
  'delete from passkeys where user_id = $1 and id = $2 returning id',
  { id: uuid },
);
const REMOVE_ALL = statement('passkeys-remove', 'delete from passkeys where user_id = $1', {});

function passkeyOf({ id, name, created_at, last_used_at }: RowOf<typeof PASSKEY>): Passkey {
  return {
    id,
    name,
    createdAt: new Date(created_at).toISOString(),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at).toISOString(),
  };
}

/** Adds a passkey; null if somebody already has it. */
export async function addPasskey(
  on: Queryable,
  passkey: Credential & { transports: readonly string[]; name: string },
  now: Date,
): Promise<Passkey | null> {
  const { id, userId, credentialId, publicKey, counter, transports, name } = passkey;
  const values = [id, userId, credentialId, publicKey, counter, transports, name, now];
  const [row] = await rowsOf(on, ADD, values);
  return row ? passkeyOf(row) : null;
}

/** A person's passkeys, oldest first. */
export async function listPasskeys(on: Queryable, userId: string): Promise<Passkey[]> {
  return (await rowsOf(on, LIST, [userId])).map(passkeyOf);
}

/** A person's passkeys as browsers identify them. */
export async function listCredentials(
  on: Queryable,
  userId: string,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await rowsOf(on, CREDENTIALS, [userId]);
  return rows.map(({ credential_id: id, transports }) => ({ id, transports }));
}

/** The owner of the passkey a browser names; null if nobody has it. */
export async function findPasskeyOwner(on: Queryable, credentialId: string): Promise<string | null> {
  const [row] = await rowsOf(on, OWNER, [credentialId]);
  return row?.user_id ?? null;
}

/** The passkey a browser names, locked until the transaction ends; null if nobody has it. */
export async function holdPasskey(on: Queryable, credentialId: string): Promise<Credential | null> {
  const [row] = await rowsOf(on, HOLD, [credentialId]);
  if (!row) return null;
  const { id, user_id: userId, credential_id, public_key: publicKey, counter } = row;
  return { id, userId, credentialId: credential_id, publicKey, counter };
}

/** Records that a passkey was used, and how often its device says it was. */
export async function notePasskeyUse(on: Queryable, id: string, counter: number, now: Date): Promise<void> {
  await rowsOf(on, NOTE_USE, [id, counter, now]);
}

/** Removes one passkey of a person; false if they have none with that id. */
export async function removePasskey(on: Queryable, userId: string, id: string): Promise<boolean> {
  return (await rowsOf(on, REMOVE, [userId, id])).length > 0;
}

/** Removes all passkeys of a person. */
export async function removePasskeys(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, REMOVE_ALL, [userId]);
}
