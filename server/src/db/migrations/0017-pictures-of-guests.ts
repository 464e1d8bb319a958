import { type Kysely, sql } from 'kysely';

/** Pictures go with a guest nobody can be any more, as favorites do; their files stay until they are collected. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table pictures drop constraint pictures_user_id_fkey,
      add constraint pictures_user_id_fkey foreign key (user_id) references users on delete cascade
        deferrable initially deferred;
    alter table picture_files drop constraint picture_files_user_id_fkey,
      add constraint picture_files_user_id_fkey foreign key (user_id) references users on delete set null
        deferrable initially deferred;
  `.execute(db);
}
