import type { BookingPlatform } from '@wayfold/contract/places/places-endpoints';
import { expect, test } from 'vitest';
import { bookingLinks, guestsIn } from './booking-links';

function platform(url: string, locations: string[] = []): BookingPlatform {
  return { id: 'roomly', name: 'Roomly', type: 'hotel', url, locations };
}

const SEARCH = 'https://roomly.example/find?q={place}&from={checkin}&to={checkout}&people={guests}&lang=en';
const STAY = { place: 'Hôtel & Spa, Page', checkin: '2027-05-30', nights: 3, guests: 2 };

test('a booking link contains place, dates and guests', () => {
  const [link] = bookingLinks([platform(SEARCH)], 'Page', STAY);

  expect(link?.href).toBe(
    'https://roomly.example/find?q=H%C3%B4tel%20%26%20Spa%2C%20Page&from=2027-05-30&to=2027-06-02&people=2&lang=en',
  );
});

test('a trip without dates gets links without dates', () => {
  const [link] = bookingLinks([platform(SEARCH)], 'Page', { ...STAY, place: 'Page', checkin: null });

  expect(link?.href).toBe('https://roomly.example/find?q=Page&people=2&lang=en');
});

test('a link that is not https is left out', () => {
  const links = ['http://roomly.example/?q={place}', 'javascript:alert({place})', '{place}'].map((url) =>
    platform(url),
  );

  expect(bookingLinks(links, 'Page', { ...STAY, place: 'javascript:alert(1)' })).toEqual([]);
});

test('a platform that is only offered for some destinations is left out for others', () => {
  const offered = platform(SEARCH, ['Moab', 'page']);

  expect(bookingLinks([offered], 'Page', STAY)).toHaveLength(1);
  expect(bookingLinks([offered], 'Denver', STAY)).toEqual([]);
});

test.each([
  ['1 Adult', 1],
  ['2 Adults, 1 Child', 3],
  ['a few', 1],
  ['900', 30],
])('%s reads as %d guests', (text, guests) => {
  expect(guestsIn(text)).toBe(guests);
});
