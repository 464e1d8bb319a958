import { type Kysely, sql } from 'kysely';

/**
 * Sessions with their own tokens, known devices, emailed links, and what an account has to remember about itself.
 *
 * Existing tokens, all of them guests', stay valid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column email_confirmed_at timestamptz,
      add column password_changed_at timestamptz,
      add column delete_at timestamptz,
      add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object'),
      add column company_name text check (length(company_name) <= 200);
    create index users_delete_at on users (delete_at) where delete_at is not null;

    alter table sessions rename to sessions_before;
    alter index sessions_user_id rename to sessions_before_user_id;
    alter index sessions_expires_at rename to sessions_before_expires_at;

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      device text not null default '' check (length(device) <= 200),
      device_kind text not null default 'computer' check (device_kind in ('computer', 'phone', 'tablet')),
      timezone text check (length(timezone) <= 64),
      kept boolean not null,
      created_at timestamptz not null,
      last_seen_at timestamptz not null,
      confirmed_at timestamptz,
      expires_at timestamptz not null,
      ends_at timestamptz not null
    );
    create index sessions_user_id on sessions (user_id);
    create index sessions_expires_at on sessions (expires_at);

    create table session_tokens (
      token_hash bytea primary key check (length(token_hash) = 32),
      session_id uuid not null references sessions on delete cascade,
      user_id uuid not null,
      kind text not null check (kind in ('access', 'refresh')),
      expires_at timestamptz not null,
      salt bytea,
      replaced_at timestamptz
    );
    create index session_tokens_session_id on session_tokens (session_id);
    create index session_tokens_expires_at on session_tokens (expires_at);

    with moved as (
      insert into sessions (id, user_id, kept, created_at, last_seen_at, expires_at, ends_at)
      select gen_random_uuid(), user_id, true, created_at, created_at, expires_at, '2999-01-01Z'
      from sessions_before
      returning id, user_id, created_at, expires_at
    )
    insert into session_tokens (token_hash, session_id, user_id, kind, expires_at)
    select before.token_hash, moved.id, moved.user_id, 'access', before.expires_at
    from (
      select *, row_number() over (partition by user_id, created_at, expires_at order by token_hash) as nth
      from sessions_before
    ) before
    join (
      select *, row_number() over (partition by user_id, created_at, expires_at order by id) as nth from moved
    ) moved using (user_id, created_at, expires_at, nth);
    drop table sessions_before;

    create table devices (
      token_hash bytea primary key check (length(token_hash) = 32),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      second_step_at timestamptz
    );
    create index devices_user_id on devices (user_id);

    create table sign_up_requests (
      key_hash bytea primary key check (length(key_hash) = 32),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null
    );
    create index sign_up_requests_user_id on sign_up_requests (user_id);
    create index sign_up_requests_created_at on sign_up_requests (created_at);

    create table mailed_links (
      id uuid primary key,
      purpose text not null check (purpose in ('reset', 'confirm', 'new-email', 'keep-email')),
      secret_hash bytea not null check (length(secret_hash) = 32),
      user_id uuid not null references users on delete cascade,
      email text not null check (length(email) <= 320),
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create index mailed_links_user_id on mailed_links (user_id, purpose);
    create index mailed_links_expires_at on mailed_links (expires_at);

    -- What a way of signing in has begun and not finished yet, found again by its ticket.
    create table sign_in_tickets (
      ticket_hash bytea primary key check (length(ticket_hash) = 32),
      purpose text not null,
      user_id uuid references users on delete cascade,
      data jsonb not null,
      expires_at timestamptz not null
    );
    create index sign_in_tickets_expires_at on sign_in_tickets (expires_at);
    create index sign_in_tickets_user_id on sign_in_tickets (user_id);
  `.execute(db);
}
