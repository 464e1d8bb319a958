import { beforeAll, expect, test, vi } from 'vitest';
import type { Atlas } from './atlas';
import { openTestAtlas } from './testing/open-test-atlas';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
});

const best = (q: string) => {
  const [place] = atlas.suggest({ q, limit: 5 });
  return place && `${place.name}, ${place.region ?? place.country}`;
};

test.each([
  ['cincinatti', 'Cincinnati, Ohio'],
  ['edinborough', 'Edinburgh, Scotland'],
  ['cancoon', 'Cancún, Quintana Roo'],
  ['los angles', 'Los Angeles, California'],
])('%s is found by its sound', (q, place) => {
  expect(best(q)).toBe(place);
});

test.each([
  // A whole name rather than the beginning of a longer one or another name of a larger city.
  ['lhati', 'Lahti, Paijat-Hame'],
  ['haarar', 'Harar, Harari'],
  ['baruda', 'Baruta, Miranda'],
  ['maneca', 'Manteca, California'],
  // A small town, if nothing larger has a name like that.
  ['tocyito', 'Tocuyito, Carabobo'],
])('%s with a letter wrong is the town', (q, place) => {
  expect(best(q)).toBe(place);
});

test('a code is not found by a slip', () => {
  expect(atlas.suggest({ q: 'smav', limit: 5 }).map(({ id }) => id)).not.toContain('ap:SAV');
});

test('an exact match is not corrected', () => {
  expect(best('page')).toBe('Page, Arizona');
  expect(best('pittsburg, kansas')).toBe('Pittsburg, Kansas');
});

test.each([
  ['st louis', 'St. Louis, Missouri'],
  ['saint-louis, senegal', 'Saint-Louis, Saint-Louis'],
  ['st petersburg', 'Saint Petersburg, St.-Petersburg'],
])('%s is the place spelled that way, unless another is far larger', (q, place) => {
  expect(best(q)).toBe(place);
});

test.each([
  ['la', 'Los Angeles, California'],
  ['dc', 'Washington, District of Columbia'],
  ['fez', 'Fès, Fes-Meknes'],
  ['FEZ', 'Fes-Saiss Airport, Fes-Meknes'],
  ['los ', 'Los Angeles, California'],
])('initials and codes: %s', (q, place) => {
  expect(best(q)).toBe(place);
});

test.each([
  ['st-tropez', 'town'],
  ['banff', 'town'],
  ['reine', 'town'],
  ['big bend', 'poi'],
  ['central park', 'poi'],
])('%s is the town before its sight, and the park before a distant hamlet', (q, kind) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ kind }]);
});

test.each(['faro', 'viseu', 'leiria'])('%s is the city that governs a region, before the region', (q) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ kind: 'town', countryCode: 'PT' }]);
});

test('an island is a region without borders, found by its short name', () => {
  const [skye] = atlas.suggest({ q: 'skye', limit: 1 });

  expect(skye).toMatchObject({
    id: 'ls:isle-of-skye',
    kind: 'region',
    precision: 'region',
    country: 'United Kingdom',
  });
  expect(atlas.retrieve('ls:isle-of-skye')).toEqual(skye);
  expect(atlas.suggest({ q: 'patagonia', limit: 1, kinds: ['region'] })).toMatchObject([
    { id: 'ls:patagonia', country: null, countryCode: null },
  ]);
});

test('a village that the list of towns lacks is a town, with its own region and country', () => {
  const [village] = atlas.suggest({ q: 'gimmelwald', limit: 1, kinds: ['town'] });

  expect(village).toMatchObject({
    id: 'vl:gimmelwald-ch',
    kind: 'town',
    precision: 'place',
    region: 'Bern',
    country: 'Switzerland',
    timezone: 'Europe/Zurich',
  });
  expect(atlas.retrieve('vl:gimmelwald-ch')).toEqual(village);
  expect(best('supai, az')).toBe('Supai, Arizona');
  expect(best('murren')).toBe('Mürren, Bern');
  expect(best('wengen')).toBe('Wengen, Bern');
  expect(best('amed')).toBe('Amed, Bali');
  expect(atlas.suggest({ q: 'big sur', limit: 5, kinds: ['town'] })[0]?.name).toBe('Big Sur');
});

test('towns of countries that renumbered their regions have today’s', () => {
  expect(best('hanoi')).toBe('Hanoi, Hanoi');
  expect(best('da lat')).toContain('Lam Dong');
  expect(best('hoi an')).toContain('Da Nang');
  expect(best('ha giang')).toContain('Tuyen Quang');
  expect(best('trondheim')).toBe('Trondheim, Trøndelag');
});

test('part of a country’s name finds a city first, the full name the country', () => {
  expect(best('phil')).toBe('Philadelphia, Pennsylvania');
  expect(atlas.suggest({ q: 'philippines', limit: 1 })).toMatchObject([{ id: 'cc:PH' }]);
  expect(best('milw')).toBe('Milwaukee, Wisconsin');
});

