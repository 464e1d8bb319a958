import { type Kysely, sql } from 'kysely';

/** Trips that continue each other. There are no foreign keys: a deleted trip's neighbors are told after it is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column previous_trip uuid, add column next_trip uuid`.execute(db);
  await sql`create index trips_previous on trips (previous_trip) where previous_trip is not null`.execute(db);
  await sql`create index trips_next on trips (next_trip) where next_trip is not null`.execute(db);
}
