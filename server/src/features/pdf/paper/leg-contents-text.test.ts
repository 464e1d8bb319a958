import { expect, test } from 'vitest';
import { english } from '../words/english';
import { german } from '../words/german';
import { legContentsText } from './leg-contents-text';

const NOTHING = { ferries: [], ferryTime: null, airportTime: null, accessTime: null };

test('ferries are listed with their time, in the language of the PDF', () => {
  const ferries = { ...NOTHING, ferries: ['Naples-Capri boat', null], ferryTime: '3 h' };

  expect(legContentsText(ferries, english)).toBe(
    'Includes the Naples-Capri boat and a ferry, about 3 h with boarding',
  );
  expect(legContentsText(ferries, german)).toContain('Naples-Capri boat und eine Fähre');
});

test('a flight has its time at airports, and on the ways to and from them if there are any', () => {
  const flight = { ...NOTHING, airportTime: '2 h 30 min' };

  expect(legContentsText(flight, english)).toBe('Includes about 2 h 30 min at airports');
  expect(legContentsText({ ...flight, accessTime: '45 min' }, english)).toBe(
    'Includes about 2 h 30 min at airports and 45 min to and from them',
  );
  expect(legContentsText(NOTHING, english)).toBeNull();
});
