import { instant, nullable, type RowOf, text } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

// What went to or came from an address is a person's once they confirmed it: anyone can sign up with anyone's address.
const OWN_ADDRESS = `(select lower(email) from users where id = $1 and email_confirmed_at is not null)`;

const MOVE = ['contact_messages', 'mails'].map((table) =>
  statement(`post-personal-data-move-${table}`, `update ${table} set user_id = $2 where user_id = $1`, {}),
);
const ERASE = [
  statement(
    'post-personal-data-erase-messages',
    `delete from contact_messages where user_id = $1 or lower(email) = ${OWN_ADDRESS}`,
    {},
  ),
  statement(
    'post-personal-data-erase-mails',
    `delete from mails where user_id = $1 or lower(recipient) = ${OWN_ADDRESS} or lower(reply_to) = ${OWN_ADDRESS}`,
    {},
  ),
  statement('post-personal-data-erase-list', `delete from list_addresses where email = ${OWN_ADDRESS}`, {}),
];
// While the account has the address it has the only word; without it, the address would get travel tips by an older one.
const LEAVE_LIST = statement(
  'post-personal-data-leave-list',
  `update list_addresses set confirmed_at = null, secret_hash = null where email = ${OWN_ADDRESS}`,
  {},
);
const LIST_MESSAGES = statement(
  'post-personal-data-messages',
  `select created_at as "createdAt", first_name as "firstName", last_name as "lastName", email,
      phone_number as "phoneNumber", subject, message, ai_poi_key as "aiPoiKey"
    from contact_messages where user_id = $1 or lower(email) = ${OWN_ADDRESS} order by created_at`,
  {
    createdAt: instant,
    firstName: text,
    lastName: text,
    email: text,
    phoneNumber: nullable(text),
    subject: text,
    message: text,
    aiPoiKey: nullable(text),
  },
);
// Of a mail the line alone: what was in it is with its reader, and a link in it is not for a file that lies around.
const LIST_MAILS = statement(
  'post-personal-data-mails',
  `select created_at as "createdAt", sent_at as "sentAt", kind, subject
    from mails where lower(recipient) = ${OWN_ADDRESS} order by created_at`,
  { createdAt: instant, sentAt: nullable(instant), kind: text, subject: text },
);

/** Gives what one person wrote to us, and the mails about them, to another. */
export function movePost(on: Transaction, from: string, to: string): void {
  for (const statement of MOVE) send(on, statement, [from, to]);
}

/** Takes the confirmed address of a person off the list; its links are good no more. */
export function forgetOwnAddress(on: Transaction, userId: string): void {
  send(on, LEAVE_LIST, [userId]);
}

/** Erases messages and mails of a person, and their address on the list. */
export function erasePost(on: Transaction, userId: string): void {
  for (const statement of ERASE) send(on, statement, [userId]);
}

/** What a person wrote to us, the oldest first. */
export function listMessagesOf(
  on: Queryable,
  userId: string,
): Promise<RowOf<(typeof LIST_MESSAGES)['columns']>[]> {
  return rowsOf(on, LIST_MESSAGES, [userId]);
}

/** The mails to a person, the oldest first, without what was in them. */
export function listMailsTo(on: Queryable, userId: string): Promise<RowOf<(typeof LIST_MAILS)['columns']>[]> {
  return rowsOf(on, LIST_MAILS, [userId]);
}
