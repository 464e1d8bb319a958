import { decimal, integer } from '../../db/columns';
import { type Queryable, rowsOf, statement } from '../../db/statement';
import type { CountedQuota } from './quotas';

/** The size of a line of history without details. */
const LINE_BYTES = 200;

const TRIPS = statement(
  'entitlements-trips',
  `select count(*)::integer as "trips", coalesce(sum(bytes), 0)::float8 as "tripBytes",
      coalesce(sum(history_bytes + version * ${LINE_BYTES}::float8), 0) as "historyBytes"
    from trips where user_id = $1`,
  { trips: integer, tripBytes: decimal, historyBytes: decimal },
);
const PICTURES = statement(
  'entitlements-pictures',
  `select (count(*) filter (where created_at > $2::timestamptz - interval '1 day'))::integer as "picturesPerDay",
      coalesce(sum(bytes), 0)::float8 as "pictureBytes"
    from picture_files where user_id = $1`,
  { picturesPerDay: integer, pictureBytes: decimal },
);

type Used = Partial<Record<CountedQuota, number>>;

/** How much a person has of the requested quotas. */
export async function findUsed(
  on: Queryable,
  userId: string,
  whats: readonly CountedQuota[],
  now: Date,
): Promise<Used> {
  const ofPictures = whats.some((what) => what === 'picturesPerDay' || what === 'pictureBytes');
  const ofTrips = whats.some((what) => what === 'trips' || what === 'tripBytes' || what === 'historyBytes');
  const [[trips], [pictures]] = await Promise.all([
    ofTrips ? rowsOf(on, TRIPS, [userId]) : [],
    ofPictures ? rowsOf(on, PICTURES, [userId, now]) : [],
  ]);
  return { ...trips, ...pictures };
}
