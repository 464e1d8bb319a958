import { QueryClient } from '@tanstack/react-query';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { afterEach, expect, test, vi } from 'vitest';
import { client } from '../client/client';
import { findTypedList } from './typed-list';
import { typedNames } from './typed-names';

const names = (text: string) => typedNames(text).map(({ name, nights }) => [name, nights]);

test('a list is split at commas, semicolons and arrows', () => {
  expect(names('Moab, Page, Zion')).toEqual([
    ['Moab', null],
    ['Page', null],
    ['Zion', null],
  ]);
  expect(names('Moab; Page, and Zion')).toEqual([
    ['Moab', null],
    ['Page', null],
    ['Zion', null],
  ]);
  expect(names('Tokyo -> Kyoto → Osaka')).toEqual([
    ['Tokyo', null],
    ['Kyoto', null],
    ['Osaka', null],
  ]);
  expect(names('Bosnia and Herzegovina')).toEqual([['Bosnia and Herzegovina', null]]);
  expect(names('Baden-Baden')).toEqual([['Baden-Baden', null]]);
  expect(names('Toronto')).toEqual([['Toronto', null]]);
  expect(names(' , ')).toEqual([]);
});

test('a number is the nights, unless it is too large', () => {
  expect(names('Moab 2, Page (3), Zion, 1 night')).toEqual([
    ['Moab', 2],
    ['Page', 3],
    ['Zion', 1],
  ]);
  expect(names('Kyoto 3 nights, Nara 0')).toEqual([
    ['Kyoto', 3],
    ['Nara', 0],
  ]);
  expect(names('Route 66, Moab')).toEqual([
    ['Route 66', null],
    ['Moab', null],
  ]);
});

afterEach(() => vi.restoreAllMocks());

/** Answers with the places of these names, region and country. */
function answer(known: Record<string, readonly [region: string, country: string, code: string]>) {
  vi.spyOn(client.directions, 'times').mockRejectedValue(new Error('offline'));
  vi.spyOn(client.atlas, 'suggest').mockImplementation((async ({ query }: { query: { q: string } }) => {
    const found = known[query.q];
    if (!found) return [];
    const [region, country, countryCode] = found;
    return [{ id: query.q, name: query.q, region, country, countryCode, coords: [0, 0] } as AtlasPlace];
  }) as typeof client.atlas.suggest);
}

test('a region or country after a name belongs to it, and unknown names are reported', async () => {
  answer({
    Denver: ['Colorado', 'United States', 'US'],
    Tokyo: ['Tokyo', 'Japan', 'JP'],
    Kyoto: ['Kyoto', 'Japan', 'JP'],
  });

  const found = await findTypedList(new QueryClient(), 'Denver, Colorado, USA, Tokyo 2, Kyoto, Qqzzxx');

  expect(found.places.map(({ place, nights }) => [place.name, nights])).toEqual([
    ['Denver', null],
    ['Tokyo', 2],
    ['Kyoto', null],
  ]);
  expect(found.missing).toEqual(['Qqzzxx']);
});
