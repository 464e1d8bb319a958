import { expect, test } from 'vitest';
import { kindsCalled } from './kind-words';

const KINDS = [
  { id: 'museum', name: 'Museums' },
  { id: 'art-museum', name: 'Art museums' },
  { id: 'food', name: 'Food' },
  { id: 'city-park', name: 'City parks' },
];

test.each([
  ['Museums', ['museum', 'art-museum']],
  ['art museum', ['art-museum']],
  ['ramen', ['food']],
  ['playgrounds', ['city-park']],
  ['Rome', []],
  ['…', []],
])('%s stands for %j', (word, ids) => {
  expect(kindsCalled(word, KINDS)).toEqual(ids);
});
