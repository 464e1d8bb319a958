import { type Kysely, sql } from 'kysely';

/** How one gets to a plan from the one before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trip_events add column reach_by text check (length(reach_by) <= 20)`.execute(db);
}
