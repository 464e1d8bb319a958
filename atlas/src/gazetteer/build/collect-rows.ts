import { readAirports } from '../../sources/airports';
import { readCountries } from '../../sources/countries';
import { readCuratedPlaces } from '../../sources/curated';
import { readLandscapes } from '../../sources/landscapes';
import { readRegions } from '../../sources/regions';
import { readStops, readTerminals } from '../../sources/stations';
import { readTowns, type TownRow } from '../../sources/towns';
import { readVillages } from '../../sources/villages';
import { readZips } from '../../sources/zips';
import { foldName } from '../fold';
import { soundKeys } from '../match/sound';
import { type GazetteerRow, KEY_CLASS, TOWN_RANK } from '../rows';
import { townsAround } from '../towns-around';
import { airportRowMaker } from './airport-rows';
import { countyRows } from './county-rows';
import { ENGLISH_NAMES } from './english-names';
import { groupBy } from './group-by';
import { landscapeRow } from './landscape-rows';
import { localNameOf } from './local-name';
import { midstOf } from './midst';
import { namesToKeys } from './names-to-keys';
import { NICKNAMES } from './nicknames';
import { poiRowMaker } from './poi-rows';
import { postcodeRowMaker } from './postcode-rows';
import { weighedBySights } from './sights-of-towns';
import { stationRows } from './station-rows';
import { villageRows } from './village-rows';

/** Reads every source and creates the rows of the gazetteer, in the order of ROW_KINDS. */
export async function collectRows(): Promise<GazetteerRow[]> {
  const sources = readTowns();
  const airportSources = await readAirports();
  const airportCodes = new Set(airportSources.map((airport) => airport.iata));
  const sights = readCuratedPlaces().rows;
  const plainTowns = sources.map((town) => townRow(town, airportCodes));
  const villages = villageRows(readVillages());
  const regions = regionRows([...plainTowns, ...villages]);
  const towns = withNamesOfTheirRegion(weighedBySights(plainTowns, sights), regions);
  const around = townsAround(towns);
  return [
    ...towns,
    ...airportSources.map(airportRowMaker(towns)),
    ...regions,
    ...countryRows(towns),
    ...countyRows(sources, towns),
    ...readZips().map(postcodeRowMaker(around)),
    ...sights.map(poiRowMaker(around, regions)),
    ...readLandscapes().map(landscapeRow),
    ...weighedBySights(villages, sights),
    ...stationRows({ terminals: readTerminals(), stops: readStops() }, sights, around),
  ];
}

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
    keys: [
      ...(town.population >= INITIALS_PEOPLE ? initialsOf(town.alternates) : []),
      ...(town.population >= NICKNAME_PEOPLE ? nicknameKeys(`${town.countryCode} ${name}`) : []),
      ...keys,
      ...(town.population >= SOUNDED_PEOPLE || rank === TOWN_RANK.capital ? soundKeys(name) : []),
    ],
  };
}

/** Towns of at least this size can be found by their initials (LA), and by how their name sounds. */
const INITIALS_PEOPLE = 400_000;
const SOUNDED_PEOPLE = 50_000;

/** Smaller towns have the names of cities that are called something else. */
const NICKNAME_PEOPLE = 150_000;
/** A nickname this short counts as a code. */
const CODE_LETTERS = 4;

function nicknameKeys(city: string): GazetteerRow['keys'] {
  return (NICKNAMES[city] ?? []).map((nickname) => ({
    text: foldName(nickname),
    keyClass: nickname.length <= CODE_LETTERS ? KEY_CLASS.code : KEY_CLASS.alternate,
  }));
}

function initialsOf(alternates: readonly string[]): GazetteerRow['keys'] {
  const initials = alternates.filter((name) => /^[A-Z]{2}$/.test(name));
  return initials.map((name) => ({ text: name.toLowerCase(), keyClass: KEY_CLASS.code }));
}

/** By TOWN_RANK: none, seat, capital, district. */
const RANK_WEIGHT: Record<number, number> = { 0: 0, 1: 0.05, 2: 0.6, 3: -1 };

function townRank(feature: string): number {
  if (feature === 'PPLC') return TOWN_RANK.capital;
  if (feature === 'PPLA') return TOWN_RANK.seat;
  return feature === 'PPLX' ? TOWN_RANK.district : TOWN_RANK.none;
}

/**
 * Leaves out alternates nobody types: machine romanizations, which are the only ones that start with a lowercase Latin
 * letter, and airport codes, which belong to the airport.
 */
function isTyped(name: string, airportCodes: ReadonlySet<string>): boolean {
  return !/^[a-z]/.test(name) && !(name.length === 3 && airportCodes.has(name));
}

/** A region's importance comes from its population, minus this: most people who type "New York" mean the city. */
const REGION_LOSS = 0.5;
/** Every country counts as much as a large city; population adds little, or China would top every search for "c". */
const COUNTRY_BASE = 5.5;
const COUNTRY_PEOPLE = 0.25;

/** If this share of a region's people live in one city, the city is the region. */
const REGION_CITY_SHARE = 0.8;

/** Gives a city the other names and codes of a region that is little more than the city: DC is Washington. */
function withNamesOfTheirRegion(
  towns: readonly GazetteerRow[],
  regions: readonly GazetteerRow[],
): GazetteerRow[] {
  const regionsOf = new Map(regions.map((region) => [region.regionCode, region]));
  return towns.map((town) => {
    const region = regionsOf.get(town.regionCode);
    const isRegion =
      region &&
      town.rank !== TOWN_RANK.district &&
      town.population >= INITIALS_PEOPLE &&
      town.population >= REGION_CITY_SHARE * region.population;
    if (!isRegion) return town;
    const known = new Set(town.keys.map(({ text }) => text));
    const others = region.keys.filter(
      ({ text, keyClass }) => keyClass !== KEY_CLASS.inside && !known.has(text),
    );
    return {
      ...town,
      keys: [...town.keys, ...others.map(({ text }) => ({ text, keyClass: KEY_CLASS.alternate }))],
    };
  });
}

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
      keys: [...namesToKeys(name, otherNames, areaCodes), ...soundKeys(name)],
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
      keys: [...namesToKeys(country.name, country.otherNames, country.areaCodes), ...soundKeys(country.name)],
    };
  });
}
