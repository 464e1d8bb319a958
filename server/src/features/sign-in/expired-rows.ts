import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import { KNOWN_DAYS } from './devices-store';

const HOURS_REMEMBERED = 24;

/** What is of no use to anybody any more, by table. */
const EXPIRED = {
  session_tokens: 'expires_at <= $1',
  mailed_links: 'expires_at <= $1',
  sign_in_tickets: 'expires_at <= $1',
  sign_up_requests: `created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  guest_requests: `created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  devices: `seen_at <= $1::timestamptz - make_interval(days => ${KNOWN_DAYS})`,
} as const;

const FORGET: readonly Statement[] = Object.entries(EXPIRED).map(([table, isOver]) => ({
  name: `expired-forget-${table}`,
  text: `with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${isOver} limit $2 for update skip locked
      )) returning 1
    )
    select count(*) as gone from gone`,
}));

/** Deletes one batch of tokens, links, tickets and requests that ran out, and of devices long not seen; answers how many went. */
export async function forgetExpiredRows(
  on: Queryable,
  { batch, now }: { batch: number; now: Date },
): Promise<number> {
  let gone = 0;
  for (const statement of FORGET) {
    const [counted] = await rowsOf<{ gone: number }>(on, statement, [now, batch]);
    gone += counted?.gone ?? 0;
  }
  return gone;
}
