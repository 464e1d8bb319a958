import type { AirportRow } from '../sources/airports';
import type { Label } from './label';

/** The first zoom of an airport by its size, the largest first. */
const FIRST_ZOOM = { large: 7, medium: 8, small: 9 } as const;
const SIZES: readonly AirportRow['size'][] = ['large', 'medium', 'small'];

/** Words that say no more than the icon does. */
const PLAIN_WORDS = / (international|regional|municipal|domestic)? ?(airport|airfield|aerodrome)$/i;

/** Creates the labels of airports with scheduled flights. */
export function airportLabels(airports: readonly AirportRow[]): Label[] {
  return airports
    .filter(({ scheduled }) => scheduled)
    .map(({ coords: [lon, lat], size, iata, name, everydayName }) => ({
      layer: 'airport_label',
      ...{ lon, lat },
      minZoom: FIRST_ZOOM[size],
      properties: { name: shortAirportName(everydayName ?? name), rank: SIZES.indexOf(size), iata },
    }));
}

/** "Denver" for "Denver International Airport": the icon says the rest. */
export function shortAirportName(name: string): string {
  return name.replace(PLAIN_WORDS, '') || name;
}
