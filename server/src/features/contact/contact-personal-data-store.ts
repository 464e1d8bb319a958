import { instant, nullable, type RowOf, text } from '../../db/columns';
import { OWN_ADDRESS } from '../../db/own-address';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

const MOVE = statement(
  'contact-personal-data-move',
  'update contact_messages set user_id = $2 where user_id = $1',
  {},
);
const ERASE = statement(
  'contact-personal-data-erase',
  `delete from contact_messages where user_id = $1 or lower(email) = ${OWN_ADDRESS}`,
  {},
);
const LIST = statement(
  'contact-personal-data-list',
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

/** Moves one person's messages to another. */
export function moveMessages(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
}

/** Erases a person's messages. */
export function eraseMessages(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}

/** A person's messages, oldest first. */
export function listMessagesOf(on: Queryable, userId: string): Promise<RowOf<(typeof LIST)['columns']>[]> {
  return rowsOf(on, LIST, [userId]);
}
