import type { NewPlace } from './new-destination';

/** Places offered under the question, complete, so that a tap needs no answer from the server. */
export const FIRST_PLACES: readonly NewPlace[] = [
  {
    name: 'Denver',
    localName: null,
    coords: [-104.9847, 39.7392],
    region: 'Colorado',
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
];
