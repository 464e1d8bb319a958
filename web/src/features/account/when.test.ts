import { expect, test } from 'vitest';
import { ago, shortDay, zoneCity } from './when';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test('a recent time says how long ago it was, an earlier one its date', () => {
  expect(ago('2026-11-22T11:59:00Z', NOW)).toEqual({ key: 'now' });
  expect(ago('2026-11-22T11:58:00Z', NOW)).toEqual({ key: 'minutesAgo', count: 2 });
  expect(ago('2026-11-22T09:30:00Z', NOW)).toEqual({ key: 'hoursAgo', count: 2 });
  expect(ago('2026-11-03T12:00:00Z', NOW)).toEqual({ key: 'day', instant: '2026-11-03T12:00:00Z' });
});

test('a time in the future counts as now', () => {
  expect(ago('2026-11-22T12:05:00Z', NOW)).toEqual({ key: 'now' });
});

test('the year is shown if it is not this year', () => {
  expect(shortDay('2026-11-03T12:00:00Z', NOW, 'en-US')).toBe('Nov 3');
  expect(shortDay('2025-11-03T12:00:00Z', NOW, 'en-US')).toBe('Nov 3, 2025');
});

test('a time zone named after a town shows the town', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneCity('Etc/GMT+7')).toBeNull();
  expect(zoneCity('UTC')).toBeNull();
  expect(zoneCity(null)).toBeNull();
});
