import { boolean, integer } from '../../db/columns';
import { rowsOf, statement, type Transaction } from '../../db/statement';

/** Longer than any request takes and any clock skew, so that nobody who is still signed in is affected. */
const GRACE_DAYS = 30;
/** Sessions per transaction: few enough not to block anyone. */
export const ENDED_SESSIONS_BATCH = 500;

/** One server instance at a time: two that each delete one session of a guest would both leave the guest. */
const TAKE_TURN = statement('sessions-take-turn', 'select pg_try_advisory_xact_lock(7203641981) as taken', {
  taken: boolean,
});
// A guest who has a trip stays, for the trip's sake, and one who changed a trip stays, for its history. Every table that refers
// to users has to be considered here: one missing foreign key would roll back the whole batch, every day. Favorites and own
// places are deleted with their guest, by their foreign keys, since nobody can reach them anymore.
const FORGET = statement(
  'sessions-forget',
  `with ended as (
      delete from sessions where id = any(array(
        select id from sessions
        where expires_at <= $1::timestamptz - make_interval(days => ${GRACE_DAYS})
        order by expires_at limit ${ENDED_SESSIONS_BATCH} for update skip locked
      ))
      returning id, user_id
    ), leaving as (
      select id from users
      where id in (select user_id from ended) and role = 'GUEST'
        and not exists (
          select 1 from sessions
          where sessions.user_id = users.id and sessions.id not in (select id from ended)
        )
        and not exists (select 1 from trips where trips.user_id = users.id)
        and not exists (select 1 from trip_changes where trip_changes.actor_id = users.id)
    ), requests as (
      delete from guest_requests where user_id in (select id from leaving)
    ), guests as (
      delete from users where id in (select id from leaving) returning id
    )
    select (select count(*) from ended) as sessions, (select count(*) from guests) as guests`,
  { sessions: integer, guests: integer },
);

/** Takes the lock for deleting sessions until the transaction ends; false while another server instance holds it. */
export async function takeForgettingTurn(on: Transaction): Promise<boolean> {
  const [turn] = await rowsOf(on, TAKE_TURN, []);
  return turn?.taken ?? false;
}

/**
 * Deletes one batch of the sessions that expired at least 30 days ago, and the guests for whom that was the last session and who
 * left nothing behind.
 */
export async function deleteEndedSessions(
  on: Transaction,
  now: Date,
): Promise<{ sessions: number; guests: number }> {
  const [gone] = await rowsOf(on, FORGET, [now]);
  return gone ?? { sessions: 0, guests: 0 };
}
