import { forgetRows, forgetting } from '../../db/forget-rows';
import type { Queryable } from '../../db/statement';
import { KNOWN_DAYS } from './devices-store';

const HOURS_REMEMBERED = 24;

/** Condition for rows that nobody needs anymore, by table. */
const EXPIRED = {
  session_tokens: 'expires_at <= $1',
  mailed_links: 'expires_at <= $1',
  sign_in_tickets: 'expires_at <= $1',
  sign_up_requests: `created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  guest_requests: `created_at <= $1::timestamptz - make_interval(hours => ${HOURS_REMEMBERED})`,
  devices: `seen_at <= $1::timestamptz - make_interval(days => ${KNOWN_DAYS})`,
} as const;

const FORGET = Object.entries(EXPIRED).map(([table, isOver]) =>
  forgetting(`expired-forget-${table}`, table, isOver),
);

/** Deletes one batch of expired tokens, links, tickets and requests, and of devices not seen for long; returns how many. */
export async function forgetExpiredRows(on: Queryable, of: { batch: number; now: Date }): Promise<number> {
  return forgetRows(on, FORGET, of);
}
