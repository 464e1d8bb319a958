import { type Kysely, sql } from 'kysely';

/** Sign-in methods besides a password: external accounts, passkeys, and an authenticator app as the second step. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identities (
      issuer text not null check (length(issuer) <= 2000),
      subject text not null check (length(subject) <= 255),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (issuer, subject)
    );
    create index identities_user_id on identities (user_id);

    create table passkeys (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      credential_id text not null unique check (length(credential_id) <= 2000),
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null check (length(name) <= 200),
      created_at timestamptz not null,
      last_used_at timestamptz
    );
    create index passkeys_user_id on passkeys (user_id);

    -- One authenticator app for each person. It counts from on_since on; before that its secret is only an offer.
    create table totp (
      user_id uuid primary key references users on delete cascade,
      sealed_secret bytea not null,
      created_at timestamptz not null,
      on_since timestamptz,
      last_step bigint not null default 0,
      failures integer not null default 0,
      paused_until timestamptz
    );

    create table recovery_codes (
      user_id uuid not null references users on delete cascade,
      code_hash bytea not null check (length(code_hash) = 32),
      primary key (user_id, code_hash)
    );
  `.execute(db);
}
