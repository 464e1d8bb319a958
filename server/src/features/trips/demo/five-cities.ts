import type { DemoTrip } from './demo-trip';

/** Capitals in a row, ten nights by train. */
export const fiveCities: DemoTrip = {
  number: 3,
  name: 'Five Cities by Train',
  tagline: 'Canals, courtyards and coffee houses from Amsterdam to Budapest',
  currency: 'EUR',
  start: '2027-09-10',
  stops: [
    {
      ...{ name: 'Amsterdam', region: 'North Holland', country: 'Netherlands', coords: [4.8952, 52.3702] },
      ...{ timezone: 'Europe/Amsterdam', nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '14:00', name: 'Check in, canal house', category: 'Lodging', est: 318, booked: true },
        {
          ...{
            day: 1,
            at: '16:00',
            until: '17:15',
            name: 'Boat through the canals',
            category: 'Activities',
            est: 36,
          },
          coords: [4.8936, 52.3738],
        },
        {
          ...{ day: 2, at: '10:00', until: '12:30', name: 'Rijksmuseum', category: 'Activities', est: 45 },
          ...{ coords: [4.8852, 52.36], booked: true },
        },
        { day: 2, at: '19:00', name: 'Dinner in the Jordaan', category: 'Food', est: 78 },
      ],
    },
    {
      ...{ name: 'Berlin', region: 'Berlin', country: 'Germany', coords: [13.405, 52.52] },
      ...{ timezone: 'Europe/Berlin', nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '18:00', name: 'Check in, Mitte apartment', category: 'Lodging', est: 246 },
        {
          ...{ day: 2, at: '09:30', until: '12:30', name: 'Museum Island', category: 'Activities', est: 48 },
          coords: [13.3977, 52.5169],
        },
        {
          ...{
            day: 2,
            at: '14:00',
            until: '15:30',
            name: 'Wall memorial, Bernauer Straße',
            category: 'Activities',
          },
          ...{ est: 0, coords: [13.3903, 52.5351] },
        },
        { day: 2, at: '19:30', name: 'Dinner in Kreuzberg', category: 'Food', est: 64 },
      ],
    },
    {
      ...{
        name: 'Prague',
        localName: 'Praha',
        region: 'Prague',
        country: 'Czechia',
        coords: [14.4378, 50.0755],
      },
      ...{ timezone: 'Europe/Prague', nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '15:00', name: 'Check in, Malá Strana pension', category: 'Lodging', est: 224 },
        {
          ...{ day: 1, at: '17:30', until: '18:30', name: 'Charles Bridge', category: 'Activities', est: 0 },
          coords: [14.4114, 50.0865],
        },
        {
          ...{ day: 2, at: '09:00', until: '12:00', name: 'Prague Castle', category: 'Activities', est: 36 },
          coords: [14.4, 50.0911],
        },
        { day: 2, at: '18:00', name: 'Supper at a beer hall', category: 'Food', est: 42 },
      ],
    },
    {
      ...{
        name: 'Vienna',
        localName: 'Wien',
        region: 'Vienna',
        country: 'Austria',
        coords: [16.3738, 48.2082],
      },
      ...{ timezone: 'Europe/Vienna', nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '15:30', name: 'Check in, Neubau hotel', category: 'Lodging', est: 262 },
        { day: 1, at: '17:00', name: 'Coffee house hour', category: 'Food', est: 24 },
        {
          ...{ day: 2, at: '10:00', until: '13:00', name: 'Belvedere', category: 'Activities', est: 38 },
          coords: [16.3809, 48.1914],
        },
        {
          ...{
            day: 2,
            at: '19:00',
            until: '21:30',
            name: 'Standing room at the opera',
            category: 'Activities',
          },
          ...{ est: 30, coords: [16.3692, 48.2028], booked: true },
        },
      ],
    },
    {
      ...{ name: 'Budapest', region: 'Budapest', country: 'Hungary', coords: [19.0402, 47.4979] },
      ...{ timezone: 'Europe/Budapest', nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '14:00', name: 'Check in, Pest side flat', category: 'Lodging', est: 188 },
        {
          ...{
            day: 1,
            at: '17:30',
            until: '19:00',
            name: 'Walk up to Fisherman’s Bastion',
            category: 'Activities',
          },
          ...{ est: 0, coords: [19.0348, 47.5022] },
        },
        {
          ...{
            day: 2,
            at: '09:30',
            until: '12:30',
            name: 'Széchenyi baths',
            category: 'Activities',
            est: 52,
          },
          coords: [19.0818, 47.5186],
        },
        { day: 2, at: '19:00', name: 'Farewell dinner', category: 'Food', est: 72 },
      ],
    },
  ],
  costs: [
    { category: 'Transport', what: 'Train tickets, two people', est: 412, act: 389 },
    { category: 'Transport', what: 'Day passes in town', est: 96 },
    { category: 'Food', what: 'Other meals', est: 380 },
    { category: 'Other', what: 'City taxes and lockers', est: 54 },
  ],
};
