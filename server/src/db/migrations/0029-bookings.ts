import { type Kysely, sql } from 'kysely';

/**
 * What is reserved for a trip. Bookings keep the ids of destinations and events that were removed, so that they fit again when
 * those come back: there are no foreign keys to them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_bookings (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      kind text not null check (length(kind) <= 20),
      status text not null check (length(status) <= 20),
      provider text not null check (length(provider) <= 1000),
      number text check (length(number) <= 300),
      from_end jsonb,
      to_end jsonb,
      starts text collate "C" check (starts ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'),
      ends text collate "C" check (ends ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'),
      code text check (length(code) <= 1000),
      seats text check (length(seats) <= 1000),
      guests text check (length(guests) <= 1000),
      contact text check (length(contact) <= 2500),
      url text check (length(url) <= 10000),
      cancel_by text check (cancel_by ~ '^\\d{4}-\\d\\d-\\d\\d(T\\d\\d:\\d\\d)?$'),
      cancel_zone text check (length(cancel_zone) <= 64),
      cost_est numeric(14, 3) check (cost_est <> 'NaN'),
      cost_act numeric(14, 3) check (cost_act <> 'NaN'),
      currency text check (currency ~ '^[A-Z]{3}$'),
      notes text check (length(notes) <= 25000),
      from_dest uuid,
      to_dest uuid,
      destid uuid,
      event_id uuid,
      rank text collate "C" not null check (length(rank) between 1 and 200),
      primary key (trip_id, id)
    );
    create unique index trip_bookings_id on trip_bookings (id);
  `.execute(db);
}
