import tzLookup from '@photostructure/tz-lookup';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { AirportRow } from '../../sources/airports';
import { foldName } from '../fold';
import { type GazetteerRow, KEY_CLASS, TOWN_RANK } from '../rows';
import { townsAround } from '../towns-around';
import { namesToKeys } from './names-to-keys';

/** An airport serves cities of at least this size up to this far away; its name often doesn't mention them. */
const CITY_PEOPLE = 50_000;
const CITY_KM = 60;
const CITIES_IN_REACH = 40;

const SIZE_IMPORTANCE = { large: 3.8, medium: 2.9, small: 2 };
const UNSCHEDULED_LOSS = 1.2;

/** Words that describe the airport; people leave them out ("heathrow"). */
const AIRPORT_WORDS =
  /\b(international|intl|regional|municipal|domestic|airport|airfield|aerodrome|airstrip)\b/gi;

/** Creates the function that turns airports into rows, given the towns they may serve. */
export function airportRowMaker(towns: readonly GazetteerRow[]): (airport: AirportRow) => GazetteerRow {
  const around = townsAround(towns);
  const townsNear = (at: LonLat, count: number, people: number) => around(at, { count, people, km: CITY_KM });

  return (airport) => {
    const cities = townsNear(airport.coords, CITIES_IN_REACH, CITY_PEOPLE);
    const mainCity = mainCityOf(airport.coords, cities);
    const [neighbor] = townsNear(airport.coords, 1, 0);
    const cityNames = new Set([cities[0]?.name, mainCity?.name, airport.city].flatMap(withoutCity));
    const names = [airport.name, ...airport.otherNames];
    const keys = namesToKeys(airport.name, [
      ...[...cityNames].flatMap((name) => [`${name} airport`, `${name} ${airport.iata}`]),
      ...(airport.everydayName ? [airport.everydayName, `${airport.everydayName} airport`] : []),
      ...airport.otherNames,
      ...names.flatMap((name) => tailsOf(foldName(name.replace(AIRPORT_WORDS, ' ')))),
    ]);
    const context = contextOf(airport.name, [
      ...cityNames,
      ...airport.otherNames,
      airport.everydayName ?? '',
    ]);
    const people = Math.log10(Math.max(mainCity?.population ?? 0, 1_000));
    const [lon, lat] = airport.coords;
    return {
      kind: 'airport',
      ref: airport.iata,
      name: airport.name,
      localName: null,
      coords: airport.coords,
      countryCode: airport.countryCode,
      regionCode: neighbor?.countryCode === airport.countryCode ? neighbor.regionCode : '',
      timezone: tzLookup(lat, lon),
      population: 0,
      rank: TOWN_RANK.none,
      importance: SIZE_IMPORTANCE[airport.size] + people / 6 - (airport.scheduled ? 0 : UNSCHEDULED_LOSS),
      context,
      keys: [...keys, { text: airport.iata.toLowerCase(), keyClass: KEY_CLASS.code }],
    };
  };
}

/** The city travelers mean: a metropolis farther away rather than the suburb next to the runway. */
function mainCityOf(at: LonLat, cities: readonly GazetteerRow[]): GazetteerRow | undefined {
  const pull = (city: GazetteerRow) =>
    Math.sqrt(city.population) / (greatCircleMeters(at, city.coords) + 1_000);
  return [...cities].sort((a, b) => pull(b) - pull(a))[0];
}

/** Airports call New York City New York. */
function withoutCity(name: string | null | undefined): string[] {
  return name ? [name, name.replace(/ City$/, '')] : [];
}

/** The words of other names and of cities that the name doesn't have, each once. */
function contextOf(name: string, others: readonly string[]): string {
  const named = new Set(foldName(name).split(' '));
  const words = foldName(others.join(' ').replace(AIRPORT_WORDS, ' ')).split(' ');
  return [...new Set(words)].filter((word) => !named.has(word)).join(' ');
}

/** "london heathrow" and "heathrow". */
function tailsOf(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, i) => words.slice(i).join(' '));
}
