import { expect, test } from 'vitest';
import { initialsOf } from './initials';

const initials = (firstName: string, lastName: string) =>
  initialsOf({ firstName, lastName, email: 'mei@example.com' });

test('a name gives the first letters of both its parts', () => {
  expect(initials('Mei', 'Lindqvist')).toBe('ML');
  expect(initials(' åsa ', 'öberg')).toBe('ÅÖ');
});

test('a letter of several code points stays whole', () => {
  expect(initials('n̈ora', '京都')).toBe('N̈京');
  expect(initials('👩‍🚀', '')).toBe('👩‍🚀');
});

test('without a name, the first letter of the address is used', () => {
  expect(initials('', ' ')).toBe('M');
});
