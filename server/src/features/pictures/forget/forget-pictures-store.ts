import { boolean, text, uuid } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** Days after which an unfinished upload is dropped, and after which a picture that nothing shows is deleted. */
const AWAITED_DAYS = 1;
const REMOVED_DAYS = 7;

const FORGET_AWAITED = statement(
  'uploads-forget-awaited',
  `delete from picture_files where key = any(array(
      select key from picture_files
      where kept_at is null
        and (user_id is null or created_at <= $1::timestamptz - make_interval(days => ${AWAITED_DAYS}))
      limit $2 for update skip locked
    )) returning key`,
  { key: text },
);

// A picture stays while a trip shows it, and while a stored change could restore it to one.
const IS_WANTED = `(
  exists (select 1 from trip_pictures where image_url = '/pictures/' || pictures.id)
  or exists (
    select 1 from trips join trip_changes on trip_changes.trip_id = trips.id
    where trips.user_id = pictures.user_id and trip_changes.writes::text like '%/pictures/' || pictures.id || '%'
  ))`;
const HOLD_UNWANTED = statement(
  'pictures-hold-unwanted',
  `select id from pictures
    where (removed_at is not null or (source <> 'user-upload' and not favorite))
      and coalesce(removed_at, created_at) <= $1::timestamptz - make_interval(days => ${REMOVED_DAYS})
      and not ${IS_WANTED}
    limit $2 for update skip locked`,
  { id: uuid },
);
/** Checks the locked ones again: a change that was being written meanwhile is now committed. */
const FORGET_UNWANTED = statement(
  'pictures-forget-unwanted',
  `delete from pictures where id = any($1::uuid[]) and not ${IS_WANTED}`,
  {},
);

const IS_USED = 'exists (select 1 from pictures where pictures.file_key = picture_files.key)';
const HOLD_UNUSED = statement(
  'picture-files-hold-unused',
  `select key from picture_files where kept_at is not null and not ${IS_USED} limit $1 for update skip locked`,
  { key: text },
);
const FORGET_UNUSED = statement(
  'picture-files-forget-unused',
  `delete from picture_files where key = any($1) and not ${IS_USED} returning key`,
  { key: text },
);

const KNOWN = statement(
  'picture-files-known',
  'select key, kept_at is not null as "isKept" from picture_files where key = any($1)',
  { key: text, isKept: boolean },
);

const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);

/** Drops uploads that nobody finished within a day; returns the keys. */
export async function forgetAwaited(on: Queryable, now: Date, batch: number): Promise<string[]> {
  return keysOf(await rowsOf(on, FORGET_AWAITED, [now, batch]));
}

/**
 * Deletes pictures that are in no list, and that no trip shows or could show again; returns how many. Call it in a transaction.
 */
export async function forgetUnwanted(on: Queryable, now: Date, batch: number): Promise<number> {
  const held = await rowsOf(on, HOLD_UNWANTED, [now, batch]);
  if (held.length > 0) await rowsOf(on, FORGET_UNWANTED, [held.map(({ id }) => id)]);
  return held.length;
}

/** Deletes stored files that no picture uses anymore; returns their keys. Call it in a transaction. */
export async function forgetUnused(on: Queryable, batch: number): Promise<string[]> {
  const held = keysOf(await rowsOf(on, HOLD_UNUSED, [batch]));
  return held.length === 0 ? [] : keysOf(await rowsOf(on, FORGET_UNUSED, [held]));
}

/** Which of the keys are known, and whether their upload is stored. */
export async function knownKeys(on: Queryable, keys: readonly string[]): Promise<Map<string, boolean>> {
  const rows = await rowsOf(on, KNOWN, [keys]);
  return new Map(rows.map(({ key, isKept }) => [key, isKept]));
}
