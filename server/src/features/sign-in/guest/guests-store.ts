import { uuid } from '../../../db/columns';
import { rowsOf, statement, type Transaction } from '../../../db/statement';

// Doesn't block writes that refer to the guest; otherwise a write that holds a trip and adds to its history could never finish.
const LOCK = statement(
  'guest-lock',
  `select id from users where id = $1 and role = 'GUEST' for no key update`,
  { id: uuid },
);
// From here on nothing new refers to the guest, and earlier references are committed.
const CLOSE = statement('guest-close', 'select id from users where id = $1 for update', { id: uuid });

/**
 * Locks a guest until the transaction ends; false if they are no longer a guest. Rows that refer to the guest can still be
 * written.
 */
export async function lockGuest(on: Transaction, guestId: string): Promise<boolean> {
  return (await rowsOf(on, LOCK, [guestId])).length > 0;
}

/** Waits for all pending writes that refer to a guest, and blocks new ones. */
export async function closeGuest(on: Transaction, guestId: string): Promise<void> {
  await rowsOf(on, CLOSE, [guestId]);
}
