import { expect, test } from 'vitest';
import type { PlaceKinds } from '../../../api/places/places';
import { ALL, askedKinds, filterCount, isInSeason, isTimely, sortFound } from './things-filter';
import type { ListedPlace } from './things-model';

const category = (id: string, parent: string | null) => ({
  ...{ id, parent, name: id },
  SORT_ID: 1,
  ACTIVE: 'Yes' as const,
});
const KINDS: PlaceKinds = {
  groups: [
    {
      group: category('group-parks', null),
      kinds: [category('garden', 'group-parks'), category('city-park', 'group-parks')],
    },
    { group: category('group-business', null), kinds: [category('business-tours', 'group-business')] },
  ],
  byId: new Map(),
  icons: new Map(),
};
const STAY = { dtArrive: '2027-05-08', dtDepart: '2027-05-10' };

test('a group includes all of its kinds, unless some of them are chosen', () => {
  expect(askedKinds(ALL, KINDS)).toEqual([]);
  expect(askedKinds({ ...ALL, kinds: ['group-parks'] }, KINDS)).toEqual([
    'group-parks',
    'garden',
    'city-park',
  ]);
  expect(askedKinds({ ...ALL, kinds: ['group-parks', 'garden'] }, KINDS)).toEqual(['garden']);
  expect(askedKinds({ ...ALL, events: true }, KINDS)).toEqual(['business-tours']);
  expect(filterCount({ ...ALL, kinds: ['group-parks', 'garden'], inSeason: true }, KINDS)).toBe(2);
});

test('an event is listed if it takes place during the stay, or until it is over if the stay has no dates', () => {
  const dates = { from: '2027-05-09', to: '2027-05-09', time: null };

  expect(isTimely({ dates }, STAY, '2027-01-01')).toBe(true);
  expect(isTimely({ dates }, { dtArrive: '2027-05-10', dtDepart: '2027-05-12' }, '2027-01-01')).toBe(false);
  expect(isTimely({ dates }, null, '2027-05-10')).toBe(false);
  expect(isTimely({ dates: null }, STAY, '2027-01-01')).toBe(true);
});

test('a season can run past December', () => {
  expect(isInSeason({ season: [11, 4] }, STAY)).toBe(false);
  expect(isInSeason({ season: [11, 5] }, STAY)).toBe(true);
  expect(isInSeason({ season: null }, STAY)).toBe(true);
});

test('the shortest drive comes first, and places without a road last', () => {
  const found = (name: string, detour: ListedPlace['detour']) => ({ place: { name }, detour }) as ListedPlace; // what is sorted
  const list = [
    found('B', { kind: 'none' }),
    found('C', { kind: 'from', seconds: 900 }),
    found('A', { kind: 'from', seconds: 300 }),
  ];

  expect(sortFound(list, 'drive').map(({ place }) => place.name)).toEqual(['A', 'C', 'B']);
  expect(sortFound(list, 'name').map(({ place }) => place.name)).toEqual(['A', 'B', 'C']);
});
