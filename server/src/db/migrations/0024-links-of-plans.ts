import { type Kysely, sql } from 'kysely';

/** Where to read more about a plan or book it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_events add column link text check (length(link) <= 2000)`.execute(db);
}
