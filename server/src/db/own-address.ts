/**
 * SQL for the lowercase email address of the account `$1`; null until it is confirmed.
 *
 * Email to or from an address belongs to a user only once they confirm it: anyone can sign up with anyone's address.
 */
export const OWN_ADDRESS = `(select lower(email) from users where id = $1 and email_confirmed_at is not null)`;
