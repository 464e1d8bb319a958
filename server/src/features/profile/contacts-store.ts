import type { Contact } from '@wayfold/contract/people/profile-endpoints';
import { instant, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../db/statement';
import { takeTurn } from '../../db/take-turn';

/** The fields of a contact that people enter. */
export type ContactFields = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

/** How many contacts one person may have. */
export const MOST_CONTACTS = 5_000;

const COLUMNS = `id, user_id as "userId", first_name as "firstName", last_name as "lastName", email, phone, notes,
  updated_at as "updatedAt"`;
const CONTACT = {
  id: uuid,
  userId: uuid,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  notes: text,
  updatedAt: instant,
};

const LIST = statement(
  'contacts-list',
  `select ${COLUMNS} from contacts where user_id = $1
    order by lower(first_name), lower(last_name), id`,
  CONTACT,
);
// An existing id is left unchanged, no matter whose it is.
const ADD = statement(
  'contacts-add',
  `insert into contacts (id, user_id, first_name, last_name, email, phone, notes, created_at, updated_at)
    select $1, $2, $3, $4, $5, $6, $7, $8, $8
    where (select count(*) from contacts where user_id = $2) < ${MOST_CONTACTS}
    on conflict do nothing returning ${COLUMNS}`,
  CONTACT,
);
const FIND = statement(
  'contacts-find',
  `select ${COLUMNS} from contacts where user_id = $1 and id = $2`,
  CONTACT,
);
const IS_TAKEN = statement('contacts-is-taken', 'select id from contacts where id = $1', { id: uuid });
const CHANGE = statement(
  'contacts-change',
  `update contacts set first_name = coalesce($3, first_name), last_name = coalesce($4, last_name),
      email = coalesce($5, email), phone = coalesce($6, phone), notes = coalesce($7, notes), updated_at = $8
    where user_id = $1 and id = $2 returning ${COLUMNS}`,
  CONTACT,
);
const REMOVE = statement('contacts-remove', 'delete from contacts where user_id = $1 and id = $2', {});
const ERASE = statement('contacts-erase', 'delete from contacts where user_id = $1', {});

/** A person's contacts by name. */
export function listContacts(on: Queryable, userId: string): Promise<Contact[]> {
  return rowsOf(on, LIST, [userId]);
}

/**
 * Adds a contact, or finds the one with that id; `full` if the person has reached the limit, null if the id is someone else's.
 */
export async function addContact(
  on: Transaction,
  { id, userId, ...fields }: ContactFields & { id: string; userId: string },
  now: Date,
): Promise<Contact | 'full' | null> {
  takeTurn(on, `contacts ${userId}`);
  const { firstName, lastName, email, phone, notes } = fields;
  const [added] = await rowsOf(on, ADD, [id, userId, firstName, lastName, email, phone, notes, now]);
  if (added) return added;
  const [found] = await rowsOf(on, FIND, [userId, id]);
  if (found) return found;
  return (await rowsOf(on, IS_TAKEN, [id])).length > 0 ? null : 'full';
}

/** Changes a person's contact; missing fields stay unchanged. Null if it is gone or someone else's. */
export async function changeContact(
  on: Queryable,
  { userId, id }: { userId: string; id: string },
  fields: { readonly [F in keyof ContactFields]?: string | undefined },
  now: Date,
): Promise<Contact | null> {
  const { firstName, lastName, email, phone, notes } = fields;
  const asked = [firstName, lastName, email, phone, notes].map((value) => value ?? null);
  const [changed] = await rowsOf(on, CHANGE, [userId, id, ...asked, now]);
  return changed ?? null;
}

/** Removes a person's contact; does nothing if it is gone or someone else's. */
export async function removeContact(on: Queryable, userId: string, id: string): Promise<void> {
  await rowsOf(on, REMOVE, [userId, id]);
}

/** Erases all contacts of a person. */
export async function eraseContacts(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, ERASE, [userId]);
}
