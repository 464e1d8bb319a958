import { text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

const SENDER = statement(
  'trip-mail-sender',
  `select concat(first_name, ' ', last_name) as name, email from users
    where id = $1 and role <> 'GUEST' and email_confirmed_at is not null`,
  { name: text, email: text },
);

/** A member as recipients see them; null until their address is confirmed, and for guests. */
export async function findSender(
  on: Queryable,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const [sender] = await rowsOf(on, SENDER, [userId]);
  return sender ?? null;
}
