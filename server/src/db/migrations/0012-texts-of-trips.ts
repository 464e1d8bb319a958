import { type Kysely, sql } from 'kysely';

/** Where a text of a trip links to: a call to action, a contact, an offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_texts add column href text check (length(href) <= 8000);
  `.execute(db);
}
