import type { Session } from '@wayfold/contract/people/security-endpoints';
import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import type { Actor } from '../../http/access';

const LIST: Statement = {
  name: 'sessions-list',
  text: `select id, device, device_kind as kind, timezone, created_at as "createdAt", last_seen_at as "lastSeenAt",
      id = $2 as "isThis"
    from sessions where user_id = $1 and expires_at > $3 and ends_at > $3
    order by id = $2 desc, last_seen_at desc, id`,
};

/** Where a person is signed in: this device first, then the one seen last. */
export function listSessions(on: Queryable, { userId, sessionId }: Actor, now: Date): Promise<Session[]> {
  return rowsOf<Session>(on, LIST, [userId, sessionId, now]);
}
