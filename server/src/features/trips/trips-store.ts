import { uuid } from '../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../db/statement';
import type { OwnedTrip } from '../../http/access';
import { holderOf, tokenHash } from '../accounts/sessions-store';
import { forgetSharing } from '../sharing/shares-store';
import { TABLES_OF_TRIP } from './trip-columns';

const NOTE_VIEW = statement(
  'trip-note-view',
  `update trips set viewed_at = $3 where id = $1 and user_id = ${holderOf('$2', '$3')}`,
  {},
);

/** Records that the holder of the token viewed a trip, if it is theirs; views by others aren't recorded. */
export async function noteView(
  on: Queryable,
  { id, token, now }: { id: string; token: string | null; now: Date },
): Promise<void> {
  if (token) await rowsOf(on, NOTE_VIEW, [id, tokenHash(token), now]);
}

const FORGET_TEMPLATE = statement(
  'trip-forget-template',
  'update trips set template_of = null where template_of = $1',
  {},
);
const DELETE_STATEMENTS = TABLES_OF_TRIP.map((table) =>
  statement(`trip-delete-${table}`, `delete from ${table} where trip_id = $1`, {}),
);
const DELETE = statement('trip-delete', 'delete from trips where id = $1', {});
const LOCK = statement('trip-lock-for-delete', 'select id from trips where id = $1 for update', { id: uuid });

/** Deletes a trip with all its rows, its history and its shares. Call it in a transaction. */
export function deleteTrip(on: Transaction, trip: OwnedTrip): void {
  send(on, LOCK, [trip.id]);
  send(on, FORGET_TEMPLATE, [trip.id]);
  forgetSharing(on, [trip.id]);
  for (const statement of DELETE_STATEMENTS) send(on, statement, [trip.id]);
  send(on, DELETE, [trip.id]);
}
