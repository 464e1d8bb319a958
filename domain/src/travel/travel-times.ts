import type { Coords } from '@wayfold/contract/kernel/values';
import type { LandTravel, TravelTimes } from '@wayfold/contract/places/directions-endpoints';
import { greatCircleMeters, roughLeg } from './legs';

/** Countries by how people travel there on land; in all others, by bus where no train runs. */
const LAND_TRAVEL: Record<Exclude<LandTravel, 'train-or-bus'>, string> = {
  car: 'US CA AU NZ IS IE FO GL ZA NA BW SZ LS AE OM QA KW BH SA PR GU VI BS RE CY MT',
  'train-or-car': 'GB FR DE IT ES PT AT CH BE NL LU LI MC DK SE NO FI PL CZ SK SI HU GR EE LV LT',
};

const landTravelOf = new Map(
  Object.entries(LAND_TRAVEL).flatMap(
    ([travel, codes]) => codes.split(' ').map((code) => [code, travel as LandTravel] as const), // keys of a record of kinds
  ),
);

/** How people travel on land in a country, by its two letters; null means that it isn't known. */
export function landTravelIn(countryCode: string | null): LandTravel {
  if (countryCode === null) return 'train-or-car';
  return landTravelOf.get(countryCode) ?? 'train-or-bus';
}

/** Coarse boxes `[west, south, east, north]` of land that no road joins to the rest of the world. */
const ISLANDS: readonly (readonly [number, number, number, number])[] = [
  [-25, 63, -13, 67], // Iceland
  [-8, 61, -6, 63], // Faroe Islands
  [-74, 59.5, -11, 84], // Greenland
  [129.5, 30.9, 146, 46], // Japan
  [122.9, 24, 132, 28.5], // Okinawa
  [119.9, 21.8, 122.1, 25.4], // Taiwan
  [166, -48, 179, -34], // New Zealand
  [112, -39.3, 154, -10.5], // Australia
  [143.5, -44, 149, -39.5], // Tasmania
  [-161, 18.8, -154.7, 22.4], // Hawaii
  [-10.7, 51.3, -5.4, 55.5], // Ireland
  [116.8, 4.6, 127, 19], // Philippines
  [79.5, 5.8, 82, 9.9], // Sri Lanka
  [43, -26, 51, -11.8], // Madagascar
  [-85, 19.7, -74, 23.4], // Cuba
  [-78.5, 17.6, -76.1, 18.6], // Jamaica
  [1, 38.5, 4.5, 40.2], // Balearic Islands
  [-18.3, 27.5, -13.3, 29.5], // Canary Islands
  [-31.5, 36.8, -24.8, 39.8], // Azores
];

const islandAt = ([lon, lat]: Coords): number =>
  ISLANDS.findIndex(
    ([west, south, east, north]) => lon >= west && lon <= east && lat >= south && lat <= north,
  );

/** Coarse boxes of the continents that the great islands lie between; the Americas are one half of the world. */
function isOtherHalf(from: Coords, to: Coords): boolean {
  const isAmerican = ([lon]: Coords) => lon > -170 && lon < -32;
  return isAmerican(from) !== isAmerican(to);
}

/** Where trains are how people travel, if nothing better is known. */
const RAIL_BOXES: readonly (readonly [number, number, number, number])[] = [
  [129.5, 30.9, 141.6, 41.6], // Japan without Hokkaido
  [-5.7, 43.4, 20, 55.3], // from France and England to Poland
  [-9.6, 36, 3.4, 43.9], // Spain and Portugal
  [7, 38, 18.6, 47], // Italy
  [126, 34.2, 129.6, 38], // South Korea
];

const hasRails = ([lon, lat]: Coords) =>
  RAIL_BOXES.some(([west, south, east, north]) => lon >= west && lon <= east && lat >= south && lat <= north);

/**
 * Travel times without a map, while the server can't be reached: by straight lines, and by boxes of the large islands and of
 * the countries known for their trains.
 */
export function roughTravelTimes(from: Coords, to: Coords): TravelTimes {
  const hasRoad = islandAt(from) === islandAt(to) && !isOtherHalf(from, to);
  const timeBy = (mode: 'MyVehicle' | 'Train' | 'Flight') => roughLeg(from, to, mode).seconds;
  const isByRail = hasRoad && hasRails(from) && hasRails(to) && greatCircleMeters(from, to) > 15_000;
  return {
    drive: hasRoad ? timeBy('MyVehicle') : null,
    atSea: 0,
    train: isByRail ? timeBy('Train') : null,
    ship: null,
    flight: timeBy('Flight'),
    onLand: 'train-or-car',
  };
}
