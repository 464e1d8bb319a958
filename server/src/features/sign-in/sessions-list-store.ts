import type { Session } from '@wayfold/contract/people/security-endpoints';
import { boolean, instant, nullable, oneOf, text, uuid } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { Actor } from '../../http/access';

const LIST = statement(
  'sessions-list',
  `select id, device, device_kind as kind, timezone, created_at as "createdAt", last_seen_at as "lastSeenAt",
      id = $2 as "isThis"
    from sessions where user_id = $1 and expires_at > $3 and ends_at > $3
    order by id = $2 desc, last_seen_at desc, id`,
  {
    id: uuid,
    device: text,
    kind: oneOf<Session['kind']>(),
    timezone: nullable(text),
    createdAt: instant,
    lastSeenAt: instant,
    isThis: boolean,
  },
);

/** Where a person is signed in: this device first, then the last seen. */
export function listSessions(on: Queryable, { userId, sessionId }: Actor, now: Date): Promise<Session[]> {
  return rowsOf(on, LIST, [userId, sessionId, now]);
}
