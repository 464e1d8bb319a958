import { type Kysely, sql } from 'kysely';

/** Finds the sessions that ran out without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
}
