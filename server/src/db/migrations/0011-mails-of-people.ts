import { type Kysely, sql } from 'kysely';

/** Whose account a mail is about, since the address it went to may never become theirs, or be theirs no more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table mails add column user_id uuid references users on delete cascade;
    create index mails_user_id on mails (user_id);
  `.execute(db);
}
