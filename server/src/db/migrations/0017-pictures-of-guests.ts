import { type Kysely, sql } from 'kysely';

/** Deletes pictures with a guest account nobody can use anymore, like favorites; their files stay until cleanup. */
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
