import { type Kysely, sql } from 'kysely';

/** What counts as lodging is named by categories that there are; what somebody set stays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update settings set value = 'group-stay,business-hotel-travel'
      where key = 'hotel_category' and value = 'tourism/hotel'
  `.execute(db);
}
