import { describe, expect, test } from 'vitest';
import { picturedStop, picturedTrip, sceneAddress, sceneFamilies, sceneOf, scenePicture } from './scenes';

const familyOf = (place: Partial<Parameters<typeof sceneOf>[0]>) => {
  const scene = sceneOf({ id: 'any', ...place });
  return [...sceneFamilies()].find(([, scenes]) => scenes.includes(scene))?.[0];
};

describe('the scene of a place', () => {
  test.each([
    ['Moab', 'arch'],
    ['Springdale', 'cliffs'],
    ['Page', 'river-bend'],
    ['Grand Canyon Village', 'canyon'],
    ['Santa Fe', 'adobe-town'],
    ['Denver', 'mountain-city'],
    ['京都 Kyoto', 'pagoda'],
    ['Himeji', 'castle'],
    ['東京 Tokyo', 'city'],
    ['Hakone', 'shrine-gate'],
    ['Mount Rainier', 'peak'],
    ['Göreme', 'hoodoos'],
    ['Geirangerfjord', 'fjord'],
    ['Niagara Falls', 'waterfall'],
    ['Serengeti', 'savanna'],
    ['Ubud', 'terraces'],
    ['Lake Louise', 'lake'],
    ['Death Valley', 'desert'],
    ['Everglades', 'marsh'],
    ['Tromsø', 'aurora'],
    ['Bora Bora', 'atoll'],
    ['Mount Etna', 'volcano'],
    ['Isle of Skye', 'moor'],
    ['Amsterdam', 'canal-town'],
    ['Santorini', 'white-town'],
    ['Zermatt', 'alpine-town'],
    ['Marrakesh', 'medina'],
    ['Istanbul', 'mosque'],
    ['Giza', 'pyramid'],
    ['Tikal', 'step-pyramid'],
    ['Stonehenge', 'stone-circle'],
    ['Natural Bridges', 'arch'],
    ['Cathedral Rock', 'village mountain-city forest'],
    ['New York', 'skyline'],
    ['Seoul', 'hanok-palace'],
    ['Las Vegas', 'neon-strip'],
    ['Dubai', 'gulf-city'],
    ['Bangkok', 'wat'],
    ['Christmas markets along the Rhine', 'market'],
    ['Kraków', 'old-roofs'],
  ])('of %s shows what it is known for', (name, family) => {
    expect(family.split(' ')).toContain(familyOf({ name }));
  });

  test('of a trip through cities shows no city in particular', () => {
    expect(familyOf({ name: '', category: 'Five Cities by Train' })).toBe('mountain-city');
  });

  test.each([
    ['Skógafoss', 'waterfall', 'waterfall'],
    ['Zugspitze', 'ski-area,mountain', 'ski-slope'],
    ['Uffizi', 'art-museum', 'museum'],
    ['Great Bazaar Hall', 'market,food', 'market'],
    ['Denali', 'camping', 'campsite'],
    ['Perito Moreno', 'glacier', 'glacier'],
    ['Muir Woods', 'park-unit', 'forest'],
    ['Anything', 'winery,food', 'vineyard'],
  ])('of %s, a %s, comes from its kind when the name says nothing', (name, category, family) => {
    expect(familyOf({ name, category })).toBe(family);
  });

  test('of a place in a town is a town, whatever its name says of nature', () => {
    expect(['village', 'mountain-city']).toContain(
      familyOf({ name: 'Alley Workshop', category: 'business-bicycles', region: 'Colorado' }),
    );
  });

  test('follows the country it lies in', () => {
    const families = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) =>
      familyOf({
        id,
        name: 'Dead Horse Point',
        category: 'state-park',
        region: 'Utah',
        country: 'United States',
      }),
    );

    expect(families.every((family) => ['canyon', 'cliffs', 'river-bend'].includes(family ?? ''))).toBe(true);
  });

  test.each([
    [{ name: 'Beatty', region: 'Nevada', country: 'United States' }, 'adobe-town'],
    [{ name: 'Kurashiki', region: 'Okayama', country: 'Japan' }, 'pagoda castle'],
    [{ name: 'Chamarel', country: 'Mauritius' }, 'atoll beach'],
    [
      { name: 'Brașov', region: 'Brasov', country: 'Romania' },
      'old-roofs river-city village mountain-city forest',
    ],
    [{ name: 'Nizwa', country: 'Oman', category: 'desert' }, 'dunes'],
    [{ name: 'Anywhere', region: 'Bavaria', country: 'Germany', category: 'wildlife' }, 'vineyard forest'],
  ])('of %j matches its part of the world', (place, families) => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      expect(families.split(' ')).toContain(familyOf({ id, ...place }));
    }
  });

  test('is always the same for the same id, and differs among places about which nothing is known', () => {
    const first = sceneOf({ id: '0192f0c4-1f7a-7a30-9a3c-5b1a8d3f0a11', name: 'Somewhere' });
    const scenes = new Set(Array.from({ length: 60 }, (_, index) => sceneOf({ id: `place-${index}` })));

    expect(sceneOf({ id: '0192f0c4-1f7a-7a30-9a3c-5b1a8d3f0a11', name: 'Elsewhere' })).toBe(first);
    expect(scenes.size).toBeGreaterThan(5);
  });

  test('is in the library, whatever the place', () => {
    const all = new Set([...sceneFamilies().values()].flat());
    const odd = ['', '{', '\u0000', 'a'.repeat(5000), '寺', '🏖️ beach', 'constructor'];

    for (const name of odd) {
      expect(all).toContain(sceneOf({ id: name, name, category: name, region: name, country: name }));
    }
  });
});

test('a stop has the same scene in every trip, and a trip has that of its second stop', () => {
  const stop = (id: string, name: string) => ({ id, name, localName: null, region: null, country: null });
  const trip = { id: 'trip', name: 'West', stops: [stop('1', 'Denver'), stop('2', 'Moab')] };

  expect(sceneOf(picturedStop(stop('1', 'Moab')))).toBe(sceneOf(picturedStop(stop('9', 'Moab'))));
  expect(sceneOf(picturedTrip(trip))).toMatch(/^arch-/);
  expect(sceneOf(picturedTrip({ ...trip, stops: trip.stops.slice(0, 1) }))).toMatch(/^mountain-city-/);
});

test('addresses change when the scene’s drawing does', () => {
  expect(sceneAddress('arch-day')).toMatch(/^\/scenes\/arch-day\.svg\?v=[0-9a-f]{8}$/);
  expect(scenePicture('arch-day', '400x400')).toMatch(/^\/scenes\/arch-day-400x400\.webp\?v=[0-9a-f]{8}$/);
});
