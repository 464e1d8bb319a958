import { type Kysely, sql } from 'kysely';

/**
 * Makes a picture unique only within a user's lists: one thatonly trips still show may have the same file or origin as another
 * picture of that user.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index pictures_file;
    drop index pictures_origin;
    create unique index pictures_file on pictures (user_id, file_key) where file_key is not null and removed_at is null;
    create unique index pictures_origin on pictures (user_id, origin) where origin is not null and removed_at is null;
  `.execute(db);
}
