import { type Kysely, sql } from 'kysely';

/**
 * Sizes of a trip and its history, updated by every write, so limits and quotas only need a few numbers.
 *
 * The size of a change is stored in three parts, since they are deleted separately; 0 is a part that isn't stored or is
 * empty. The size of existing rows is that of their JSON text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trip_changes
      add column patches_bytes integer not null default 0 check (patches_bytes >= 0),
      add column writes_bytes integer not null default 0 check (writes_bytes >= 0),
      add column other_bytes integer not null default 0 check (other_bytes >= 0);
    update trip_changes set
      patches_bytes = coalesce(octet_length(patches::text), 0),
      writes_bytes = coalesce(octet_length(nullif(writes::text, '[]')), 0),
      other_bytes = coalesce(octet_length(change::text), 0) + coalesce(octet_length(effects::text), 0)
      where patches is not null or writes is not null or change is not null or effects is not null;
    create index trip_changes_kept on trip_changes (trip_id, version)
      where patches_bytes + writes_bytes + other_bytes > 0;

    alter table trips
      add column bytes integer not null default 0 check (bytes >= 0),
      add column history_bytes integer not null default 0 check (history_bytes >= 0);
    update trips set
      bytes = octet_length(row_to_json(trips)::text)
        + (select coalesce(sum(octet_length(row_to_json(one)::text)), 0) from destinations one where trip_id = trips.id)
        + (select coalesce(sum(octet_length(row_to_json(one)::text)), 0) from trip_events one where trip_id = trips.id)
        + (select coalesce(sum(octet_length(row_to_json(one)::text)), 0) from trip_costs one where trip_id = trips.id)
        + (select coalesce(sum(octet_length(row_to_json(one)::text)), 0) from trip_pictures one where trip_id = trips.id)
        + (select coalesce(sum(octet_length(row_to_json(one)::text)), 0) from trip_texts one where trip_id = trips.id),
      history_bytes = (
        select coalesce(sum(patches_bytes + writes_bytes + other_bytes), 0)
        from trip_changes where trip_id = trips.id);
  `.execute(db);
}
