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
    create index listed_places_same_as on listed_places (same_as) where same_as is not null;
    create index listed_places_curated on listed_places (curated_id) where curated_id is not null;

    -- A table rather than an index of lists: it is read in bounded time for thousands of keys at once.
    create table listed_match (
      key integer not null,
      number bigint not null,
      primary key (key, number)
    );

    create function listed_places_forget_match() returns trigger language plpgsql as $$
    begin
      delete from listed_match kept
      using old_rows gone, lateral unnest(gone.match_keys) as its(key)
      where kept.key = its.key and kept.number = gone.number;
      return null;
    end $$;
    create function listed_places_keep_match() returns trigger language plpgsql as $$
    begin
      insert into listed_match (key, number)
      select its.key, added.number from new_rows added, lateral unnest(added.match_keys) as its(key)
      on conflict do nothing;
      return null;
    end $$;
    create trigger keep_match after insert on listed_places
      referencing new table as new_rows
      for each statement execute function listed_places_keep_match();
    create trigger change_match_1 after update on listed_places
      referencing old table as old_rows
      for each statement execute function listed_places_forget_match();
    create trigger change_match_2 after update on listed_places
      referencing new table as new_rows
      for each statement execute function listed_places_keep_match();
    create trigger forget_match after delete on listed_places
      referencing old table as old_rows
      for each statement execute function listed_places_forget_match();
  `.execute(db);
}
