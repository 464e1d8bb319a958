import { expect, test } from 'vitest';
import { readSceneLibrary, type SceneLine } from './library';
import { openSceneSearch } from './search-scenes';

function scene(id: string, more: Partial<SceneLine>): SceneLine {
  return {
    id,
    title: id,
    locations: [],
    categories: [],
    landscape: 'mountains',
    time: 'day',
    alt: '',
    ...more,
  };
}

const { locations, find } = openSceneSearch([
  scene('peak-winter', {
    title: 'Snowy peak above a valley',
    locations: ['Scandinavia', 'Alps'],
    season: 'winter',
  }),
  scene('beach-dusk', {
    title: 'Beach at the end of the day',
    locations: ['Southeast Asia'],
    categories: ['beach'],
    landscape: 'coast',
    time: 'dusk',
    alt: 'Palms over still water; a peak far away.',
  }),
  scene('pagoda-spring', {
    title: 'Pagoda among cherries',
    locations: ['Japan'],
    categories: ['temple', 'religious-building'],
    season: 'spring',
  }),
  scene('castle-dusk', { title: 'Castle on its rock', locations: ['Japan'], time: 'dusk' }),
]);
const idsFor = (words: string, location: string | null = null) =>
  find({ words, location }).map(({ id }) => id);

test('without words, the library keeps its own order', () => {
  expect(idsFor('')).toEqual(['peak-winter', 'beach-dusk', 'pagoda-spring', 'castle-dusk']);
  expect(idsFor(' of the ')).toHaveLength(4);
});

test.each([
  // A title counts more than a detail in the alt text.
  ['peak', ['peak-winter', 'beach-dusk']],
  ['beaches', ['beach-dusk']],
  ['snow', ['peak-winter']],
  ['Snówy!', ['peak-winter']],
  ['castl', ['castle-dusk']],
  ['sunset', ['beach-dusk', 'castle-dusk']],
  ['Norway', ['peak-winter']],
  ['thailand beach', ['beach-dusk']],
  ['japan at dusk', ['castle-dusk', 'pagoda-spring', 'beach-dusk']],
  ['shrines', ['pagoda-spring']],
  ['nothing like that', []],
])('%s', (words, ids) => {
  expect(idsFor(words)).toEqual(ids);
});

test('scenes that look alike are not next to each other', () => {
  const search = openSceneSearch(
    ['lake-day', 'lake-dusk', 'peak-day', 'peak-dusk'].map((id) => scene(id, {})),
  );

  expect(search.find({ words: '', location: null }).map(({ id }) => id)).toEqual([
    'lake-day',
    'peak-day',
    'lake-dusk',
    'peak-dusk',
  ]);
});

test('if enough scenes match all words, those that lack one are left out', () => {
  const snowy = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
    scene(`snowy-${name}`, { title: `Snowy peak ${name}` }),
  );
  const search = openSceneSearch([scene('warm-peak', { title: 'Peak' }), ...snowy]);

  expect(search.find({ words: 'snowy peak', location: null }).map(({ id }) => id)).toEqual(
    snowy.map(({ id }) => id),
  );
});

test('a location narrows the results of any search', () => {
  expect(idsFor('', 'Japan')).toEqual(['pagoda-spring', 'castle-dusk']);
  expect(idsFor('dusk', 'Japan')).toEqual(['castle-dusk']);
  expect(idsFor('', 'Atlantis')).toEqual([]);
});

test('lists the locations that have scenes, in the order people choose from', () => {
  expect(locations).toEqual(['Alps', 'Scandinavia', 'Japan', 'Southeast Asia']);
});

test('every scene in the library is among the first three results for its own title', () => {
  const library = readSceneLibrary();
  const search = openSceneSearch(library);

  const lost = library.filter(({ id, title }) =>
    search
      .find({ words: title, location: null })
      .slice(0, 3)
      .every((found) => found.id !== id),
  );

  expect(lost.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
});