test('an address with many lines is looked up at most a dozen times, and found by its last line', () => {
  const encode = vi.spyOn(TextEncoder.prototype, 'encode');
  const lookUps = (q: string) => {
    encode.mockClear();
    const [place] = atlas.geocode({ q, limit: 1 });
    return { name: place?.name, count: encode.mock.calls.length };
  };

  const dozen = lookUps(`${'zzqx, '.repeat(10)}Moab, Utah`);
  const many = lookUps(`${'zzqx, '.repeat(30)}Moab, Utah`);

  encode.mockRestore();
  expect(dozen.name).toBe('Moab');
  expect(many).toEqual(dozen);
});

const bestNear = (q: string, near: [number, number]) => {
  const [place] = atlas.suggest({ q, near, limit: 5 });
  return place && `${place.name}, ${place.country}`;
};
const PORTO: [number, number] = [-8.6291, 41.1579];

test('among places with exactly the typed name, a town within a day of the trip comes first', () => {
  expect(bestNear('lagos', PORTO)).toBe('Lagos, Portugal');
  expect(bestNear('Lagos', [-7.9304, 37.0194])).toBe('Lagos, Portugal');
  expect(bestNear('lagos', [2.3522, 48.8566])).toBe('Lagos, Nigeria');
});

test('a small place near the trip does not come first, and a typed area overrides the trip', () => {
  expect(bestNear('paris', [-74.006, 40.7128])).toBe('Paris, France');
  expect(bestNear('lagos, nigeria', PORTO)).toBe('Lagos, Nigeria');
});

test.each([
  ['Auckland International Airport', 'ap:AKL'],
  ['JFK airport', 'ap:JFK'],
  ['Katmai National Park and Preserve', 'poi:katmai-national-park'],
  ['brice canyn', 'poi:bryce-canyon-national-park'],
  ['angles landng', 'poi:angels-landing'],
  ['grand canyn vilage', 'gn:5296409'],
  ['itly', 'cc:IT'],
])('%s is found although a word is wrong or missing', (q, id) => {
  const found = atlas.suggest({ q, limit: 3 }).map((place) => place.id);

  expect(found).toContain(id);
});

test.each([
  // The name in the second source, and the title of the article in Wikipedia.
  ['Lungi International Airport', 'ap:FNA'],
  ['Hato International Airport', 'ap:CUR'],
  // Words that airports may have or not, and the person it is named after.
  ['Reus Air Base', 'ap:REU'],
  ['Lennart Meri Tallinn Airport', 'ap:TLL'],
  ['Aeropuerto Internacional Lic. Benito Juárez', 'ap:MEX'],
  // The town under another name.
  ['Semipalatinsk Airport', 'ap:PLX'],
  // Two names side by side.
  ['Townsville Airport / RAAF Base Townsville', 'ap:TSV'],
  ['Pohang Airport (G-815/K-3)', 'ap:KPO'],
])('%s is that airport', (q, id) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ id }]);
});

test.each([
  ['Great Wall of China', 'Mutianyu Great Wall'],
  ['Grand Canyon South Rim', 'Grand Canyon National Park'],
  ['Lahaina Maui', 'Lahaina'],
  ['Positano Amalfi Coast', 'Positano'],
  ['Queenstown NZ', 'Queenstown'],
  ['Whistler BC', 'Whistler'],
  ['Bend Oregon', 'Bend'],
  ['Oia Santorini', 'Oia'],
])('%s: the area may follow without a comma, and unknown words are left out', (q, name) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ name }]);
});

test.each([
  ['Shin-Osaka', 'Shin-Osaka Station'],
  ['Gare de Lyon', 'Gare de Lyon'],
  ['Roma Termini', 'Roma Termini'],
  ['Madrid Atocha', 'Madrid Atocha'],
  ['munich hbf', 'München Hauptbahnhof'],
  ['zurich main station', 'Zürich Hauptbahnhof'],
  ['kyoto train station', 'Kyoto Station'],
  ['gare de lyon paris', 'Gare de Lyon'],
])('%s is the railway station', (q, name) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ name, kind: 'station', precision: 'poi' }]);
});

test('a station is found again by its id, and is not the town of its name', () => {
  const [station] = atlas.suggest({ q: 'Shin-Osaka', limit: 1 });

  expect(station?.id).toMatch(/^st:/);
  expect(atlas.retrieve(station?.id ?? '')).toEqual(station);
  expect(atlas.suggest({ q: 'atocha', limit: 3 }).map(({ id }) => id)).toContain('st:madrid-atocha-es');
  const towns = ['kyoto', 'lyon', 'paris', 'interlaken'].map((q) => atlas.suggest({ q, limit: 1 })[0]?.kind);
  expect(towns).toEqual(['town', 'town', 'town', 'town']);
});

