import { expect, test } from 'vitest';
import { ALL_IDEAS, type Filtered, filterIdeas, isFiltering, isInSeason } from './idea-filter';

const alps: Filtered = {
  name: 'Ski villages',
  blurb: 'Snow and trains.',
  region: 'Europe',
  themes: ['winter', 'train'],
  season: [12, 3],
  nights: 7,
  stopNames: ['Zürich', 'Zermatt'],
  countries: ['Switzerland'],
};
const coast: Filtered = {
  name: 'Coast by car',
  blurb: 'Cliffs and cafés.',
  region: 'North America',
  themes: ['road-trip'],
  season: [4, 10],
  nights: 2,
  stopNames: ['Monterey', 'San Luis Obispo'],
  countries: ['United States'],
};
const both = [alps, coast];

test.each([
  ['text', { text: 'zurich' }, [alps]],
  ['words in any order', { text: 'obispo san' }, [coast]],
  ['the beginning of a word', { text: 'switz' }, [alps]],
  ['misspelled words', { text: 'zermat switzrland' }, [alps]],
  ['a season that runs past December', { month: 1 }, [alps]],
  ['summer', { month: 7 }, [coast]],
  ['length', { length: 'short' as const }, [coast]],
  ['region', { region: 'Europe' }, [alps]],
  ['theme', { theme: 'road-trip' }, [coast]],
  ['what no idea has', { text: 'zurich', region: 'Asia' }, []],
  ['nothing', {}, both],
])('ideas are filtered by %s', (_what, part, left) => {
  expect(filterIdeas(both, { ...ALL_IDEAS, ...part })).toEqual(left);
});

test('an idea of 8 nights has 9 days', () => {
  expect(filterIdeas([{ ...alps, nights: 8 }], { ...ALL_IDEAS, length: 'tenDays' })).toHaveLength(1);
  expect(filterIdeas([{ ...alps, nights: 10 }], { ...ALL_IDEAS, length: 'tenDays' })).toHaveLength(0);
});

test('a season can run past the end of the year', () => {
  expect([11, 12, 1, 3, 4].map((month) => isInSeason(month, [12, 3]))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test('spaces alone filter nothing', () => {
  expect(isFiltering({ ...ALL_IDEAS, text: '  ' })).toBe(false);
  expect(isFiltering({ ...ALL_IDEAS, month: 5 })).toBe(true);
});
