import { expect, test } from 'vitest';
import { seal, unseal } from './seal';

const purpose = { secret: 'a secret of 32 characters or more', use: 'totp', about: 'mei' };

test('sealed text opens only for the same purpose', () => {
  const sealed = seal('the secret', purpose);

  expect(unseal(sealed, purpose)).toBe('the secret');
  expect(unseal(sealed, { ...purpose, about: 'ben' })).toBeNull();
  expect(unseal(sealed, { ...purpose, use: 'other' })).toBeNull();
  expect(unseal(sealed, { ...purpose, secret: 'another secret of 32 characters' })).toBeNull();
});

test('a seal reveals nothing, not even that two texts are equal, and any changed byte breaks it', () => {
  const sealed = seal('the secret', purpose);

  expect(sealed.includes('the secret')).toBe(false);
  expect(seal('the secret', purpose)).not.toEqual(sealed);
  for (let index = 0; index < sealed.length; index++) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(unseal(changed, purpose)).toBeNull();
  }
  expect(unseal(sealed.subarray(0, 20), purpose)).toBeNull();
});
