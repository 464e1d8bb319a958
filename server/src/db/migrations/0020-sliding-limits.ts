import { type Kysely, sql } from 'kysely';

/** Sliding limits: counts are stored per five minutes instead of per hour, and an action may weigh more than one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rate_counts rename column hour to slot;
    alter table rate_counts alter column count type bigint;
    alter index rate_counts_hour rename to rate_counts_slot;
  `.execute(db);
}
