import { expect, test } from 'vitest';
import { ENGLISH_TRIP_NAME, tripName } from './trip-name';

const called = (places: readonly string[], name = '') =>
  tripName({ name, destinations: places.map((place) => ({ name: place })) }, ENGLISH_TRIP_NAME);

test.each([
  [[], 'Untitled trip'],
  [[''], 'Untitled trip'],
  [['Tokyo'], 'Tokyo'],
  [['Tokyo', 'Tokyo'], 'Tokyo'],
  [['Tokyo', 'Hiroshima'], 'Tokyo to Hiroshima'],
  [['Tokyo', 'Hakone', 'Kyoto', 'Hiroshima'], 'Tokyo to Hiroshima'],
  [['Tokyo', 'Hakone', 'Tokyo'], 'Tokyo to Hakone'],
  [['Tokyo', 'Hakone', 'Kyoto', 'Hakone', 'Tokyo'], 'Tokyo and 2 more'],
])('a trip without a name through %j is called %s', (places, name) => {
  expect(called(places)).toBe(name);
});

test('a trip with a name is called by it', () => {
  expect(called(['Tokyo', 'Hiroshima'], 'Spring in Japan')).toBe('Spring in Japan');
});
