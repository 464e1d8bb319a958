import { type Kysely, sql } from 'kysely';

/**
 * Places that don't come with the product: imported ones, listings, users' own, and the places users saved.
 *
 * Both extensions ship with PostgreSQL and are trusted, so the owner of a database may add them. Foreign keys on users
 * cascade: what a user created or saved is deleted with the account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;
    create extension if not exists btree_gist;

    create table listed_places (
      source text collate "C" not null check (source ~ '^[a-z][a-z0-9-]{0,29}$'),
      source_id text collate "C" not null check (length(source_id) between 1 and 100),
      name text not null check (length(name) between 1 and 200),
      local_name text check (length(local_name) <= 200),
      folded text collate "C" not null check (length(folded) <= 1000),
      lon double precision not null check (lon between -180 and 180),
      lat double precision not null check (lat between -90 and 90),
      country_code text check (country_code ~ '^[A-Z]{2}$'),
      region text check (length(region) <= 200),
      city text check (length(city) <= 200),
      category text collate "C" not null check (length(category) between 1 and 60),
      further_categories text not null default '' check (length(further_categories) <= 300),
      rank smallint not null check (rank between 1 and 5),
      blurb text check (length(blurb) <= 500),
      url text check (url ~ '^https?://' and length(url) <= 1000),
      opening_hours text check (length(opening_hours) <= 500),
      season_from smallint check (season_from between 1 and 12),
      season_to smallint check (season_to between 1 and 12),
      price_level smallint check (price_level between 1 and 4),
      event_month smallint check (event_month between 1 and 12),
      event_day smallint check (event_day between 1 and 31),
      event_days smallint check (event_days between 1 and 60),
      event_time text check (event_time ~ '^\\d\\d:\\d\\d$'),
      type text not null default '' check (length(type) <= 50),
      is_sample boolean not null default false,
      is_enabled boolean not null default true,
      credit text check (length(credit) <= 200),
      primary key (source, source_id),
      check ((season_from is null) = (season_to is null)),
      check ((event_month is null) = (event_day is null) and (event_month is null) = (event_days is null))
    );
    create index listed_places_folded on listed_places (folded) where is_enabled;
    create index listed_places_words on listed_places using gin (folded gin_trgm_ops) where is_enabled;
    create index listed_places_point on listed_places using gist (point(lon, lat)) where is_enabled;
    create index listed_places_category on listed_places using gist (category, point(lon, lat)) where is_enabled;

    create table place_imports (
      file_key text primary key,
      read_rows bigint not null check (read_rows >= 0),
      counts json not null,
      finished_at timestamptz
    );

    create table map_categories (
      id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      name text not null check (length(name) between 1 and 100),
      parent text references map_categories,
      icon text not null,
      sort_id integer not null,
      is_active boolean not null default true
    );

    create table user_places (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      name text not null check (length(name) between 1 and 1000),
      lon double precision not null check (lon between -180 and 180),
      lat double precision not null check (lat between -90 and 90),
      category text not null check (length(category) <= 60),
      address text not null check (length(address) <= 1500),
      notes text not null check (length(notes) <= 8000),
      source text not null check (length(source) <= 250),
      created_at timestamptz not null
    );
    create index user_places_user_id on user_places (user_id);

    create table favorites (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      poi_source text not null check (poi_source in (
        'business', 'curated', 'user_place', 'user_event', 'airport', 'map_data'
      )),
      poi_id text not null check (length(poi_id) between 1 and 200),
      created_at timestamptz not null,
      unique (user_id, poi_source, poi_id)
    );

    create table booking_platforms (
      id text primary key,
      name text not null check (length(name) between 1 and 100),
      type text not null check (type in ('hotel', 'restaurant', 'activity')),
      url text not null check (url ~ '^https://[a-z0-9.-]+/' and length(url) <= 1000),
      sort_id integer not null,
      is_active boolean not null default true
    );
  `.execute(db);
}
