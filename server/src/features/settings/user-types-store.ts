import { oneOf, text } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';

/** How people may describe themselves when they sign up: BP business, CS consumer, in display order. */
const USER_TYPES = [
  { type: 'Traveler', type_cd: 'CS' },
  { type: 'Family Trip Planner', type_cd: 'CS' },
  { type: 'Group Organizer', type_cd: 'CS' },
  { type: 'Travel Writer or Creator', type_cd: 'CS' },
  { type: 'Travel Advisor', type_cd: 'BP' },
  { type: 'Tour Operator', type_cd: 'BP' },
  { type: 'Destination Marketing', type_cd: 'BP' },
  { type: 'Lodging Host', type_cd: 'BP' },
] as const;

const ADD_MISSING = statement(
  'user-types-add-missing',
  `insert into user_types (type, type_cd, sort_id)
    select type, type_cd, sort_id from jsonb_to_recordset($1::jsonb) as row(type text, type_cd text, sort_id integer)
    on conflict (type) do nothing`,
  {},
);

const LIST = statement('user-types-list', 'select type, type_cd from user_types order by sort_id, type', {
  type: text,
  type_cd: oneOf<'BP' | 'CS'>(),
});

/** How people may describe themselves, in display order. */
export function listUserTypes(on: Queryable): Promise<{ type: string; type_cd: 'BP' | 'CS' }[]> {
  return rowsOf(on, LIST, []);
}

/** Writes the user types that don't exist yet. */
export async function addMissingUserTypes(on: Queryable): Promise<void> {
  const rows = USER_TYPES.map((userType, index) => ({ ...userType, sort_id: index + 1 }));
  await rowsOf(on, ADD_MISSING, [JSON.stringify(rows)]);
}
