import { type Kysely, sql } from 'kysely';

/** An index to find expired sessions without reading all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index sessions_expires_at on sessions (expires_at)`.execute(db);
}
