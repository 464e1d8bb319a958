import { newId } from '@wayfold/domain/document/ids';
import { uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { Message } from '../../mail/mails';

/** How many days a message to the operator is kept. */
const MESSAGE_DAYS = 365;

/** A message to the operator, and the place it asks about. */
export type ContactMessage = Message & { readonly aiPoiKey: string | null };

const ADD = statement(
  'contact-message-add',
  `insert into contact_messages
      (id, user_id, first_name, last_name, email, phone_number, subject, message, ai_poi_key, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  {},
);
const FORGET = statement(
  'contact-forget',
  `delete from contact_messages where created_at < $1::timestamptz - make_interval(days => ${MESSAGE_DAYS})
    returning id`,
  { id: uuid },
);

/** Stores a message; its writer is null for visitors. Errors surface at commit. */
export function addContactMessage(
  on: Transaction,
  message: ContactMessage,
  { userId, now }: { userId: string | null; now: Date },
): void {
  const { firstName, lastName, email, phoneNumber, subject } = message;
  send(on, ADD, [
    ...[newId(), userId, firstName, lastName, email, phoneNumber, subject],
    ...[message.message, message.aiPoiKey, now],
  ]);
}

/** Deletes messages older than a year. */
export async function forgetOldMessages(on: Queryable, now: Date): Promise<number> {
  return (await rowsOf(on, FORGET, [now])).length;
}
