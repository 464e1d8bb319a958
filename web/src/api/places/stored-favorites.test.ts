import type { Favorite } from '@wayfold/contract/places/places-endpoints';
import { UNKNOWN_PLACE } from '@wayfold/contract/places/unknown-place';
import { expect, test } from 'vitest';
import type { DeviceStorage } from '../device/device-storage';
import { storedFavorites, storeFavorites } from './stored-favorites';

const known = {
  id: 'poi:uluru',
  name: 'Uluru',
  poi_source: 'curated',
  categories: 'rock-formation',
  coords: [131, -25],
};
const item = { ...UNKNOWN_PLACE, ...known };
const favorite = { id: 'f1', favid: 'f1', userid: 'mei', poi_id: 'poi:uluru', item } as unknown as Favorite;

function storageWith(text: string | null = null): DeviceStorage {
  let stored = text;
  return {
    getItem: () => stored,
    setItem: (_, value) => {
      stored = value;
    },
    removeItem: () => {
      stored = null;
    },
  };
}

test('the places of an account are there again, and those of another are not', () => {
  const storage = storageWith();

  storeFavorites('mei', [favorite], storage);

  expect(storedFavorites('mei', storage)).toEqual([favorite]);
  expect(storedFavorites('ada', storage)).toBeUndefined();
  expect(storedFavorites(null, storage)).toBeUndefined();
});

test.each([null, 'no JSON', '[]', '"mei"', '{"userId":"mei"}'])('%s is nothing that was stored', (text) => {
  expect(storedFavorites('mei', storageWith(text))).toBeUndefined();
});

test('a place stored before its newest fields existed has them', () => {
  const text = JSON.stringify({ userId: 'mei', favorites: [{ ...favorite, item: known }] });

  expect(storedFavorites('mei', storageWith(text))).toEqual([favorite]);
});

test('what isn’t a place is left out', () => {
  const text = JSON.stringify({ userId: 'mei', favorites: [1, null, {}, favorite] });

  expect(storedFavorites('mei', storageWith(text))).toEqual([favorite]);
});
