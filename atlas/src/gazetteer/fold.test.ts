import { expect, test } from 'vitest';
import { foldName, foldQuery } from './fold';

test.each([
  ['São Paulo', 'sao paulo'],
  ['St. Louis', 'saint louis'],
  ['Mt Rainier', 'mount rainier'],
  ['Pacific Coast Hwy', 'pacific coast highway'],
  ['Yellowstone NP', 'yellowstone national park'],
  ['Auckland Intl Airport', 'auckland international airport'],
  ['Łódź', 'lodz'],
  ['Køge', 'koge'],
  ['Straße', 'strasse'],
  ["Coeur d'Alene", 'coeur dalene'],
  ['Saint-Denis', 'saint denis'],
  ['  New   York ', 'new york'],
  ['Орёл', 'орел'],
  ['東京', '東京'],
  ['ＪＦＫ', 'jfk'],
  ['القاهرة', 'القاهره'],
  ['🏔', ''],
])('%s folds to %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});

test('"st" may still become Stockholm while typing; with a space after it, it means "saint"', () => {
  expect(foldQuery('st')).toBe('st');
  expect(foldQuery('st ')).toBe('saint');
  expect(foldQuery('st p')).toBe('saint p');
});
