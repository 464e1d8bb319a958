import type { AtlasPlace, CuratedPlace } from '@wayfold/atlas/atlas';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { continents, countries } from 'countries-list';
import type { Services } from '../../services';
import { nextDates } from './listed/event-dates';
import type { ListedRow } from './listed/listed-store';
import type { UserPlaceRow } from './own/user-places-store';

/** Sources that are listings; the others are imports. */
export const LISTING_SOURCES = { business: 'biz', event: 'ev' } as const;

/** A place we wrote about. */
export function placeOfCurated(place: CuratedPlace): Place {
  return {
    ...UNKNOWN_PLACE,
    id: place.id,
    poi_source: 'curated',
    name: place.name,
    localName: place.localName,
    coords: place.coords,
    country: place.country,
    countryCode: place.countryCode,
    continent: continentOf(place.countryCode),
    region: place.region,
    city: place.city,
    timezone: place.timezone,
    categories: place.categories.join(','),
    rank: place.rank,
    blurb: place.blurb,
    season: place.season && [...place.season],
    hours: place.hours,
    url: place.url,
    openingHours: place.openingHours,
    credit: 'Wayfold',
    scene: place.scene,
  };
}

/** The id of a row of a listing or an import. */
export function listedPlaceId({ source, source_id: id }: Pick<ListedRow, 'source' | 'source_id'>): string {
  return source === 'business' || source === 'event'
    ? `${LISTING_SOURCES[source]}:${id}`
    : `im:${source}:${id}`;
}

/** A place with what another one of the same thing knows besides; both are credited. */
export function filledFrom(place: Place, other: Place): Place {
  const known = Object.entries(place).map(([field, value]) => {
    const isUnknown = value === null || (Array.isArray(value) && value.length === 0);
    return [field, isUnknown ? other[field as keyof Place] : value];
  });
  const credits = new Set([place.credit, other.credit].filter(Boolean));
  return { ...(Object.fromEntries(known) as Place), credit: [...credits].join(', ') || null }; // the same fields
}

/** An imported place, a business, or an event with its next dates. */
export function placeOfListed({ atlas, now }: Services, row: ListedRow): Place {
  const coords: Coords = [row.lon, row.lat];
  const { source, event_month: month, event_day: day, event_days: days } = row;
  const isListing = source === 'business' || source === 'event';
  const today = now().toISOString().slice(0, 10);
  const id = listedPlaceId(row);
  const categories = [row.category, row.further_categories].filter(Boolean).join(',');
  const { country_code: countryCode, region, blurb } = row;
  return {
    ...UNKNOWN_PLACE,
    id,
    poi_source: isListing ? 'business' : 'map_data',
    name: row.name,
    localName: row.local_name,
    coords,
    country: countryName(row.country_code),
    countryCode: row.country_code,
    continent: continentOf(row.country_code),
    region: row.region,
    city: row.city,
    timezone: atlas.timezoneAt(coords),
    categories,
    type: row.type,
    rank: row.rank,
    blurb: row.blurb,
    season: row.season_from && row.season_to ? [row.season_from, row.season_to] : null,
    url: row.url,
    phone: row.phone,
    brand: row.brand,
    cuisine: row.cuisine.split(',').filter(Boolean),
    wheelchair: row.wheelchair,
    openingHours: row.opening_hours,
    priceLevel: row.price_level,
    dates: month && day && days ? { ...nextDates({ month, day, days }, today), time: row.event_time } : null,
    sample: row.is_sample,
    credit: row.credit,
    scene: atlas.sceneFor({
      id,
      names: row.name,
      blurb,
      categories: categories.split(','),
      countryCode,
      region,
    }),
  };
}

/** A person's own place. Details of its surroundings come from the atlas. */
export function placeOfUser({ atlas }: Services, row: UserPlaceRow): Place {
  return placeAt(atlas, `user:${row.id}`, {
    poi_source: 'user_place',
    name: row.name,
    coords: [row.lon, row.lat],
    categories: row.category,
    blurb: row.notes || null,
  });
}

/** A place of which only the location is known. */
export function placeAt(
  atlas: Services['atlas'],
  id: string,
  known: Pick<Place, 'poi_source' | 'name' | 'coords' | 'categories'> & { blurb?: string | null },
): Place {
  const there = atlas.reverse(known.coords);
  const { countryCode, region } = there;
  return {
    ...UNKNOWN_PLACE,
    ...known,
    id,
    blurb: known.blurb ?? null,
    country: there.country,
    countryCode: there.countryCode,
    continent: continentOf(there.countryCode),
    region: there.region,
    city: there.place?.name ?? null,
    timezone: there.timezone,
    scene: atlas.sceneFor({
      ...{ id, names: known.name, blurb: known.blurb ?? null, countryCode, region },
      categories: known.categories.split(','),
    }),
  };
}

/** A town, airport, railway station, region or country from the atlas. */
export function placeFromAtlas(found: AtlasPlace): Place {
  const isAirport = found.kind === 'airport';
  return {
    ...UNKNOWN_PLACE,
    id: found.id,
    poi_source: isAirport ? 'airport' : 'map_data',
    name: found.name,
    localName: found.localName,
    coords: found.coords,
    country: found.country,
    countryCode: found.countryCode,
    continent: continentOf(found.countryCode),
    region: found.region,
    timezone: found.timezone,
    categories: isAirport ? 'airport' : found.kind,
    credit: isAirport || found.kind === 'station' ? null : 'GeoNames',
  };
}

const FACTS = new Map<string, { name: string; continent: keyof typeof continents }>(
  Object.entries(countries),
);

const countryName = (code: string | null) => FACTS.get(code ?? '')?.name ?? null;

function continentOf(code: string | null): string | null {
  const facts = FACTS.get(code ?? '');
  return facts ? continents[facts.continent] : null;
}