test.each([
  ['grandcanyon', 'poi:grand-canyon-national-park'],
  ['newyork', 'gn:5128581'],
  ['lasvegas', 'gn:5506956'],
  ['yellow stone', 'poi:yellowstone-national-park'],
])('%s is found although its words are joined or split', (q, id) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ id }]);
});

test.each([
  ['pacific coast highway', 'ls:pacific-coast-highway'],
  ['pacific coast hwy', 'ls:pacific-coast-highway'],
  ['Galapagos Islands', 'ls:galapagos-islands'],
  ['Champs-Élysées', 'poi:champs-elysees'],
  ['big sur', 'gn:5328563'],
  ['Kings Canyon, Australia', 'vl:kings-canyon-au'],
])('%s is the place called so before others near it', (q, id) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ id }]);
});

test('one known word of two is only enough for a place that has no other words', () => {
  expect(atlas.suggest({ q: 'palace xqzt', limit: 5 })).toEqual([]);
  expect(best('zurich xqzt')).toBe('Zürich, Zurich');
});

test.each([
  ['zion', 'poi:zion-national-park'],
  ['acropolis', 'poi:acropolis-of-athens'],
])('%s is the sight, not a city with that other name', (q, id) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ id }]);
});

test.each([
  // With its accent, in capitals, with an article, without what follows a comma, or with a word that it lacks.
  ['Panthéon', 'poi:pantheon'],
  ['Pantheon', 'poi:pantheon-rome'],
  ['GUM', 'poi:gum'],
  ['The Palace Museum', 'poi:forbidden-city'],
  ['Golden Bridge', 'poi:golden-bridge-ba-na'],
  ['Gothic Tower of Drottningholm Palace', 'poi:drottningholm-palace'],
])('%s is the sight called so', (q, id) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ id }]);
});

test('a word that names a place of its own is not left out', () => {
  const found = atlas.suggest({ q: 'Cathedral of the Nativity in Suzdal', limit: 5 });

  expect(found.map(({ name }) => name)).not.toContain('Church of the Nativity');
});

test('a city that only has the typed name as another one comes after all that are called so', () => {
  const found = atlas.suggest({ q: 'zion', limit: 5 }).map(({ name }) => name);

  expect(found.slice(0, 2)).toEqual(['Zion National Park', 'Zion']);
  expect(found.indexOf('Jerusalem')).not.toBe(1);
});

test.each([
  ['wien', 'Vienna'],
  ['sevilla', 'Seville'],
  ['bombay', 'Mumbai'],
  ['köln', 'Cologne'],
])('%s is still %s', (q, name) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ name }]);
});

test('a sight is in its own region, even if the nearest town is in the next one', () => {
  expect(best('old faithful')).toBe('Old Faithful, Wyoming');
});

const TOKYO: [number, number] = [139.77, 35.68];

test.each([
  ['ramen', TOKYO],
  ['wine', [-122.29, 38.3]],
  ['playground', [-73.97, 40.78]],
] as const)(
  '%s finds that kind of place around the trip, and no town that begins with it',
  (q, [lon, lat]) => {
    const found = atlas.suggest({ q, near: [lon, lat], limit: 5 });

    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ kind }) => kind)).not.toContain('town');
  },
);

test.each([
  ['hiking moab', 'Utah'],
  ['moab hiking', 'Utah'],
  ['sushi kyoto', 'Kyoto'],
])('%s finds that kind of place there', (q, region) => {
  const found = atlas.suggest({ q, limit: 3 });

  expect(found[0]).toMatchObject({ kind: 'poi', region });
});

test.each([
  ['castle rock', 'Castle Rock'],
  ['park city', 'Park City'],
  ['Spring, Texas', 'Spring'],
  ['Notre Dame Cathedral', 'Notre-Dame de Paris'],
  ['Poipu Beach Park', 'Poʻipū Beach'],
])('%s is a name, not a kind of place somewhere', (q, name) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ name }]);
});

test('a kind of place is looked for farther away if there is none nearby', () => {
  const near: [number, number] = [-21.9, 64.14];
  const found = atlas.suggest({ q: 'waterfall', near, limit: 3 });

  expect(found.map(({ kind }) => kind)).toContain('poi');
});

test.each([
  ['KL', 'Kuala Lumpur'],
  ['slc', 'Salt Lake City'],
  ['Yellowstone NP', 'Yellowstone National Park'],
])('%s stands for %s', (q, name) => {
  expect(atlas.suggest({ q, limit: 1 })).toMatchObject([{ name }]);
});

test('a kind of place without a trip finds no town that resembles it, but a town that is called so', () => {
  expect(atlas.suggest({ q: 'ramen', limit: 5 })).toEqual([]);
  expect(atlas.suggest({ q: 'bath', limit: 1 })).toMatchObject([{ kind: 'town', name: 'Bath' }]);
  expect(atlas.suggest({ q: 'spa', near: [5.87, 50.49], limit: 1 })).toMatchObject([
    { kind: 'town', name: 'Spa' },
  ]);
});
