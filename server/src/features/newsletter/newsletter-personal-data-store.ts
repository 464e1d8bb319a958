import { OWN_ADDRESS } from '../../db/own-address';
import { send, statement, type Transaction } from '../../db/statement';

const ERASE = statement(
  'newsletter-personal-data-erase',
  `delete from list_addresses where email = ${OWN_ADDRESS}`,
  {},
);
// While the account has the address it has the only word; without it, the address would get travel tips by an older one.
const LEAVE = statement(
  'newsletter-personal-data-leave',
  `update list_addresses set confirmed_at = null, secret_hash = null where email = ${OWN_ADDRESS}`,
  {},
);

/** Takes the confirmed address of a person off the list; its links are good no more. */
export function unsubscribeOwnAddress(on: Transaction, userId: string): void {
  send(on, LEAVE, [userId]);
}

/** Erases a person's confirmed address on the list. */
export function eraseOwnAddress(on: Transaction, userId: string): void {
  send(on, ERASE, [userId]);
}
