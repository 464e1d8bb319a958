import { instant, nullable, type RowOf, text } from '../../db/columns';
import { OWN_ADDRESS } from '../../db/own-address';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';

const MOVE = statement('outbox-personal-data-move', 'update mails set user_id = $2 where user_id = $1', {});
const ERASE = statement(
  'outbox-personal-data-erase',
  `delete from mails where user_id = $1 or lower(recipient) = ${OWN_ADDRESS} or lower(reply_to) = ${OWN_ADDRESS}`,
  {},
);
// Of a mail the line alone: what was in it is with its reader, and a link in it is not for a file that lies around.
const LIST = statement(
  'outbox-personal-data-list',
  `select created_at as "createdAt", sent_at as "sentAt", kind, subject
    from mails where lower(recipient) = ${OWN_ADDRESS} order by created_at`,
  { createdAt: instant, sentAt: nullable(instant), kind: text, subject: text },
);

/** Gives the mails about one person to another. */
export function moveMails(on: Transaction, from: string, to: string): void {
  send(on, MOVE, [from, to]);
}

/** Erases the mails about, to and from a person. */
export function eraseMails(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}

/** The mails to a person, the oldest first, without what was in them. */
export function listMailsTo(on: Queryable, userId: string): Promise<RowOf<(typeof LIST)['columns']>[]> {
  return rowsOf(on, LIST, [userId]);
}
