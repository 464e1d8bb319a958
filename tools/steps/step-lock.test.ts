import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { inRepository } from './repository.mjs';
import { withLock } from './step-lock.mjs';

const name = `test-${process.pid}`;
const file = inRepository('.cache', `${name}.lock`);
afterEach(() => rm(file, { force: true }));

test('work under the same lock never overlaps', async () => {
  const story: string[] = [];
  const work = (who: string) => async () => {
    story.push(`${who} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    story.push(`${who} ends`);
  };

  await Promise.all([withLock(name, work('one')), withLock(name, work('two'))]);

  const [first] = story;
  const order = first === 'one begins' ? ['one', 'two'] : ['two', 'one'];
  expect(story).toEqual(order.flatMap((who) => [`${who} begins`, `${who} ends`]));
});

test('the lock of a process that has died is taken over', async () => {
  await mkdir(inRepository('.cache'), { recursive: true });
  // The highest pid is 4,194,304, so this process can't exist.
  await writeFile(file, '99999999');

  await expect(withLock(name, async () => undefined)).resolves.toBeUndefined();
});

test('work that fails releases the lock', async () => {
  const failing = withLock(name, () => Promise.reject(new Error('broken')));

  await expect(failing).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});
