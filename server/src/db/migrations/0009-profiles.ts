import { type Kysely, sql } from 'kysely';

/** Profile data: contacts, company pictures, and the times of a few actions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contacts (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      first_name text not null check (length(first_name) between 1 and 1000),
      last_name text not null check (length(last_name) <= 1000),
      email text not null check (length(email) <= 320),
      phone text not null check (length(phone) <= 200),
      notes text not null check (length(notes) <= 20000),
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index contacts_user_id on contacts (user_id);

    -- Found by its key alone, which nobody can guess.
    create table company_images (
      key text collate "C" primary key check (length(key) between 20 and 200),
      user_id uuid not null references users on delete cascade,
      slot text not null check (slot in ('image1', 'image2')),
      bytes bytea not null check (length(bytes) <= 2000000),
      created_at timestamptz not null,
      unique (user_id, slot)
    );

    create table user_actions (
      user_id uuid not null references users on delete cascade,
      action text not null check (length(action) <= 50),
      at timestamptz not null
    );
    create index user_actions_user_id on user_actions (user_id, at);
    create index user_actions_at on user_actions (at);
  `.execute(db);
}
