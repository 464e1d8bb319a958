import type { LookedAt } from '@wayfold/domain/trip-page-changes';
import { expect, test } from 'vitest';
import type { DeviceStorage } from './device-storage';
import { seeAgain } from './seen-pages';

function storage(): DeviceStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const costing = (cost: string): LookedAt => ({ dates: null, stops: [], things: [], cost, offers: [] });

test('a later visit is told what the page showed before, and the first one nothing', () => {
  const device = storage();

  expect(seeAgain('a', costing('$1'), { device, visit: storage() })).toBeNull();
  expect(seeAgain('a', costing('$2'), { device, visit: storage() })).toEqual(costing('$1'));
  expect(seeAgain('a', costing('$2'), { device, visit: storage() })).toEqual(costing('$2'));
});

test('loading the page anew within a visit tells the same again', () => {
  const device = storage();
  const visit = storage();
  seeAgain('a', costing('$1'), { device, visit: storage() });

  expect(seeAgain('a', costing('$2'), { device, visit })).toEqual(costing('$1'));
  expect(seeAgain('a', costing('$2'), { device, visit })).toEqual(costing('$1'));
});

test('only so many pages are remembered, and what cannot be read counts as nothing', () => {
  const device = storage();
  for (let page = 0; page <= 20; page += 1) {
    seeAgain(`page ${page}`, costing('$1'), { device, visit: storage() });
  }

  expect(seeAgain('page 0', costing('$2'), { device, visit: storage() })).toBeNull();
  device.setItem('wayfold.seen-pages', '{');
  expect(seeAgain('page 20', costing('$2'), { device, visit: storage() })).toBeNull();
});
