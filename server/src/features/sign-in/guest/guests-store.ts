import { uuid } from '../../../db/columns';
import { rowsOf, statement, type Transaction } from '../../../db/statement';

// Does not stand in the way of writes that refer to the guest: whoever holds a trip and writes its history could not end.
const LOCK = statement(
  'guest-lock',
  `select id from users where id = $1 and role = 'GUEST' for no key update`,
  { id: uuid },
);
// From here on nothing new refers to the guest, and what did is committed.
const CLOSE = statement('guest-close', 'select id from users where id = $1 for update', { id: uuid });

/** Holds a guest until the transaction ends; false when they are none any more. What refers to the guest may still be written. */
export async function lockGuest(on: Transaction, guestId: string): Promise<boolean> {
  return (await rowsOf(on, LOCK, [guestId])).length > 0;
}

/** Waits for all that is being written about a guest and lets nothing new in. */
export async function closeGuest(on: Transaction, guestId: string): Promise<void> {
  await rowsOf(on, CLOSE, [guestId]);
}
