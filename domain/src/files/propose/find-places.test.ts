import { expect, test } from 'vitest';
import { answersFor } from './find-places';
import type { AnsweredPlace } from './proposal';

const place = (name: string, region: string | null, country: string): AnsweredPlace => ({
  name,
  localName: null,
  region,
  country,
  timezone: null,
  coords: [0, 0],
});
const springfields = ['Illinois', 'Oregon'].map((region) => place('Springfield', region, 'United States'));
const lake = place('Springfield Lake', 'Ohio', 'United States');

test('of the places suggested for a name, those with that name are meant', () => {
  expect(answersFor('springfield', [...springfields, lake])).toEqual(springfields);
});

test('a region or a country after the name decides', () => {
  expect(answersFor('Springfield, Oregon 97477', [...springfields, lake])).toEqual([springfields[1]]);
});

test('accents don’t matter, and places with other names need a decision', () => {
  const zurich = place('Zürich', null, 'Switzerland');

  expect(answersFor('Zurich', [zurich, lake])).toEqual([zurich]);
  expect(answersFor('Grandma', [zurich, lake])).toEqual([zurich, lake]);
  expect(answersFor('Grandma', [])).toEqual([]);
});
