import type { DistanceUnit, Role, User } from '@wayfold/contract/accounts-endpoints';
import { ProblemError } from '@wayfold/contract/problem-error';
import { type Queryable, rowsOf, type Statement } from '../../db/statement';

type UserRow = {
  id: string;
  role: Role;
  type: User['type'];
  type_detail: string | null;
  first_name: string;
  last_name: string;
  user_name: string;
  email: string;
  email_confirmed: boolean;
  active: boolean;
  is_subscriber: boolean;
  unit: DistanceUnit;
  upid: string | null;
};

const COLUMNS = `id, role, type, type_detail, first_name, last_name, user_name, email,
  email_confirmed_at is not null as email_confirmed, active, is_subscriber, unit, upid`;

const GET: Statement = { name: 'user-get', text: `select ${COLUMNS} from users where id = $1` };
const ADD_GUEST: Statement = {
  name: 'user-add-guest',
  text: `insert into users (id, role, user_name, email, active, unit, created_at)
    values ($1, 'GUEST', $2, $3, false,
      coalesce((select value from settings where key = 'default_units' and value in ('Miles', 'Kilometers')), 'Miles'),
      $4)
    returning ${COLUMNS}`,
};
const CHANGE: Statement = {
  name: 'user-change',
  text: `update users set first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
      unit = coalesce($4, unit)
    where id = $1 returning ${COLUMNS}`,
};

/** The account as its owner sees it. */
function userOf(row: UserRow | undefined): User {
  if (!row) throw new ProblemError('not-found', 'There is no such account.');
  return {
    id: row.id,
    role: row.role,
    type: row.type,
    typeDetail: row.type_detail,
    firstName: row.first_name,
    lastName: row.last_name,
    userName: row.user_name,
    email: row.email,
    emailConfirmed: row.email_confirmed,
    active: row.active,
    isSubscriber: row.is_subscriber,
    unit: row.unit,
    upid: row.upid,
  };
}

/** The account as its owner sees it, or throws not-found. */
export async function getUser(on: Queryable, id: string): Promise<User> {
  const [row] = await rowsOf<UserRow>(on, GET, [id]);
  return userOf(row);
}

/** Adds a guest account; its unit is that of the settings. */
export async function addGuest(
  on: Queryable,
  guest: { id: string; userName: string; email: string; now: Date },
): Promise<User> {
  const [row] = await rowsOf<UserRow>(on, ADD_GUEST, [guest.id, guest.userName, guest.email, guest.now]);
  return userOf(row);
}

/** Changes what a person may change of themselves; what is missing stays. */
export async function changeUser(
  on: Queryable,
  id: string,
  change: { firstName?: string | undefined; lastName?: string | undefined; unit?: DistanceUnit | undefined },
): Promise<User> {
  const values = [id, change.firstName ?? null, change.lastName ?? null, change.unit ?? null];
  const [row] = await rowsOf<UserRow>(on, CHANGE, values);
  return userOf(row);
}
