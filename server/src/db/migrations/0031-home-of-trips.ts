import { type Kysely, sql } from 'kysely';

/** Where trips start and end, and the legs there: what was measured for the one from home, and what follows from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      add column home jsonb,
      add column home_out text check (length(home_out) <= 20),
      add column home_back text check (length(home_back) <= 20),
      add column home_leg jsonb,
      add column home_miles double precision not null default 0,
      add column home_hours double precision not null default 0
  `.execute(db);
}
