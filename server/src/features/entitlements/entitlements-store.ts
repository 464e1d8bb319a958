import { type Queryable, rowsOf, type Statement } from '../../db/statement';
import type { CountedQuota } from './quotas';

/** A line of history without any details still takes so much. */
const LINE_BYTES = 200;

const TRIPS: Statement = {
  name: 'entitlements-trips',
  text: `select count(*)::integer as "trips", coalesce(sum(bytes), 0)::float8 as "tripBytes",
      coalesce(sum(history_bytes + version * ${LINE_BYTES}::float8), 0) as "historyBytes"
    from trips where user_id = $1`,
};
const PICTURES: Statement = {
  name: 'entitlements-pictures',
  text: `select (count(*) filter (where created_at > $2::timestamptz - interval '1 day'))::integer as "picturesPerDay",
      coalesce(sum(bytes), 0)::float8 as "pictureBytes"
    from picture_files where user_id = $1`,
};

type Used = Partial<Record<CountedQuota, number>>;

/** How much a person has of what is asked about. */
export async function findUsed(
  on: Queryable,
  userId: string,
  whats: readonly CountedQuota[],
  now: Date,
): Promise<Used> {
  const ofPictures = whats.some((what) => what === 'picturesPerDay' || what === 'pictureBytes');
  const ofTrips = whats.some((what) => what === 'trips' || what === 'tripBytes' || what === 'historyBytes');
  const [[trips], [pictures]] = await Promise.all([
    ofTrips ? rowsOf<Used>(on, TRIPS, [userId]) : [],
    ofPictures ? rowsOf<Used>(on, PICTURES, [userId, now]) : [],
  ]);
  return { ...trips, ...pictures };
}
