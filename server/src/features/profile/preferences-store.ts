import type { DistanceUnit } from '@wayfold/contract/people/accounts-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { json, oneOf, type RowOf } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

/** What a person chose, in stored form, and their unit, which is stored in the account. */
export type ChosenRow = RowOf<typeof CHOSEN>;
const CHOSEN = { preferences: json<Readonly<Record<string, unknown>>>(), unit: oneOf<DistanceUnit>() };

const GET = statement('preferences-get', 'select preferences, unit from users where id = $1', CHOSEN);
const SAVE = statement(
  'preferences-save',
  `update users set preferences = preferences || $2::jsonb, unit = coalesce($3, unit)
    where id = $1 returning preferences, unit`,
  CHOSEN,
);
// The choices of the person who stays take precedence; the rest is added.
const MOVE = statement(
  'preferences-move',
  `update users set preferences = moving.preferences || users.preferences
    from users moving where moving.id = $1 and users.id = $2`,
  {},
);

function there(row: ChosenRow | undefined): ChosenRow {
  if (row) return row;
  throw new RequestRefused('not-found', 'accountNotFound');
}

/** What a person chose, or throws not-found. */
export async function getChosen(on: Queryable, userId: string): Promise<ChosenRow> {
  const [row] = await rowsOf(on, GET, [userId]);
  return there(row);
}

/** Saves what a person chooses; missing fields stay unchanged. */
export async function saveChosen(
  on: Queryable,
  userId: string,
  { unit, ...chosen }: { unit: DistanceUnit | undefined },
): Promise<ChosenRow> {
  const [row] = await rowsOf(on, SAVE, [userId, JSON.stringify(chosen), unit ?? null]);
  return there(row);
}

/** Moves one person's choices to another, who keeps their own choices. */
export async function moveChosen(on: Queryable, from: string, to: string): Promise<void> {
  await rowsOf(on, MOVE, [from, to]);
}
