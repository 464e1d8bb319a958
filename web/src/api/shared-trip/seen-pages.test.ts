import type { PageSnapshot } from '@wayfold/domain/page/trip-page-changes';
import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage';
import { seeAgain } from './seen-pages';

const costing = (cost: string): PageSnapshot => ({ dates: null, stops: [], things: [], cost, offers: [] });

test('a later visit returns what the page showed before, and the first one returns nothing', () => {
  const device = memoryStorage();

  expect(seeAgain('a', costing('$1'), { device, visit: memoryStorage() })).toBeNull();
  expect(seeAgain('a', costing('$2'), { device, visit: memoryStorage() })).toEqual(costing('$1'));
  expect(seeAgain('a', costing('$2'), { device, visit: memoryStorage() })).toEqual(costing('$2'));
});

test('a reload within a visit returns the same result', () => {
  const device = memoryStorage();
  const visit = memoryStorage();
  seeAgain('a', costing('$1'), { device, visit: memoryStorage() });

  expect(seeAgain('a', costing('$2'), { device, visit })).toEqual(costing('$1'));
  expect(seeAgain('a', costing('$2'), { device, visit })).toEqual(costing('$1'));
});

test('the number of remembered pages is limited, and unreadable storage counts as empty', () => {
  const device = memoryStorage();
  for (let page = 0; page <= 20; page += 1) {
    seeAgain(`page ${page}`, costing('$1'), { device, visit: memoryStorage() });
  }

  expect(seeAgain('page 0', costing('$2'), { device, visit: memoryStorage() })).toBeNull();
  device.setItem('wayfold.seen-pages', '{');
  expect(seeAgain('page 20', costing('$2'), { device, visit: memoryStorage() })).toBeNull();
});
