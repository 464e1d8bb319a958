import { type Kysely, sql } from 'kysely';

/** Email attachments, kept while the email waits to be sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail_files (
      mail_id uuid not null references mails on delete cascade,
      place smallint not null,
      name text not null check (length(name) <= 300),
      type text not null check (length(type) <= 100),
      -- Where the words show it; null for a file beside them.
      cid text check (length(cid) <= 100),
      bytes bytea not null,
      primary key (mail_id, place)
    );
  `.execute(db);
}
