import { TEXT_KINDS, type TextKind } from '@wayfold/contract/trip/collections';
import { type Column, type ColumnKind, ROW_TABLES, type RowCollection, TRIP_COLUMNS } from '../trip-columns';

/**
 * SQL that writes a trip as JSON, built from the list of columns. The shapes are those of the contract; a test parses the output.
 */

const JSON_OF: Readonly<Record<ColumnKind, (column: string) => string>> = {
  uuid: (column) => column,
  text: (column) => column,
  boolean: (column) => column,
  integer: (column) => column,
  float: (column) => column,
  date: (column) => column,
  amount: (column) => `trim_scale(${column})`,
  coords: () => 'case when lon is null then null else json_build_array(lon, lat) end',
  itinerary: (column) => `${column} -> 'blocks'`,
  json: (column) => column,
};

/**
 * Arguments of `json_build_object` that write a row in wire format: `'id', id, 'name', name, …`.
 *
 * @param of prefix of each column, such as `trips.`
 */
function jsonFields(columns: readonly Column[], of = ''): string {
  return columns.map(({ field, column, kept }) => `'${field}', ${JSON_OF[kept](of + column)}`).join(', ');
}

/** The order in which a reader gets the rows. */
const ORDER_BY: Readonly<Record<RowCollection, string>> = {
  destinations: 'destination_order',
  events: `coalesce(starts, ''), coalesce(day_index, 0), coalesce(time_of_day, ''), sort_id, id`,
  costs: 'id',
  pictures: 'sort_id, id',
  texts: 'rank, id',
  tracks: 'id',
  bookings: 'id',
};

/** The row table of a collection. */
function tableOf(collection: RowCollection) {
  const table = ROW_TABLES.find((candidate) => candidate.collection === collection);
  if (!table) throw new Error(`There is no table of ${collection}.`);
  return table;
}

/** SQL of the list of rows of one collection; `more` adds key and value pairs to each row. */
function listOf(collection: RowCollection, trip: string, more = ''): string {
  const table = tableOf(collection);
  return `coalesce((
    select json_agg(json_build_object(${jsonFields(table.columns)}${more}) order by ${ORDER_BY[collection]})
    from ${table.table} where trip_id = ${trip}.id
  ), '[]'::json)`;
}

/** SQL of the trip's document: its rows with all their fields, as lists by collection. */
export function documentJson(trip: string): string {
  const lists = ROW_TABLES.map(({ collection }) => `'${collection}', ${listOf(collection, trip)}`);
  return `json_build_object('trip', ${tripRowJson(trip)}, ${lists.join(', ')})`;
}

function tripRowJson(trip: string): string {
  return `json_build_object(${jsonFields(TRIP_COLUMNS, `${trip}.`)})`;
}

