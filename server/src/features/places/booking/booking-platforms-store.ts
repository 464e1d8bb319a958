import type { BookingPlatform, BookingType } from '@wayfold/contract/places/places-endpoints';
import { oneOf, text } from '../../../db/columns';
import { type Queryable, rowsOf, statement } from '../../../db/statement';

/** A platform as stored in the database. */
export type PlatformRow = Omit<BookingPlatform, 'locations'>;

/** The most common booking platforms. `{place}` is the name of the place or town; dates are `YYYY-MM-DD`. */
const PLATFORMS: readonly PlatformRow[] = [
  {
    id: 'booking-com',
    name: 'Booking.com',
    type: 'hotel',
    url: 'https://www.booking.com/searchresults.html?ss={place}&checkin={checkin}&checkout={checkout}&group_adults={guests}',
  },
  {
    id: 'hotels-com',
    name: 'Hotels.com',
    type: 'hotel',
    url: 'https://www.hotels.com/Hotel-Search?destination={place}&startDate={checkin}&endDate={checkout}&adults={guests}',
  },
  {
    id: 'hostelworld',
    name: 'Hostelworld',
    type: 'hotel',
    url: 'https://www.hostelworld.com/search?search_keywords={place}&date_from={checkin}&date_to={checkout}&number_of_guests={guests}',
  },
  {
    id: 'opentable',
    name: 'OpenTable',
    type: 'restaurant',
    url: 'https://www.opentable.com/s?term={place}&dateTime={checkin}T19%3A00&covers={guests}',
  },
  {
    id: 'getyourguide',
    name: 'GetYourGuide',
    type: 'activity',
    url: 'https://www.getyourguide.com/s/?q={place}&date_from={checkin}&date_to={checkout}',
  },
];

const ADD_MISSING = statement(
  'booking-platforms-add-missing',
  `insert into booking_platforms (id, name, type, url, sort_id)
    select id, name, type, url, sort_id
    from jsonb_to_recordset($1::jsonb) as row(id text, name text, type text, url text, sort_id integer)
    on conflict (id) do nothing`,
  {},
);
const LIST = statement(
  'booking-platforms-list',
  `select id, name, type, url from booking_platforms
    where is_active and ($1::text is null or type = $1) order by sort_id`,
  { id: text, name: text, type: oneOf<BookingPlatform['type']>(), url: text },
);

/** Writes the platforms that don't exist yet. */
export async function addMissingPlatforms(on: Queryable): Promise<void> {
  const rows = PLATFORMS.map((platform, index) => ({ ...platform, sort_id: index + 1 }));
  await rowsOf(on, ADD_MISSING, [JSON.stringify(rows)]);
}

/** The enabled platforms, of one type or of all. */
export function listPlatforms(on: Queryable, type: BookingType | undefined): Promise<PlatformRow[]> {
  return rowsOf(on, LIST, [type ?? null]);
}
