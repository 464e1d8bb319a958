import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { date, integer, nullable, type RowOf, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement, type Transaction } from '../../../db/statement';
import type { OwnedTrip, VisibleTrip } from '../../../http/access';
import { tripColumns, tripValues } from '../write/change-store';

const { names, parameters } = tripColumns(6);
const INSERT = statement(
  'trip-insert',
  `insert into trips (id, user_id, template_of, bytes, created_at, updated_at, viewed_at, ${names.join(', ')})
    values ($1, $2::uuid, $3, $4, $5, $5, case when $2::uuid is null then null else $5::timestamptz end,
      ${parameters.join(', ')})
    on conflict (id) do nothing returning id`,
  { id: uuid },
);
const EXAMPLE = statement(
  'trip-template-of',
  'select case when user_id is null and type = $2 then id end as template_of from trips where id = $1',
  { template_of: nullable(uuid) },
);
const TEMPLATE = statement('trip-template', 'select template_of from trips where id = $1', {
  template_of: nullable(uuid),
});
const DEFAULT_CURRENCY = statement(
  'trip-default-currency',
  `select value from settings where key = 'default_currency' and value ~ '^[A-Z]{3}$'`,
  { value: text },
);
const LOCK_EXAMPLE = statement(
  'demo-standing',
  'select version, start_date from trips where id = $1 for update',
  { version: integer, start_date: nullable(date) },
);

/** Writes a trip's own row; false if a trip with this id exists. */
export async function insertTripRow(
  on: Transaction,
  trip: TripDocument['trip'],
  { templateOf, bytes, now }: { templateOf: string | null; bytes: number; now: Date },
): Promise<boolean> {
  const values = [trip.id, trip.userid, templateOf, bytes, now, ...tripValues(trip)];
  return (await rowsOf(on, INSERT, values)).length > 0;
}

/** The id of a trip if it is a demo trip, otherwise null. */
export async function findExample(on: Queryable, source: VisibleTrip): Promise<string | null> {
  const [found] = await rowsOf(on, EXAMPLE, [source.id, DEMO_TYPE]);
  return found?.template_of ?? null;
}

/** The id of the demo trip that a trip is a copy of; null if it isn't a copy of one. */
export async function findTemplate(on: Queryable, trip: OwnedTrip): Promise<string | null> {
  const [found] = await rowsOf(on, TEMPLATE, [trip.id]);
  return found?.template_of ?? null;
}

/** The currency of new trips from the settings; null if none is set. */
export async function findDefaultCurrency(on: Queryable): Promise<string | null> {
  const [setting] = await rowsOf(on, DEFAULT_CURRENCY, []);
  return setting?.value ?? null;
}

/** Locks a demo trip until the transaction ends; undefined if it doesn't exist. */
export async function lockExample(
  on: Transaction,
  id: string,
): Promise<RowOf<(typeof LOCK_EXAMPLE)['columns']> | undefined> {
  const [found] = await rowsOf(on, LOCK_EXAMPLE, [id]);
  return found;
}
