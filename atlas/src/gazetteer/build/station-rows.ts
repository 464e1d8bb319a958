import tzLookup from '@photostructure/tz-lookup';
import { greatCircleMeters, type LonLat } from '@wayfold/domain/travel/legs';
import type { CuratedRow } from '../../sources/curated';
import type { readStops, TerminalRow } from '../../sources/stations';
import { foldName } from '../fold';
import { type GazetteerRow, TOWN_RANK } from '../rows';
import type { TownsAround } from '../towns-around';
import { namesToKeys } from './names-to-keys';

/** People search for a terminal as often as for a town of 50,000, and for a town's station far less often than for the town. */
const TERMINAL_IMPORTANCE = 4.7;
const STOP_IMPORTANCE = 3.4;
/** A stop that is called like the city of a terminal this near is that terminal. */
const CITY_METERS = 20_000;
/** Two names within this distance are one station. */
const SAME_METERS = 600;
const TOWN_KM = 30;
const STATION_WORD = /\b(?:station|terminal|terminus|gare|bahnhof|hauptbahnhof|sentral)\b/i;

/** Turns stations into rows: terminals first, then the stops that aren't one of them and no sight. */
export function stationRows(
  { terminals, stops }: { terminals: readonly TerminalRow[]; stops: ReturnType<typeof readStops> },
  sights: readonly CuratedRow[],
  around: TownsAround,
): GazetteerRow[] {
  const ends = terminals.map((terminal) => ({ ...terminal, at: [terminal.lon, terminal.lat] as LonLat }));
  const known = [
    ...ends,
    ...sights
      .filter(({ name }) => STATION_WORD.test(name))
      .map(({ lon, lat }) => ({ city: '', at: [lon, lat] as LonLat })),
  ];
  const isKnown = ({ name, at }: (typeof stops)[number]) =>
    known.some(({ city, at: other }) => {
      const meters = greatCircleMeters(at, other);
      return meters <= SAME_METERS || (foldName(city) === foldName(name) && meters <= CITY_METERS);
    });
  return [
    ...ends.map(({ id, name, aka = [], city, at }) =>
      rowOf(
        {
          ref: id,
          name,
          at,
          importance: TERMINAL_IMPORTANCE,
          otherNames: [...aka, `${name} station`, `${city} ${name}`],
          context: [...aka, city].join(' '),
        },
        around,
      ),
    ),
    ...stops.filter((stop) => !isKnown(stop)).map(({ name, at }) => stopRow(name, at, around)),
  ];
}

function stopRow(stop: string, at: LonLat, around: TownsAround): GazetteerRow {
  const name = STATION_WORD.test(stop) ? stop : `${stop} Station`;
  const sorts = ['railway station', 'train station', 'main station', 'central station'];
  const [town] = around(at, { count: 1, people: 0, km: TOWN_KM });
  const area = town ? `${town.countryCode} ${town.regionCode.split('.')[1] ?? ''}` : '';
  return rowOf(
    {
      ref: foldName(`${stop} ${area}`).replaceAll(' ', '-'),
      name,
      at,
      importance: STOP_IMPORTANCE,
      otherNames: sorts.map((sort) => `${stop} ${sort}`),
    },
    around,
  );
}

type Station = {
  ref: string;
  name: string;
  at: LonLat;
  importance: number;
  otherNames: string[];
  context?: string;
};

function rowOf(
  { ref, name, at, importance, otherNames, context = '' }: Station,
  around: TownsAround,
): GazetteerRow {
  const [town] = around(at, { count: 1, people: 0, km: TOWN_KM });
  return {
    kind: 'station',
    ref,
    name,
    localName: null,
    coords: at,
    countryCode: town?.countryCode ?? '',
    regionCode: town?.regionCode ?? '',
    timezone: tzLookup(at[1], at[0]),
    population: 0,
    rank: TOWN_RANK.none,
    importance,
    context,
    keys: namesToKeys(name, otherNames),
  };
}
