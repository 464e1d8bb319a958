import { afterAll, expect, test } from 'vitest';
import { passwordHasher } from './password-hasher';

const hasher = passwordHasher();
afterAll(() => hasher.close());

test('a hash matches its password and no other', async () => {
  const stored = await hasher.hash('Red-Rock 27');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hasher.verify(stored, 'Red-Rock 27')).toBe(true);
  expect(await hasher.verify(stored, 'red-rock 27')).toBe(false);
});

test('the same password never has the same hash', async () => {
  expect(await hasher.hash('Red-Rock 27')).not.toBe(await hasher.hash('Red-Rock 27'));
});

test('many requests at once each get their own result', async () => {
  const stored = await hasher.hash('right');

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => hasher.verify(stored, index % 2 === 0 ? 'right' : 'wrong')),
  );

  expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => index % 2 === 0));
});

test('requests beyond what can be hashed soon are refused', async () => {
  const stored = await hasher.hash('right');

  const asked = await Promise.allSettled(
    Array.from({ length: 260 }, async () => hasher.verify(stored, 'right')),
  );

  const refused = asked.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(60);
  expect(refused[0]).toMatchObject({ reason: { code: 'unavailable' } });
});

test('an unreadable hash is a bug whose error doesn’t reveal the hash', async () => {
  await expect(hasher.verify('secret-looking text', 'x')).rejects.toThrow(
    'A stored password hash cannot be read.',
  );
});
