/**
 * SQL for the lowercase address of the account `$1`; null until it is confirmed.
 *
 * What went to or came from an address belongs to a person once they confirmed it: anyone can sign up with anyone's address.
 */
export const OWN_ADDRESS = `(select lower(email) from users where id = $1 and email_confirmed_at is not null)`;
