import { type Kysely, sql } from 'kysely';

/** Emails to send, contact messages, and the travel tips subscribers who have no account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mails (
      id uuid primary key,
      kind text not null check (length(kind) <= 40),
      recipient text not null check (length(recipient) <= 320),
      reply_to text check (length(reply_to) <= 320),
      subject text not null check (length(subject) <= 500),
      -- Gone once nothing will send the mail any more: a link in it may open an account.
      body_text text,
      body_html text,
      list_key text,
      state text not null check (state in ('waiting', 'sent', 'failed', 'kept')),
      failure text check (length(failure) <= 500),
      created_at timestamptz not null,
      sent_at timestamptz
    );
    create index mails_created_at on mails (created_at, id);
    create index mails_recipient on mails (lower(recipient));

    create table contact_messages (
      id uuid primary key,
      user_id uuid references users on delete set null,
      first_name text not null check (length(first_name) <= 200),
      last_name text not null check (length(last_name) <= 200),
      email text not null check (length(email) <= 320),
      phone_number text check (length(phone_number) <= 40),
      subject text not null check (length(subject) <= 200),
      message text not null check (length(message) <= 5000),
      ai_poi_key text check (length(ai_poi_key) <= 200),
      created_at timestamptz not null
    );
    create index contact_messages_user_id on contact_messages (user_id);
    create index contact_messages_email on contact_messages (lower(email));
    create index contact_messages_created_at on contact_messages (created_at);

    create table list_addresses (
      id uuid primary key,
      email text not null unique check (email = lower(email) and length(email) <= 320),
      -- Of the link mailed last; null once the address left, so that an old link does not bring it back.
      secret_hash bytea check (length(secret_hash) = 32),
      asked_at timestamptz not null,
      confirmed_at timestamptz
    );
    create index list_addresses_asked_at on list_addresses (asked_at) where confirmed_at is null;

    -- Who gets travel tips. An address with a confirmed account has the word of that account alone.
    create view mailing_list as
      select id, email from users
      where is_subscriber and email_confirmed_at is not null and delete_at is null
      union all
      select id, email from list_addresses
      where confirmed_at is not null and not exists (
        select 1 from users
        where lower(users.email) = list_addresses.email
          and users.email_confirmed_at is not null and users.delete_at is null
      );
  `.execute(db);
}
