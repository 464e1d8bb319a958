import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { expect, test } from 'vitest';
import { endInDays, offerEnd, offerEndFields, offerZones, zoneCity } from './offer-end';

test('an end is a moment in its time zone, and is shown as it was typed', () => {
  const typed = { date: '2026-12-15', time: '18:00', zone: 'America/Denver' };

  const fields = offerEndFields(typed);

  expect(fields).toEqual({ at: '2026-12-16T01:00:00.000Z', timezone: 'America/Denver' });
  expect(fields && offerEnd(fields, 'UTC')).toEqual(typed);
});

test('the same time in another zone is a different moment', () => {
  const inTokyo = offerEndFields({ date: '2026-07-01', time: '18:00', zone: 'Asia/Tokyo' });

  expect(inTokyo?.at).toBe('2026-07-01T09:00:00.000Z');
});

test('an offer without an end starts with a default time, and its end can be removed', () => {
  const end = offerEnd({ at: null, timezone: null }, 'America/Denver');

  expect(end).toEqual({ date: null, time: '18:00', zone: 'America/Denver' });
  expect(offerEndFields(end)).toEqual({ at: null, timezone: null });
});

test('an incomplete end has no fields to save', () => {
  expect(offerEndFields({ date: '0202-12-15', time: '18:00', zone: 'UTC' })).toBeNull();
  expect(offerEndFields({ date: '2026-12-15', time: '', zone: 'UTC' })).toBeNull();
});

test('an end a number of days from now is counted from today in its time zone', () => {
  const lateInDenver = Date.parse('2026-11-23T05:30:00Z');

  expect(endInDays(24, 'America/Denver', lateInDenver).at).toBe('2026-12-17T01:00:00.000Z');
});

test('the time zones offered are those of the stops, of the device, the current one, and UTC', () => {
  const trip = applyEdit(emptyDocument({ id: '01900000-0000-7000-8000-000000000000', currency: 'USD' }), {
    kind: 'destination.add',
    id: '01900000-0000-7000-8000-000000000001',
    fields: { name: 'Denver', coords: [-104.99, 39.74], timezone: 'America/Denver' },
  }).document;

  expect(offerZones(trip, 'Europe/Lisbon', 'Asia/Tokyo')).toEqual([
    'America/Denver',
    'Europe/Lisbon',
    'Asia/Tokyo',
    'UTC',
  ]);
  expect(zoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
