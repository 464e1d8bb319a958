import { type Kysely, sql } from 'kysely';

/** Users, their sessions, rate limits per address, settings, and user types. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key,
      role text not null check (role in ('GUEST', 'FREE', 'ADMIN')),
      type text check (type in ('BP', 'CS')),
      type_detail text check (length(type_detail) <= 200),
      first_name text not null default '' check (length(first_name) <= 200),
      last_name text not null default '' check (length(last_name) <= 200),
      user_name text not null check (length(user_name) <= 320),
      email text not null check (length(email) <= 320),
      password_hash text,
      active boolean not null default false,
      is_subscriber boolean not null default false,
      unit text not null default 'Miles' check (unit in ('Miles', 'Kilometers')),
      upid text,
      business_person_name text,
      business_title text,
      business_email text,
      business_phone text,
      trip_overview_url text,
      schedule_meeting_url text,
      company_website text,
      company_image1 text,
      company_image2 text,
      created_at timestamptz not null,
      check (role <> 'GUEST' or password_hash is null)
    );
    create unique index users_email on users (lower(email));

    create table sessions (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index sessions_user_id on sessions (user_id);

    create table guest_requests (
      key_hash bytea primary key check (length(key_hash) = 32),
      salt bytea not null,
      user_id uuid not null references users,
      created_at timestamptz not null
    );
    create index guest_requests_user_id on guest_requests (user_id);
    create index guest_requests_created_at on guest_requests (created_at);

    create table rate_counts (
      name text not null,
      key_hash bytea not null check (length(key_hash) = 32),
      hour timestamptz not null,
      count integer not null check (count > 0),
      primary key (name, key_hash, hour)
    );
    create index rate_counts_hour on rate_counts (hour);

    create table settings (
      key text primary key,
      value text not null check (length(value) <= 20000)
    );

    create table user_types (
      type text primary key,
      type_cd text not null check (type_cd in ('BP', 'CS')),
      sort_id integer not null
    );
  `.execute(db);
}
