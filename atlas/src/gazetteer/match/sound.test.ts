import { expect, test } from 'vitest';
import { soundOf } from './sound';

test.each([
  ['cincinnati', 'cincinatti'],
  ['edinburgh', 'edinborough'],
  ['philadelphia', 'filadelfia'],
  ['cape town', 'capetown'],
])('%s sounds like %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
  expect(soundOf(one)).not.toBeNull();
});

test.each(['rome', 'aruba', 'oaio', 'москва', 'route 66', ''])(
  '%s has no sound that distinguishes it',
  (name) => {
    expect(soundOf(name)).toBeNull();
  },
);
