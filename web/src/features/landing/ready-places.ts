import type { FirstStop } from '../../planner-state/first-stop';

/** Places offered under the search, complete, so that a tap needs no answer from the server. */
export const READY_PLACES: readonly FirstStop[] = [
  {
    name: 'Moab',
    localName: null,
    coords: [-109.5498, 38.5733],
    region: 'Utah',
    country: 'United States',
    countryCode: 'US',
    timezone: 'America/Denver',
  },
  {
    name: 'Kyoto',
    localName: '京都',
    coords: [135.7681, 35.0116],
    region: 'Kyoto',
    country: 'Japan',
    countryCode: 'JP',
    timezone: 'Asia/Tokyo',
  },
  {
    name: 'Lisboa',
    localName: null,
    coords: [-9.1393, 38.7223],
    region: 'Lisbon',
    country: 'Portugal',
    countryCode: 'PT',
    timezone: 'Europe/Lisbon',
  },
  {
    name: 'Reykjavík',
    localName: null,
    coords: [-21.8174, 64.1466],
    region: 'Capital Region',
    country: 'Iceland',
    countryCode: 'IS',
    timezone: 'Atlantic/Reykjavik',
  },
];

/** A place's name as people there write it, then in Latin letters. */
export function fullName(place: Pick<FirstStop, 'name' | 'localName'>): string {
  return place.localName && place.localName !== place.name ? `${place.localName} ${place.name}` : place.name;
}
