import type { DemoTrip } from './demo-trip';

const JAPAN_TIME = 'Asia/Tokyo';
const JAPAN = 'Japan';

/** Cherry blossom by train, with an island of art at the end. */
export const springInJapan: DemoTrip = {
  number: 2,
  name: '春の日本 Spring in Japan',
  tagline: 'Blossom, hot springs and an island of art, by train',
  currency: 'JPY',
  start: '2027-04-03',
  stops: [
    {
      ...{ name: 'Tokyo', localName: '東京', region: 'Tokyo', country: JAPAN, coords: [139.6917, 35.6895] },
      ...{ timezone: JAPAN_TIME, nights: 2, onward: 'Train' },
      plans: [
        {
          day: 1,
          at: '15:00',
          name: 'Check in, Yanaka guest house',
          category: 'Lodging',
          est: 42_000,
          booked: true,
        },
        {
          ...{
            day: 1,
            at: '16:30',
            until: '18:00',
            name: 'Blossom in Ueno Park',
            category: 'Activities',
            est: 0,
          },
          coords: [139.7737, 35.7156],
        },
        { day: 1, at: '19:00', name: 'Dinner in a yokocho', category: 'Food', est: 6_000 },
        {
          ...{
            day: 2,
            at: '08:00',
            until: '09:30',
            name: 'Breakfast at the outer market',
            category: 'Food',
            est: 4_200,
          },
          coords: [139.7706, 35.6655],
        },
        {
          ...{
            day: 2,
            at: '11:00',
            until: '13:00',
            name: 'Shinjuku Gyoen',
            category: 'Activities',
            est: 1_000,
          },
          coords: [139.7101, 35.6852],
        },
        {
          ...{ day: 2, at: '15:00', until: '16:30', name: 'Meiji Shrine', category: 'Activities', est: 0 },
          coords: [139.6993, 35.6764],
        },
      ],
    },
    {
      ...{
        name: 'Hakone',
        localName: '箱根',
        region: 'Kanagawa',
        country: JAPAN,
        coords: [139.1069, 35.2324],
      },
      ...{ timezone: JAPAN_TIME, nights: 1, onward: 'Train' },
      plans: [
        {
          ...{
            day: 1,
            at: '11:30',
            until: '13:30',
            name: 'Open-air museum',
            category: 'Activities',
            est: 4_000,
          },
          coords: [139.0514, 35.2447],
        },
        {
          day: 1,
          at: '15:30',
          name: 'Check in, ryokan with hot spring',
          category: 'Lodging',
          est: 58_000,
          booked: true,
        },
        {
          day: 1,
          at: '18:30',
          name: 'Kaiseki dinner',
          category: 'Food',
          est: 0,
          notes: 'Included with the room.',
        },
        {
          ...{
            day: 2,
            at: '08:30',
            until: '10:00',
            name: 'Boat on Lake Ashi',
            category: 'Activities',
            est: 2_400,
          },
          coords: [139.0258, 35.204],
        },
      ],
    },
    {
      ...{ name: 'Kyoto', localName: '京都', region: 'Kyoto', country: JAPAN, coords: [135.7681, 35.0116] },
      ...{ timezone: JAPAN_TIME, nights: 2, onward: 'Train' },
      plans: [
        { day: 1, at: '15:30', name: 'Check in, machiya in Gion', category: 'Lodging', est: 52_000 },
        {
          ...{
            day: 1,
            at: '16:30',
            until: '18:00',
            name: 'Philosopher’s Path',
            category: 'Activities',
            est: 0,
          },
          coords: [135.7947, 35.027],
        },
        {
          ...{
            day: 2,
            at: '06:30',
            until: '09:00',
            name: 'Fushimi Inari at sunrise',
            category: 'Activities',
            est: 0,
          },
          coords: [135.7727, 34.9671],
        },
        {
          ...{
            day: 2,
            at: '12:00',
            until: '13:30',
            name: 'Lunch at Nishiki Market',
            category: 'Food',
            est: 5_000,
          },
          coords: [135.7649, 35.005],
        },
        {
          day: 2,
          at: '15:00',
          until: '16:00',
          name: 'Tea ceremony',
          category: 'Activities',
          est: 7_000,
          booked: true,
        },
      ],
    },
    {
      ...{
        name: 'Naoshima',
        localName: '直島',
        region: 'Kagawa',
        country: JAPAN,
        coords: [133.9952, 34.4612],
      },
      ...{ timezone: JAPAN_TIME, nights: 1, onward: 'Train' },
      plans: [
        { day: 1, at: '12:45', name: 'Ferry from Uno', category: 'Transport', est: 600 },
        {
          ...{
            day: 1,
            at: '14:00',
            until: '16:00',
            name: 'Chichu Art Museum',
            category: 'Activities',
            est: 5_400,
          },
          ...{ coords: [133.9868, 34.4497], booked: true },
        },
        { day: 1, at: '17:00', name: 'Check in, harbor house', category: 'Lodging', est: 24_000 },
        {
          day: 2,
          at: '09:30',
          until: '11:30',
          name: 'Art houses of Honmura',
          category: 'Activities',
          est: 2_100,
        },
      ],
    },
  ],
  costs: [
    { category: 'Transport', what: 'Trains, two people', est: 78_000 },
    { category: 'Food', what: 'Other meals', est: 36_000 },
    { category: 'Insurance', what: 'Travel insurance', est: 9_000 },
  ],
};
