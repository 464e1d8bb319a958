import { type Kysely, sql } from 'kysely';

/**
 * Users' pictures, the files they are stored in, and how trips use the pictures they show.
 *
 * A file is uploaded under its own key (`awaited`), read and kept once its user has accepted it (`kept`), and may be
 * behind pictures of several users, since copies of trips show the same one. A picture without a file is hot-linked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table picture_files (
      key text primary key check (length(key) between 20 and 300),
      -- Whose upload it is while it is awaited.
      user_id uuid references users deferrable initially deferred,
      type text not null check (type in ('image/jpeg', 'image/png', 'image/webp')),
      bytes integer check (bytes > 0),
      created_at timestamptz not null,
      -- When it was read and found to be a picture; null while it is only awaited.
      kept_at timestamptz
    );
    create index picture_files_awaited on picture_files (created_at) where kept_at is null;
    create index picture_files_user_id on picture_files (user_id) where user_id is not null;

    create table pictures (
      id uuid primary key,
      user_id uuid not null references users deferrable initially deferred,
      file_key text references picture_files,
      source text not null check (source in ('wayfold', 'user-upload', 'unsplash', 'pexels')),
      image_name text not null check (length(image_name) <= 1000),
      -- Of the library: /scenes/…; of a stock service: where it is hot-linked from. Null for what lies in a file.
      origin text check (length(origin) <= 8000),
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      thumbhash text check (length(thumbhash) <= 64),
      credit text check (length(credit) <= 1000),
      credit_url text check (length(credit_url) <= 8000),
      favorite boolean not null,
      created_at timestamptz not null,
      -- Taken out of the person's lists; trips may still show it.
      removed_at timestamptz,
      check ((file_key is null) <> (origin is null))
    );
    create unique index pictures_file on pictures (user_id, file_key) where file_key is not null;
    create unique index pictures_origin on pictures (user_id, origin) where origin is not null;
    create index pictures_file_key on pictures (file_key) where file_key is not null;
    create index pictures_of_person on pictures (user_id, created_at);
    create index pictures_removed_at on pictures (removed_at) where removed_at is not null;

    alter table trip_pictures
      add column rank text not null default 'a0' check (length(rank) between 1 and 200),
      add column width integer check (width > 0),
      add column height integer check (height > 0),
      add column thumbhash text check (length(thumbhash) <= 64),
      add column credit text check (length(credit) <= 1000),
      add column credit_url text check (length(credit_url) <= 8000),
      add column focus jsonb,
      add column destinationid uuid,
      add column taken_at text check (length(taken_at) <= 16),
      add foreign key (trip_id, destinationid) references destinations (trip_id, id) deferrable initially deferred;
    alter table trip_pictures alter column rank drop default;
    create index trip_pictures_image_url on trip_pictures (image_url);
  `.execute(db);
}
