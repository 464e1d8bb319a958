import { type Kysely, sql } from 'kysely';

/** Lines of legs that a routing service measured. They follow from what it answers, so they aren't part of the document. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_leg_lines (
      trip_id uuid not null references trips deferrable initially deferred,
      -- Both ends and the transport, as in the leg of a destination.
      leg_key text collate "C" not null check (length(leg_key) <= 100),
      -- An encoded polyline.
      line text not null check (length(line) between 4 and 3000),
      credit text not null check (length(credit) <= 100),
      primary key (trip_id, leg_key)
    );
  `.execute(db);
}
