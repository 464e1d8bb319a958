import { type Kysely, sql } from 'kysely';

/** Tracks of trips: paths that people recorded or planned elsewhere, as encoded polylines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_tracks (
      trip_id uuid not null references trips deferrable initially deferred,
      id uuid not null,
      name text not null check (length(name) <= 1000),
      color text check (color ~ '^#[0-9a-f]{6}$'),
      points text not null check (length(points) <= 24000),
      source text not null check (length(source) <= 1000),
      destid uuid,
      primary key (trip_id, id),
      foreign key (trip_id, destid) references destinations (trip_id, id) deferrable initially deferred
    );
    create unique index trip_tracks_id on trip_tracks (id);
    create index trip_tracks_destid on trip_tracks (trip_id, destid);
  `.execute(db);
}
