import { expect, test } from 'vitest';
import { fillTemplate } from './template';

test('a template is filled with values that are safe in a URL', () => {
  expect(
    fillTemplate('https://x.test/?q=events+{place}&lat={lat}', { place: 'Zion & Moab', lat: 37.2 }),
  ).toBe('https://x.test/?q=events+Zion%20%26%20Moab&lat=37.2');
});

test('a name without a value is left empty', () => {
  expect(fillTemplate('https://x.test/{nothing}/{lat}', { lat: 1 })).toBe('https://x.test//1');
});
