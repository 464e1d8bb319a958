import { type Kysely, sql } from 'kysely';

/** Shares of trips, how often they were opened and who follows them; and the calendars people subscribe to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_shares (
      id text primary key check (length(id) = 19),
      view_id uuid not null unique,
      trip_id uuid not null references trips deferrable initially deferred,
      shows_costs boolean not null,
      shows_contact boolean not null,
      shows_pictures boolean not null,
      shows_notes boolean not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      opened_times integer not null default 0,
      last_opened_at timestamptz,
      revoked_at timestamptz
    );
    create unique index trip_shares_live on trip_shares (trip_id) where revoked_at is null;
    create index trip_shares_trip_id on trip_shares (trip_id);
    create index trip_shares_revoked_at on trip_shares (revoked_at) where revoked_at is not null;

    create table trip_share_opens (
      share_id text not null references trip_shares on delete cascade,
      day date not null,
      times integer not null check (times > 0),
      primary key (share_id, day)
    );
    create index trip_share_opens_day on trip_share_opens (day);

    create table trip_followers (
      share_id text not null references trip_shares on delete cascade,
      user_id uuid not null references users on delete cascade,
      since timestamptz not null,
      primary key (share_id, user_id)
    );
    create index trip_followers_user_id on trip_followers (user_id);

    create table trip_feeds (
      trip_id uuid primary key references trips deferrable initially deferred,
      token_hash bytea not null unique check (length(token_hash) = 32),
      created_at timestamptz not null
    );
  `.execute(db);
}
