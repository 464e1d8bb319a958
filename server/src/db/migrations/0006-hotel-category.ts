import { type Kysely, sql } from 'kysely';

/** Lodging is defined by existing categories; values that somebody set stay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update settings set value = 'group-stay,business-hotel-travel'
      where key = 'hotel_category' and value = 'tourism/hotel'
  `.execute(db);
}
