import type { DemoTrip } from './demo-trip';

const DENVER_TIME = 'America/Denver';
const ARIZONA_TIME = 'America/Phoenix';
const USA = 'United States';

/** A loop through the canyons by rental car: 12 days, estimated at $4,286, of which $1,142 are spent. */
export const redRock: DemoTrip = {
  number: 1,
  name: 'Red Rock & High Desert',
  tagline: 'Twelve days of arches, slot canyons and big skies',
  currency: 'USD',
  start: '2027-05-08',
  stops: [
    {
      ...{ name: 'Denver', region: 'Colorado', country: USA, coords: [-104.9903, 39.7392] },
      ...{ timezone: DENVER_TIME, nights: 2, onward: 'RentalCar' },
      plans: [
        { day: 1, at: '16:00', name: 'Check in, Union Row Hotel', category: 'Lodging', est: 276 },
        {
          ...{ day: 1, at: '18:30', name: 'Dinner on Larimer Square', category: 'Food', est: 96 },
          coords: [-104.999, 39.7478],
        },
        { day: 2, at: '09:00', name: 'Breakfast in the Highlands', category: 'Food', est: 38 },
        {
          ...{
            day: 2,
            at: '10:30',
            until: '13:00',
            name: 'Botanic Gardens',
            category: 'Activities',
            est: 16,
          },
          coords: [-104.9609, 39.7322],
        },
      ],
    },
    {
      ...{ name: 'Moab', region: 'Utah', country: USA, coords: [-109.5498, 38.5733] },
      ...{ timezone: DENVER_TIME, nights: 3, onward: 'RentalCar' },
      plans: [
        {
          ...{ day: 1, at: '16:30', until: '17:30', name: 'Check in, Redcliff Cabins', category: 'Lodging' },
          ...{
            est: 567,
            act: 567,
            booked: true,
            notes: 'Paid in full. Late arrival is fine, the key is in the box.',
          },
        },
        {
          ...{
            day: 1,
            at: '18:45',
            until: '20:15',
            name: 'Delicate Arch at sunset',
            category: 'Activities',
            est: 0,
          },
          ...{ coords: [-109.4993, 38.7436], notes: 'Three miles there and back. Bring a headlamp.' },
        },
        {
          ...{
            day: 2,
            at: '07:30',
            until: '11:30',
            name: 'Arches timed entry',
            category: 'Activities',
            est: 30,
          },
          ...{ coords: [-109.6199, 38.6165], booked: true },
        },
        {
          ...{ day: 2, at: '13:00', until: '14:15', name: 'Lunch on Main Street', category: 'Food' },
          ...{ est: 46, act: 44 },
        },
        {
          ...{ day: 2, at: '17:00', until: '19:00', name: 'Corona Arch', category: 'Activities', est: 0 },
          ...{ coords: [-109.6199, 38.5799], notes: 'A walk of three miles.' },
        },
        {
          ...{
            day: 3,
            at: '09:00',
            until: '13:30',
            name: 'Colorado River raft',
            category: 'Activities',
            est: 196,
          },
          booked: true,
        },
        {
          day: 3,
          at: '18:30',
          until: '20:00',
          name: 'Dinner at the Desert Table',
          category: 'Food',
          est: 84,
        },
      ],
    },
    {
      ...{ name: 'Springdale', region: 'Zion, Utah', country: USA, coords: [-112.9988, 37.1889] },
      ...{ timezone: DENVER_TIME, nights: 2, onward: 'RentalCar' },
      plans: [
        { day: 1, at: '16:00', name: 'Check in, Canyon House', category: 'Lodging', est: 418 },
        {
          ...{ day: 1, at: '17:00', until: '18:30', name: 'Pa’rus Trail', category: 'Activities', est: 0 },
          ...{ coords: [-112.9866, 37.2019], notes: 'Easy, 3.4 miles.' },
        },
        {
          ...{ day: 2, at: '08:00', until: '13:30', name: 'The Narrows', category: 'Activities', est: 58 },
          ...{ coords: [-112.9478, 37.2852], notes: 'Guided, gear included.' },
        },
        { day: 2, at: '16:30', until: '17:30', name: 'Gallery walk', category: 'Activities', est: 0 },
        { day: 2, at: '19:00', name: 'Dinner by the Virgin River', category: 'Food', est: 88 },
      ],
    },
    {
      ...{ name: 'Page', region: 'Arizona', country: USA, coords: [-111.4558, 36.9147] },
      ...{ timezone: ARIZONA_TIME, nights: 1, onward: 'RentalCar' },
      plans: [
        { day: 1, at: '12:30', name: 'Check in, Lakeside Motel', category: 'Lodging', est: 159 },
        {
          ...{
            day: 1,
            at: '14:00',
            until: '15:30',
            name: 'Slot canyon tour',
            category: 'Activities',
            est: 98,
          },
          ...{ coords: [-111.3743, 36.8619], booked: true, notes: 'Be there 30 minutes before.' },
        },
        {
          ...{ day: 1, at: '18:00', until: '19:15', name: 'Horseshoe Bend', category: 'Activities', est: 0 },
          coords: [-111.5104, 36.8791],
        },
        { day: 1, at: '19:45', name: 'Dinner in Page', category: 'Food', est: 62 },
      ],
    },
    {
      ...{ name: 'Grand Canyon Village', region: 'Arizona', country: USA, coords: [-112.1401, 36.0544] },
      ...{ timezone: ARIZONA_TIME, nights: 2, onward: 'RentalCar' },
      plans: [
        { day: 1, at: '15:00', name: 'Check in, South Rim lodge', category: 'Lodging', est: 446 },
        {
          ...{
            day: 1,
            at: '18:15',
            until: '19:45',
            name: 'Sunset at Hopi Point',
            category: 'Activities',
            est: 0,
          },
          coords: [-112.1546, 36.0744],
        },
        {
          day: 2,
          at: '07:00',
          until: '09:00',
          name: 'Rim Trail before the crowds',
          category: 'Activities',
          est: 0,
        },
        { day: 2, at: '09:30', name: 'Late breakfast', category: 'Food', est: 34 },
        {
          ...{ day: 2, at: '18:30', name: 'Dinner with a view', category: 'Food', est: 118 },
          coords: [-112.137, 36.0575],
        },
      ],
    },
    {
      ...{ name: 'Santa Fe', region: 'New Mexico', country: USA, coords: [-105.9378, 35.687] },
      ...{ timezone: DENVER_TIME, nights: 1, onward: 'RentalCar' },
      plans: [
        { day: 1, at: '17:30', name: 'Check in, Adobe House', category: 'Lodging', est: 168 },
        { day: 1, at: '19:00', name: 'Dinner on the Plaza', category: 'Food', est: 112 },
        {
          ...{
            day: 2,
            at: '10:00',
            until: '12:00',
            name: 'Canyon Road galleries',
            category: 'Activities',
            est: 0,
          },
          coords: [-105.9246, 35.6807],
        },
      ],
    },
  ],
  costs: [
    { category: 'Transport', what: 'Rental car, 12 days', est: 644, act: 531 },
    { category: 'Transport', what: 'Fuel', est: 220 },
    { category: 'Food', what: 'Groceries and picnics', est: 102 },
    { category: 'Other', what: 'Parking, tips and laundry', est: 130 },
    { category: 'Park passes', what: 'Annual park pass', est: 80 },
  ],
};