/** SQL that formats an instant in UTC with milliseconds and a Z. */
export function instantJson(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** The list a text is in determines its place and kind. Inclusions and exclusions use another name for the text. */
function wireText(kind: TextKind): string {
  const isIncExc = kind === 'tripInclusions' || kind === 'tripExclusions';
  const columns = tableOf('texts').columns.filter(({ field }) => field !== 'kind' && field !== 'rank');
  return jsonFields(
    columns.map((column) =>
      isIncExc && column.field === 'text' ? { ...column, field: 'incExcDesc' } : column,
    ),
  );
}

/** All lists of texts in one scan of the table, since nine scans took a fifth of the whole read. */
function tripTexts(trip: string): string {
  const lists = TEXT_KINDS.map(
    (kind) => `coalesce(json_agg(json_build_object(${wireText(kind)}) order by rank, id)
      filter (where kind = '${kind}'), '[]'::json) as "${kind}"`,
  );
  return `(select ${lists.join(', ')} from trip_texts where trip_id = ${trip}.id) texts`;
}

const OWNER = `json_build_object(
  'type', users.type, 'businessPersonName', business_person_name, 'businessTitle', business_title,
  'businessEmail', business_email, 'businessPhone', business_phone, 'tripOverviewURL', trip_overview_url,
  'scheduleMeetingURL', schedule_meeting_url,
  'company', case when company_website is null and company_image1 is null and company_image2 is null then null
    else json_build_object('website', company_website, 'image1', company_image1, 'image2', company_image2) end)`;

/** SQL of the trip's owner, null if it has none. */
export function ownerJson(trip: string): string {
  return `(select ${OWNER} from users where users.id = ${trip}.user_id)`;
}

/** SQL of the trip's totals. Amounts are added per currency, never across; the trip's own currency comes first. */
function totalsJson(trip: string): string {
  return `(
    select json_build_object(
      'miles', way.miles, 'hours', way.hours, 'nights', way.nights,
      'costEst', case when money.is_own then trim_scale(money.est) end,
      'costAct', case when money.is_own then trim_scale(money.act) end,
      'costs', money.lines)
    from (
      select coalesce(sum(miles order by destination_order), 0) + ${trip}.home_miles as miles,
        coalesce(sum(hours order by destination_order), 0) + ${trip}.home_hours as hours, coalesce(sum(nights), 0) as nights
      from destinations where trip_id = ${trip}.id
    ) way, (
      select coalesce(bool_and(currency = ${trip}.currency), true) as is_own,
        coalesce(sum(est), 0) as est, coalesce(sum(act), 0) as act,
        coalesce(json_agg(
          json_build_object('currency', currency, 'costEst', trim_scale(est), 'costAct', trim_scale(act))
          order by currency <> ${trip}.currency, currency), '[]'::json) as lines
      from (
        select currency, sum(coalesce(cost_est, 0)) as est, sum(coalesce(cost_act, 0)) as act
        from (
          select coalesce(currency, ${trip}.currency) as currency, cost_est, cost_act
          from trip_costs where trip_id = ${trip}.id
          union all
          select coalesce(currency, ${trip}.currency), cost_est, cost_act
          from trip_events where trip_id = ${trip}.id
          union all
          select coalesce(currency, ${trip}.currency), cost_est, cost_act
          from trip_bookings where trip_id = ${trip}.id and status <> 'canceled'
        ) entries
        where cost_est is not null or cost_act is not null
        group by currency
      ) sums
    ) money
  )`;
}

/** Fields of the trip that have a different name on the wire. */
const RENAMED: ReadonlySet<string> = new Set(['displayName', 'displayTagline', 'textItinerary']);
const WIRE_TRIP_COLUMNS = TRIP_COLUMNS.filter(({ field }) => !RENAMED.has(field));

/** SQL of the whole trip in wire format. */
export function tripJson(trip: string): string {
  return `(select json_build_object(${lastingFields(trip)}, ${passingFields(trip)}) from ${tripTexts(trip)})`;
}

/** SQL of all of the trip that only changes with `tripStamp`. */
export function lastingJson(trip: string): string {
  return `(select json_build_object(${lastingFields(trip)}) from ${tripTexts(trip)})`;
}

/** SQL of the rest of the trip. */
export function passingJson(trip: string): string {
  return `json_build_object(${passingFields(trip)})`;
}

/** SQL of a text that names one state of a trip and its rows. `stampOf` makes it of a version and `tripLife`. */
export function tripStamp(trip: string): string {
  return `concat_ws('/', ${trip}.version, ${tripLife(trip)})`;
}

/** SQL that distinguishes trips with the same version: an id may be reused after a deletion, and a trip may change owners. */
export function tripLife(trip: string): string {
  return `concat_ws('/', ${trip}.created_at, ${trip}.user_id)`;
}

/** The same text as `tripStamp`, for a version that was just written. */
export function stampOf(version: number, life: string): string {
  return `${version}/${life}`;
}

function passingFields(trip: string): string {
  return `'viewedAt', ${instantJson(`${trip}.viewed_at`)}, 'owner', ${ownerJson(trip)}`;
}

function lastingFields(trip: string): string {
  return `
    ${jsonFields(WIRE_TRIP_COLUMNS, `${trip}.`)}, 'version', ${trip}.version,
    'createdAt', ${instantJson(`${trip}.created_at`)},
    'updatedAt', ${instantJson(`${trip}.updated_at`)},
    'picture', ${headerPicture(trip)},
    'destinations', ${listOf('destinations', trip, `, 'tripid', trip_id`)},
    'tripEvents', ${listOf('events', trip, `, 'tripid', trip_id`)},
    'tripCosts', ${listOf('costs', trip, `, 'tripid', trip_id`)},
    'tripPictures', ${listOf('pictures', trip, `, 'tripid', trip_id, 'ID', id`)},
    'tracks', ${listOf('tracks', trip, `, 'tripid', trip_id`)},
    'bookings', ${listOf('bookings', trip, `, 'tripid', trip_id`)},
    ${TEXT_KINDS.map((kind) => `'${kind}', texts."${kind}"`).join(', ')},
    'textItinerary', ${trip}.text_itinerary,
    'DISPLAY_NAME', ${trip}.display_name, 'DISPLAY_TAGLINE', ${trip}.display_tagline,
    'totals', ${totalsJson(trip)}`;
}

/** SQL of the URL of the trip's header picture, null if it has none. */
export function headerPicture(trip: string): string {
  return `(select image_url from trip_pictures
    where trip_id = ${trip}.id and type = 'header' order by sort_id, id limit 1)`;
}
