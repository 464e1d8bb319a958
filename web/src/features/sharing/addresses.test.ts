import { expect, test } from 'vitest';
import { takeAddresses } from './addresses';

test('a pasted list becomes addresses without duplicates', () => {
  const taken = takeAddresses(['lars@example.com'], ' ilse@example.com, Lars@Example.com;ren@example.jp ');

  expect(taken).toEqual({
    addresses: ['lars@example.com', 'ilse@example.com', 'ren@example.jp'],
    rest: '',
    problem: null,
  });
});

test('an invalid address stays in the field, with everything after it', () => {
  expect(takeAddresses([], 'ilse@example.com lars@ ren@example.jp')).toEqual({
    addresses: ['ilse@example.com'],
    rest: 'lars@ ren@example.jp',
    problem: 'invalid',
  });
});

test('a sixth address is not accepted', () => {
  const five = [1, 2, 3, 4, 5].map((number) => `friend${number}@example.com`);

  expect(takeAddresses(five, 'one.more@example.com')).toEqual({
    addresses: five,
    rest: 'one.more@example.com',
    problem: 'tooMany',
  });
  expect(takeAddresses(five, 'friend1@example.com').problem).toBeNull();
});
