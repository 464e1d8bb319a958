import { readAirports } from '../sources/airports';
import { readCountries } from '../sources/countries';
import { readCuratedPlaces } from '../sources/curated';
import { readRegions } from '../sources/regions';
import { readTowns, type TownRow } from '../sources/towns';
import { readZips } from '../sources/zips';
import { airportRowMaker } from './airport-rows';
import { countyRows } from './county-rows';
import { groupBy } from './group-by';
import { localNameOf } from './local-name';
import { midstOf } from './midst';
import { namesToKeys } from './names-to-keys';
import { poiRowMaker } from './poi-rows';
import { postcodeRowMaker } from './postcode-rows';
import { type GazetteerRow, TOWN_RANK } from './rows';
import { townsAround } from './towns-around';

/** Reads every source and makes the rows of the gazetteer, in the order of ROW_KINDS. */
export async function collectRows(): Promise<GazetteerRow[]> {
  const sources = readTowns();
  const airportSources = await readAirports();
  const airportCodes = new Set(airportSources.map((airport) => airport.iata));
  const towns = sources.map((town) => townRow(town, airportCodes));
  const around = townsAround(towns);
  return [
    ...towns,
    ...airportSources.map(airportRowMaker(towns)),
    ...regionRows(towns),
    ...countryRows(towns),
    ...countyRows(sources, towns),
    ...readZips().map(postcodeRowMaker(around)),
    ...readCuratedPlaces().rows.map(poiRowMaker(around)),
  ];
}

/** What the world calls cities that GeoNames calls by their own names; by country and that name. */
const ENGLISH_NAMES: Record<string, string> = {
  'BE Brugge': 'Bruges',
  'CH Genève': 'Geneva',
  'CH Luzern': 'Lucerne',
  'DE Köln': 'Cologne',
  'ES Sevilla': 'Seville',
};

function townRow(town: TownRow, airportCodes: ReadonlySet<string>): GazetteerRow {
  const rank = townRank(town.feature);
  const name = ENGLISH_NAMES[`${town.countryCode} ${town.name}`] ?? town.name;
  const keys = namesToKeys(name, [
    town.name,
    town.asciiName,
    ...town.alternates.filter((name) => isTyped(name, airportCodes)),
  ]);
  return {
    kind: 'town',
    ref: String(town.geonameId),
    name,
    localName: localNameOf(town),
    coords: [town.lon, town.lat],
    countryCode: town.countryCode,
    regionCode: town.admin1 && town.admin1 !== '00' ? `${town.countryCode}.${town.admin1}` : '',
    timezone: town.timezone,
    population: town.population,
    rank,
    importance: Math.log10(Math.max(town.population, 50)) + (RANK_WEIGHT[rank] ?? 0),
    keys,
  };
}

/** By TOWN_RANK: none, seat, capital, district. */
const RANK_WEIGHT: Record<number, number> = { 0: 0, 1: 0.05, 2: 0.6, 3: -1 };

function townRank(feature: string): number {
  if (feature === 'PPLC') return TOWN_RANK.capital;
  if (feature === 'PPLA') return TOWN_RANK.seat;
  return feature === 'PPLX' ? TOWN_RANK.district : TOWN_RANK.none;
}

/**
 * Leaves out alternates nobody types: machine romanizations, which alone begin with a small Latin letter, and
 * airport codes, which belong to the airport.
 */
function isTyped(name: string, airportCodes: ReadonlySet<string>): boolean {
  return !/^[a-z]/.test(name) && !(name.length === 3 && airportCodes.has(name));
}

/** Regions are as important as the people in them, less this: most who type "New York" mean the city. */
const REGION_LOSS = 0.5;
/** Every country is worth a large city; people count little, or China would be the answer to every "c". */
const COUNTRY_BASE = 5.5;
const COUNTRY_PEOPLE = 0.25;

function regionRows(towns: readonly GazetteerRow[]): GazetteerRow[] {
  const townsOf = groupBy(towns, (town) => town.regionCode);
  return readRegions().flatMap(({ code, name, otherNames, areaCodes }) => {
    const midst = midstOf(townsOf.get(code) ?? []);
    if (!midst) return [];
    return {
      kind: 'region' as const,
      ref: code,
      name,
      localName: null,
      coords: midst.town.coords,
      countryCode: code.slice(0, 2),
      regionCode: code,
      timezone: midst.town.timezone,
      population: midst.people,
      rank: TOWN_RANK.none,
      importance: Math.log10(Math.max(midst.people, 50)) - REGION_LOSS,
      keys: namesToKeys(name, otherNames, areaCodes),
    };
  });
}

function countryRows(towns: readonly GazetteerRow[]): GazetteerRow[] {
  const townsOf = groupBy(towns, (town) => town.countryCode);
  return readCountries().flatMap((country) => {
    const midst = midstOf(townsOf.get(country.code) ?? []);
    if (!midst) return [];
    return {
      kind: 'country' as const,
      ref: country.code,
      name: country.name,
      localName: /\p{Script=Latin}/u.test(country.nativeName) ? null : country.nativeName,
      coords: midst.town.coords,
      countryCode: country.code,
      regionCode: '',
      timezone: midst.town.timezone,
      population: midst.people,
      rank: TOWN_RANK.none,
      importance: COUNTRY_BASE + COUNTRY_PEOPLE * Math.log10(Math.max(midst.people, 50)),
      keys: namesToKeys(country.name, country.otherNames, country.areaCodes),
    };
  });
}
