import { instant, nullable, type RowOf, text } from '../../db/columns';
import { OWN_ADDRESS } from '../../db/own-address';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

const MOVE = statement('outbox-personal-data-move', 'update mails set user_id = $2 where user_id = $1', {});
const ERASE = statement(
  'outbox-personal-data-erase',
  `delete from mails where user_id = $1 or lower(recipient) = ${OWN_ADDRESS} or lower(reply_to) = ${OWN_ADDRESS}`,
  {},
);
// Only the log line of an email: its reader has the content, and links from it don't belong in an export file.
const LIST = statement(
  'outbox-personal-data-list',
  `select created_at as "createdAt", sent_at as "sentAt", kind, subject
    from mails where lower(recipient) = ${OWN_ADDRESS} order by created_at`,
  { createdAt: instant, sentAt: nullable(instant), kind: text, subject: text },
);

/** Moves the emails about one person to another. */
export function moveMails(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
}

/** Erases the emails about, to and from a person. */
export function eraseMails(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}

/** The emails to a person, oldest first, without their content. */
export function listMailsTo(on: Queryable, userId: string): Promise<RowOf<(typeof LIST)['columns']>[]> {
  return rowsOf(on, LIST, [userId]);
}
