import { expect, test, vi } from 'vitest';
import { createTextCache } from './memory-cache';

test('a text is made once for everybody, even for simultaneous requests', async () => {
  const make = vi.fn(async () => 'made');
  const texts = createTextCache(100);

  const asked = await Promise.all([texts.of('a', make), texts.of('a', make)]);

  expect([...asked, await texts.of('a', make)]).toEqual(['made', 'made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('the least recently used text is evicted', async () => {
  const made: string[] = [];
  const texts = createTextCache(8);
  const ask = (key: string) =>
    texts.of(key, async () => {
      made.push(key);
      return 'four';
    });

  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key);

  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

test('a text too large to cache is still returned, and a failed one is made again', async () => {
  const texts = createTextCache(3);

  expect(await texts.of('a', async () => 'four')).toBe('four');
  await expect(texts.of('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await texts.of('b', async () => 'b')).toBe('b');
});

test('a text that is no longer valid is made again', async () => {
  const texts = createTextCache(100);
  await texts.of('a', async () => 'old');

  expect(
    await texts.of(
      'a',
      async () => 'new',
      (made) => made !== 'old',
    ),
  ).toBe('new');
  expect(await texts.of('a', async () => 'newer')).toBe('new');
});
