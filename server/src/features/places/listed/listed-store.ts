import { foldName } from '@wayfold/atlas/gazetteer/fold';
import type { Wheelchair } from '@wayfold/contract/places/places';
import { boolean, decimal, integer, nullable, oneOf, type RowOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';
import type { Area } from '../search/areas';

/** The columns of `listed_places` that are read. */
export const LISTED_COLUMNS = `source, source_id, name, local_name, folded, lon, lat, country_code, region, city, category,
  further_categories, rank, blurb, url, phone, brand, cuisine, wheelchair, opening_hours, season_from, season_to, price_level, event_month, event_day,
  event_days, event_time, type, is_sample, credit, curated_id`;
/** Their types. */
export const LISTED = {
  source: text,
  source_id: text,
  name: text,
  local_name: nullable(text),
  folded: text,
  lon: decimal,
  lat: decimal,
  country_code: nullable(text),
  region: nullable(text),
  city: nullable(text),
  category: text,
  further_categories: text,
  rank: integer,
  blurb: nullable(text),
  url: nullable(text),
  phone: nullable(text),
  brand: nullable(text),
  cuisine: text,
  wheelchair: nullable(oneOf<Wheelchair>()),
  opening_hours: nullable(text),
  season_from: nullable(integer),
  season_to: nullable(integer),
  price_level: nullable(integer),
  event_month: nullable(integer),
  event_day: nullable(integer),
  event_days: nullable(integer),
  event_time: nullable(text),
  type: text,
  is_sample: boolean,
  credit: nullable(text),
  /** The curated place that is shown instead. */
  curated_id: nullable(text),
};

/** A row of `listed_places` as read. Missing text is null. */
export type ListedRow = RowOf<typeof LISTED>;

const AREAS = `from unnest($1::float8[], $2::float8[], $3::float8[], $4::float8[], $5::float8[], $6::float8[])
    as area(lon, lat, west, south, east, north)`;
/** Each place is shown once, and a curated one as we wrote it. */
const IN_AREA = `is_enabled and same_as is null and curated_id is null and point(place.lon, place.lat)
      <@ box(point(area.west, area.south), point(area.east, area.north))`;
const NEAREST = 'order by point(place.lon, place.lat) <-> point(area.lon, area.lat)';

const IN_AREAS = statement(
  'listed-in-areas',
  `select found.* ${AREAS}, unnest('{1,2,3,4,5}'::smallint[]) as wanted(rank), lateral (
      select ${LISTED_COLUMNS} from listed_places place
      where ${IN_AREA} and place.rank = wanted.rank ${NEAREST} limit $7
    ) found`,
  LISTED,
);
const OF_CATEGORIES_IN_AREAS = statement(
  'listed-of-categories-in-areas',
  `select found.* ${AREAS}, unnest($8::text[]) as wanted(category), lateral (
      select ${LISTED_COLUMNS} from listed_places place
      where ${IN_AREA} and place.category = wanted.category ${NEAREST} limit $7
    ) found`,
  LISTED,
);
const BY_ID = statement(
  'listed-by-id',
  `select asked.source as asked_source, asked.source_id as asked_id, shown.*
    from listed_places asked, lateral (
      select ${LISTED_COLUMNS} from listed_places place
      where is_enabled and place.number = coalesce(asked.same_as, asked.number)
    ) shown
    where (asked.source, asked.source_id) in (select * from unnest($1::text[], $2::text[]))`,
  { ...LISTED, asked_source: text, asked_id: text },
);
const OF_CURATED = statement(
  'listed-of-curated',
  `select ${LISTED_COLUMNS} from listed_places
    where is_enabled and same_as is null and curated_id = any($1::text[]) order by number`,
  LISTED,
);

/**
 * Finds enabled places area by area: in each category, or with categories null in each rank, the ones nearest to the area's
 * center.
 *
 * @param limit for one category or rank in one area
 */
export function listedInAreas(
  on: Queryable,
  areas: readonly Area[],
  { categories, limit }: { categories: readonly string[] | null; limit: number },
): Promise<ListedRow[]> {
  if (!categories) return rowsOf(on, IN_AREAS, [...columnsOf(areas), limit]);
  return rowsOf(on, OF_CATEGORIES_IN_AREAS, [...columnsOf(areas), limit, categories]);
}

/**
 * Reads enabled places by source and source id, in no particular order; leaves out unknown ones.
 *
 * @returns the rows that are shown, with the source and source id that were asked for
 */
export function listedByIds(
  on: Queryable,
  ids: readonly { source: string; sourceId: string }[],
): Promise<(ListedRow & { asked_source: string; asked_id: string })[]> {
  return rowsOf(on, BY_ID, [ids.map(({ source }) => source), ids.map(({ sourceId }) => sourceId)]);
}

/** Reads what sources know about curated places, the oldest rows first. */
export function listedOfCurated(on: Queryable, ids: readonly string[]): Promise<ListedRow[]> {
  return rowsOf(on, OF_CURATED, [ids]);
}

/** The text a place is found by: its names in one spelling, the main one first. */
export function foldedNames(names: readonly (string | null | undefined)[]): string {
  const folded = names.flatMap((name) => (name ? [foldName(name)] : [])).filter(Boolean);
  return [...new Set(folded)].join(' ').slice(0, 1_000).toWellFormed();
}

function columnsOf(areas: readonly Area[]): number[][] {
  return [
    areas.map(({ center }) => center[0]),
    areas.map(({ center }) => center[1]),
    ...[0, 1, 2, 3].map((side) => areas.map(({ box }) => box[side] ?? 0)),
  ];
}
