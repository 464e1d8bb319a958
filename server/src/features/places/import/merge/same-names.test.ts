import { expect, test } from 'vitest';
import { reachOf } from './same-kinds';
import { comparableNames, haveSameName } from './same-names';

/** Whether two names in a town are of the same place. */
function areSame(one: string, other: string, town = 'Paris'): boolean {
  return haveSameName(comparableNames([one], [town]), comparableNames([other], [town]));
}

test.each([
  ['Musée d’Orsay', 'Orsay Museum'],
  ['Eiffel Tower', 'Tour Eiffel'],
  ['Notre-Dame de Paris', 'Cathédrale Notre-Dame'],
  ['The Louvre', 'LOUVRE MUSEUM, Paris'],
  ['Café de Flore', 'Cafe  de Flore'],
  ['Starbucks', 'Starbucks Coffee'],
  ['St. Mary’s Church', 'Saint Marys'],
  ['Museum of Paris', 'Paris Museum'],
  ['場所', '場所'],
])('%s and %s are one place', (one, other) => {
  expect(areSame(one, other)).toBe(true);
});

test.each([
  ['Central Park', 'Central Park Zoo'],
  ['Castle Hill', 'Castle Bridge'],
  ['Museum 1', 'Museum 2'],
  ['Hotel Ritz', 'Restaurant Ritz'],
  ['The Park', 'The Museum'],
])('%s and %s are two', (one, other) => {
  expect(areSame(one, other, 'New York')).toBe(false);
});

test('the same name in another language counts', () => {
  const one = comparableNames(['Prince’s Palace', 'Palais princier'], []);
  expect(haveSameName(one, comparableNames(['Palais Princier de Monaco'], ['Monaco']))).toBe(true);
});

test.each([
  [['museum'], ['art-museum'], 400],
  [['landmark'], ['castle'], 400],
  [['castle', 'museum'], ['ruins'], 600],
  [['food'], ['nightlife'], 120],
  [['mountain'], ['viewpoint'], 2_000],
  [['landmark'], ['hotel'], null],
  [['food'], ['hotel'], null],
  [['city-park'], ['zoo'], null],
])('%j and %j are the same within %s meters', (one, other, meters) => {
  expect(reachOf(one, other)).toBe(meters);
  expect(reachOf(other, one)).toBe(meters);
});
