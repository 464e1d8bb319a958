import { type Kysely, sql } from 'kysely';

/**
 * Several rows of `listed_places` may be one place. One of them is shown, with what the others know; those stay, because their
 * ids are in favorites and plans, and because their sources are imported again.
 *
 * If the row that is shown is deleted, the others show again. Rows that exist already are compared when they are imported again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listed_places
      add column match_names text[] not null default '{}' check (cardinality(match_names) <= 12),
      add column match_keys integer[] not null default '{}' check (cardinality(match_keys) <= 12),
      add column same_as bigint references listed_places (number) on delete set null,
      add column curated_id text,
      add column own jsonb;
    -- Without a list of pending entries, which every search would have to read.
    create index listed_places_match on listed_places using gin (match_keys) with (fastupdate = off);
    create index listed_places_same_as on listed_places (same_as) where same_as is not null;
    create index listed_places_curated on listed_places (curated_id) where curated_id is not null;
  `.execute(db);
}
