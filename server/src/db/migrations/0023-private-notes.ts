import { type Kysely, sql } from 'kysely';

/** Notes about a trip that only its owner sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table trips add column private_notes text check (length(private_notes) <= 20000)`.execute(
    db,
  );
}
