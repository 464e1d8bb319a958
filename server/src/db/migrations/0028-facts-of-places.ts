import { type Kysely, sql } from 'kysely';

/** How to reach a listed place, and what travelers ask about it before they go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listed_places
      add column phone text check (phone ~ '^[+]?[0-9 ()./-]{3,40}$'),
      add column brand text check (length(brand) <= 200),
      -- Words joined by commas.
      add column cuisine text not null default '' check (length(cuisine) <= 300),
      add column wheelchair text check (wheelchair in ('yes', 'limited', 'no'))
  `.execute(db);
}
