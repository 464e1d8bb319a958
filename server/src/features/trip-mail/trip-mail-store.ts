import { type Queryable, rowsOf, type Statement } from '../../db/statement';

const SENDER: Statement = {
  name: 'trip-mail-sender',
  text: `select concat(first_name, ' ', last_name) as name, email from users
    where id = $1 and role <> 'GUEST' and email_confirmed_at is not null`,
};

/** Who a member is to those they write to; null until their address is confirmed, and for guests. */
export async function findSender(
  on: Queryable,
  userId: string,
): Promise<{ name: string; email: string } | null> {
  const [sender] = await rowsOf<{ name: string; email: string }>(on, SENDER, [userId]);
  return sender ?? null;
}
