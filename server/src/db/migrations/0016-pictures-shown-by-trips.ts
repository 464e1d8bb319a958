import { type Kysely, sql } from 'kysely';

/**
 * Only among those in a person's lists is a picture unique: one that trips alone still show may be of a file, or from a place, that the
 * person has once more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index pictures_file;
    drop index pictures_origin;
    create unique index pictures_file on pictures (user_id, file_key) where file_key is not null and removed_at is null;
    create unique index pictures_origin on pictures (user_id, origin) where origin is not null and removed_at is null;
  `.execute(db);
}
