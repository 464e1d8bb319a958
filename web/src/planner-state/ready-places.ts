import type { FirstStop } from './first-stop';

/** Well-known places to start a trip with, complete, so a tap needs no request. */
export const READY_PLACES: Readonly<
  Record<'denver' | 'moab' | 'kyoto' | 'lisbon' | 'reykjavik', Omit<FirstStop, 'id' | 'startDate'>>
> = {
  denver: {
    name: 'Denver',
    localName: null,
    coords: [-104.9847, 39.7392],
    region: 'Colorado',
    country: 'United States',
    countryCode: 'US',
    timezone: 'America/Denver',
  },
  moab: {
    name: 'Moab',
    localName: null,
    coords: [-109.5498, 38.5733],
    region: 'Utah',
    country: 'United States',
    countryCode: 'US',
    timezone: 'America/Denver',
  },
  kyoto: {
    name: 'Kyoto',
    localName: '京都',
    coords: [135.7681, 35.0116],
    region: 'Kyoto',
    country: 'Japan',
    countryCode: 'JP',
    timezone: 'Asia/Tokyo',
  },
  lisbon: {
    name: 'Lisbon',
    localName: null,
    coords: [-9.1393, 38.7223],
    region: 'Lisbon',
    country: 'Portugal',
    countryCode: 'PT',
    timezone: 'Europe/Lisbon',
  },
  reykjavik: {
    name: 'Reykjavík',
    localName: null,
    coords: [-21.8174, 64.1466],
    region: 'Capital Region',
    country: 'Iceland',
    countryCode: 'IS',
    timezone: 'Atlantic/Reykjavik',
  },
};
