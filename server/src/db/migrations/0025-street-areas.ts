import { type Kysely, sql } from 'kysely';

/** Areas whose streets an operator imported, and their tiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table street_areas (
      id uuid primary key,
      name text not null unique check (length(name) between 1 and 200),
      -- Where it came from; the same source and boxes continue an interrupted import.
      source text not null check (length(source) <= 2000),
      -- West, south, east and north of each box, in degrees.
      boxes float8[] not null,
      schema text not null check (schema in ('openmaptiles', 'protomaps')),
      min_zoom smallint not null,
      max_zoom smallint not null,
      attribution text not null check (length(attribution) <= 200),
      -- What the source covers: tiles across its edge lack what lies outside.
      bounds float8[] not null check (array_length(bounds, 1) = 4),
      tiles integer not null default 0,
      bytes bigint not null default 0,
      is_finished boolean not null default false,
      made_at timestamptz not null
    );
    create table street_tiles (
      z smallint not null,
      x integer not null,
      y integer not null,
      area_id uuid not null references street_areas on delete cascade,
      -- Gzipped.
      tile bytea not null,
      primary key (z, x, y, area_id)
    );
    create index street_tiles_area on street_tiles (area_id);
  `.execute(db);
}
