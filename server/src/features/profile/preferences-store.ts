import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import type { DistanceUnit } from '@wayfold/contract/people/accounts-endpoints';
import { type Queryable, rowsOf, type Statement } from '../../db/statement';

/** What a person chose themselves, as it is kept, and their unit, which the account holds. */
export type ChosenRow = { preferences: Readonly<Record<string, unknown>>; unit: DistanceUnit };

const GET: Statement = { name: 'preferences-get', text: 'select preferences, unit from users where id = $1' };
const SAVE: Statement = {
  name: 'preferences-save',
  text: `update users set preferences = preferences || $2::jsonb, unit = coalesce($3, unit)
    where id = $1 returning preferences, unit`,
};
// What the one who stays chose counts; the rest comes along.
const MOVE: Statement = {
  name: 'preferences-move',
  text: `update users set preferences = moving.preferences || users.preferences
    from users moving where moving.id = $1 and users.id = $2`,
};

function there(row: ChosenRow | undefined): ChosenRow {
  if (row) return row;
  throw new ProblemError('not-found', 'Account not found.');
}

/** What a person chose, or throws not-found. */
export async function getChosen(on: Queryable, userId: string): Promise<ChosenRow> {
  const [row] = await rowsOf<ChosenRow>(on, GET, [userId]);
  return there(row);
}

/** Keeps what a person chooses; what is missing stays. */
export async function saveChosen(
  on: Queryable,
  userId: string,
  { unit, ...chosen }: { unit: DistanceUnit | undefined },
): Promise<ChosenRow> {
  const [row] = await rowsOf<ChosenRow>(on, SAVE, [userId, JSON.stringify(chosen), unit ?? null]);
  return there(row);
}

/** Gives what one person chose to another, who keeps their own choices. */
export async function moveChosen(on: Queryable, from: string, to: string): Promise<void> {
  await rowsOf(on, MOVE, [from, to]);
}
