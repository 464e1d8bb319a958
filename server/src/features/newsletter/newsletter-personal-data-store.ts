import { OWN_ADDRESS } from '../../db/own-address';
import { send, statement, type Transaction } from '../../db/statement';

const ERASE = statement(
  'newsletter-personal-data-erase',
  `delete from list_addresses where email = ${OWN_ADDRESS}`,
  {},
);
// While the account has the address, only the account's choice counts. Without it, an older one would subscribe the address
// again.
const LEAVE = statement(
  'newsletter-personal-data-leave',
  `update list_addresses set confirmed_at = null, secret_hash = null where email = ${OWN_ADDRESS}`,
  {},
);

/** Removes a person's confirmed address from the list; its links stop working. */
export function unsubscribeOwnAddress(on: Transaction, userId: string): void {
  send(on, LEAVE, [userId]);
}

/** Erases a person's confirmed address from the list. */
export function eraseOwnAddress(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}
