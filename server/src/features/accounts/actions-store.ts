import { USER_ACTIONS } from '@wayfold/contract/people/accounts-endpoints';
import { instant, integer, text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

const ADD = statement('action-add', 'insert into user_actions (user_id, action, at) values ($1, $2, $3)', {});
const LIST = statement('actions-list', 'select action, at from user_actions where user_id = $1 order by at', {
  action: text,
  at: instant,
});
const MOVE = statement('actions-move', 'update user_actions set user_id = $2 where user_id = $1', {});
const ERASE = statement('actions-erase', 'delete from user_actions where user_id = $1', {});
const FORGET = statement(
  'actions-forget',
  `with gone as (
      delete from user_actions where ctid = any(array(
        select ctid from user_actions where at < $1::timestamptz - make_interval(days => $2::integer) limit $3
      )) returning 1
    )
    select count(*) as gone from gone`,
  { gone: integer },
);

/** The name under which all other actions are counted. */
const OTHER_ACT = 'other';

/** Records that a person just did something. Actions that aren't on the list are counted together. */
export async function addAction(on: Queryable, userId: string, action: string, now: Date): Promise<void> {
  const isNamed = USER_ACTIONS.some((known) => known === action);
  await rowsOf(on, ADD, [userId, isNamed ? action : OTHER_ACT, now]);
}

/** What a person did and when, oldest first. */
export function listActions(on: Queryable, userId: string): Promise<{ action: string; at: string }[]> {
  return rowsOf(on, LIST, [userId]);
}

/** Moves one person's actions to another. */
export async function moveActions(on: Queryable, from: string, to: string): Promise<void> {
  await rowsOf(on, MOVE, [from, to]);
}

/** Deletes a person's actions. */
export async function eraseActions(on: Queryable, userId: string): Promise<void> {
  await rowsOf(on, ERASE, [userId]);
}

/** Deletes one batch of actions past their retention; returns how many. */
export async function forgetActions(
  on: Queryable,
  { days, batch, now }: { days: number; batch: number; now: Date },
): Promise<number> {
  const [counted] = await rowsOf(on, FORGET, [now, days, batch]);
  return counted?.gone ?? 0;
}
