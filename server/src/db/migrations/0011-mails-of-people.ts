import { type Kysely, sql } from 'kysely';

/** The account an email is about, since its address may never become, or no longer be, that user's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column user_id uuid references users on delete cascade;
    create index mails_user_id on mails (user_id);
  `.execute(db);
}
