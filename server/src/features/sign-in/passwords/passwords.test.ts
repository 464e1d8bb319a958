import { expect, test } from 'vitest';
import type { PasswordHasher } from '../../../lib/password-hasher';
import { isPassword } from './passwords';

/** Knows one password, and is too busy to hash the first one it is given. */
function busyAtFirst(): PasswordHasher {
  let isBusy = true;
  return {
    hash: async (password) => {
      if (!isBusy) return `hash of ${password}`;
      isBusy = false;
      throw new Error('busy');
    },
    verify: async (stored, password) => stored === `hash of ${password}`,
    close: async () => undefined,
  };
}

test('a real password is recognized even if there was no time to check one of nobody', async () => {
  expect(await isPassword(busyAtFirst(), 'hash of Red-Rock 27', 'Red-Rock 27')).toBe(true);
});

test('passwords of nobody are checked again once there is time', async () => {
  const hasher = busyAtFirst();

  await expect(isPassword(hasher, null, 'Red-Rock 27')).rejects.toThrow('busy');

  expect(await isPassword(hasher, null, 'Red-Rock 27')).toBe(false);
});
