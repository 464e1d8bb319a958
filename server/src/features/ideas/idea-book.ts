import type { Atlas, CuratedPlace } from '@wayfold/atlas/atlas';
import {
  type DestinationIdeaRow,
  type IdeaStopRow,
  readIdeas,
  type TripIdeaRow,
} from '@wayfold/atlas/sources/ideas';
import { type Coords, Transport } from '@wayfold/contract/kernel/values';
import type {
  DestinationIdea,
  IdeaPlace,
  IdeaStop,
  TripIdea,
} from '@wayfold/contract/places/ideas-endpoints';

/** All ideas in API format, in the order they were added. */
export type IdeaBook = {
  trips: readonly TripIdea[];
  tours: readonly TripIdea[];
  destinations: readonly DestinationIdea[];
};

/** Reads all ideas and joins them with the atlas. Takes a twentieth of a second. */
export function openIdeaBook(atlas: Atlas): IdeaBook {
  const { trips, tours, destinations } = readIdeas();
  return {
    trips: trips.map((row) => tripIdea(atlas, row, 'trip_idea')),
    tours: tours.map((row) => tripIdea(atlas, row, 'tour')),
    destinations: destinations.map((row, index) => destinationIdea(atlas, row, index + 1)),
  };
}

function tripIdea(atlas: Atlas, row: TripIdeaRow, type: TripIdea['type']): TripIdea {
  const { id, name, region, themes, season, budget, blurb, text } = row;
  const stops = row.stops.map((stop) => ideaStop(atlas, stop));
  return {
    ...{ id, type, name, region, themes, season, budget, blurb, text, stops },
    nights: stops.reduce((sum, stop) => sum + stop.nights, 0),
    nightsByStop: stops.map((stop) => stop.nights),
    countries: [...new Set(stops.map(({ country, countryCode }) => country ?? countryCode))],
    stopNames: stops.map((stop) => stop.name),
    coords: stops[0]?.coords ?? [0, 0],
    places: placesOf(
      atlas,
      stops.flatMap((stop) => stop.places),
    ),
  };
}

function ideaStop(atlas: Atlas, row: IdeaStopRow): IdeaStop {
  const coords: Coords = [row.lon, row.lat];
  return {
    name: row.name,
    localName: row.localName ?? null,
    coords,
    countryCode: row.country,
    country: atlas.reverse(coords).country,
    region: row.admin1 ?? null,
    timezone: atlas.timezoneAt(coords),
    nights: row.nights,
    onward: row.onward === undefined ? null : Transport.parse(row.onward),
    places: (row.places ?? []).map(poiId),
  };
}

function destinationIdea(atlas: Atlas, row: DestinationIdeaRow, destOrder: number): DestinationIdea {
  const { id, name, region, themes, season, budget, blurb, nights } = row;
  const coords: Coords = [row.lon, row.lat];
  return {
    ...{ destId: id, name, region, themes, season, budget, blurb, nights, destOrder },
    localName: row.localName ?? null,
    coords: coords.join(','),
    countryCode: row.country,
    country: atlas.reverse(coords).country,
    admin1: row.admin1 ?? null,
    timezone: atlas.timezoneAt(coords),
    places: placesOf(atlas, row.places.map(poiId)),
  };
}

const poiId = (id: string) => `poi:${id}`;

function placesOf(atlas: Atlas, ids: readonly string[]): IdeaPlace[] {
  return [...new Set(ids)].flatMap((id) => {
    const place = atlas.place(id);
    return place ? [ideaPlace(place)] : [];
  });
}

/** A curated place as ideas show it. */
export function ideaPlace({ id, name, coords, categories, blurb, hours }: CuratedPlace): IdeaPlace {
  return { id, name, coords: [...coords], category: categories[0] ?? '', blurb, hours };
}
