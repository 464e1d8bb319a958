import { expect, test } from 'vitest';
import { ago, shortDay, zoneCity } from './when';

const NOW = Date.parse('2026-11-22T12:00:00Z');

test('what was just now, within the hour, the day, and before', () => {
  expect(ago('2026-11-22T11:59:00Z', NOW)).toEqual({ key: 'now' });
  expect(ago('2026-11-22T11:58:00Z', NOW)).toEqual({ key: 'minutesAgo', count: 2 });
  expect(ago('2026-11-22T09:30:00Z', NOW)).toEqual({ key: 'hoursAgo', count: 2 });
  expect(ago('2026-11-03T12:00:00Z', NOW)).toEqual({ key: 'day', instant: '2026-11-03T12:00:00Z' });
});

test('a clock that runs ahead says now', () => {
  expect(ago('2026-11-22T12:05:00Z', NOW)).toEqual({ key: 'now' });
});

test('the year is named where it is another', () => {
  expect(shortDay('2026-11-03T12:00:00Z', NOW, 'en-US')).toBe('Nov 3');
  expect(shortDay('2025-11-03T12:00:00Z', NOW, 'en-US')).toBe('Nov 3, 2025');
});

test('a zone tells its town where it is named after one', () => {
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(zoneCity('Etc/GMT+7')).toBeNull();
  expect(zoneCity('UTC')).toBeNull();
  expect(zoneCity(null)).toBeNull();
});
