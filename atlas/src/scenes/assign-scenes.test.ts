import { beforeAll, describe, expect, test } from 'vitest';
import type { Atlas } from '../atlas';
import type { CuratedRow } from '../sources/curated';
import { openTestAtlas } from '../testing/open-test-atlas';
import { firstThings, repeatsOf, TRAVELED_CITIES, wrongThere } from '../testing/traveled-cities';
import { assignScenes } from './assign-scenes';
import { readSceneLibrary } from './library';

const library = readSceneLibrary();
const sceneOf = new Map(library.map((scene) => [scene.id, scene]));

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openTestAtlas();
}, 180_000);

describe.each(TRAVELED_CITIES)('what Things To Do shows first in $name', ({ at }) => {
  test('has as many pictures as places', () => {
    const things = firstThings(atlas, at);

    expect(things.length).toBeGreaterThan(6);
    expect(repeatsOf(things), things.map(({ scene }) => scene).join(', ')).toBe(0);
  });

  test('shows no landmark of another place and no town of another part of the world', () => {
    const wrong = firstThings(atlas, at).filter((thing) => wrongThere(thing, sceneOf.get(thing.scene)));

    expect(wrong.map(({ name, scene }) => `${name}: ${scene}`)).toEqual([]);
  });
});

function row(id: string, fields: Partial<CuratedRow>): CuratedRow {
  const place = { name: id, lat: 48.85, lon: 2.35, country: 'FR', rank: 2, hours: 1, blurb: '' };
  return { id, ...place, categories: ['museum'], ...fields };
}

test('places close to each other have different scenes, and the same ones every time', () => {
  const museums = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => row(id, {}));
  const scenes = assignScenes(museums, library);

  expect(new Set(scenes).size).toBe(museums.length);
  expect(assignScenes(museums.toReversed(), library)).toEqual(scenes.toReversed());
});

test.each([
  ['eiffel-tower', { categories: ['tower'] }, /^iron-tower-/],
  ['Sultan Mosque', { categories: ['place-of-worship'], country: 'TR' }, /^mosque-/],
  ['Saint Mary Church', { categories: ['place-of-worship'], country: 'TR' }, /church|nave|basilica/],
  ['Old Synagogue', { categories: ['place-of-worship'] }, /^(?!.*(church|nave|basilica|mosque))/],
  ['Windy Field', { categories: ['mountain'], country: 'KE' }, /^(?!.*(city|town|roofs|skyline))/],
])('%s is pictured as what it is', (name, fields, scene) => {
  expect(assignScenes([row(name, fields)], library)[0]).toMatch(scene);
});
