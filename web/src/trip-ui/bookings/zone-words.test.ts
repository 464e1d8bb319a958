import { expect, test } from 'vitest';
import { fullZoneName, zoneName, zonesNamed } from './zone-words';

test('a zone has its short name and its offset on that day', () => {
  expect(fullZoneName('America/Los_Angeles', '2027-03-27T11:25', 'en-US')).toBe('PDT, UTC−7');
  expect(fullZoneName('America/Los_Angeles', '2027-01-27T11:25', 'en-US')).toBe('PST, UTC−8');
});

test('a zone without a short name in this language has its offset alone', () => {
  expect(fullZoneName('Asia/Tokyo', '2027-03-28T15:10', 'en-US')).toBe('UTC+9');
  expect(zoneName('Asia/Kolkata', '2027-03-28T15:10', 'en-US')).toBe('UTC+5:30');
});

test('zones are found by their city first', () => {
  expect(zonesNamed('new york')[0]).toBe('America/New_York');
  expect(zonesNamed('tokyo')).toEqual(['Asia/Tokyo']);
  expect(zonesNamed('Mars')).toEqual([]);
  expect(zonesNamed(' ')).toEqual([]);
});
