import { expect, test, vi } from 'vitest';
import { retryImport, ScreenUnavailableError } from './retry-import';

test('a screen that loads at once is asked for once', async () => {
  const load = vi.fn(async () => 'screen');
  const wait = vi.fn(async () => {});

  expect(await retryImport(load, wait)).toBe('screen');
  expect(load).toHaveBeenCalledTimes(1);
  expect(wait).not.toHaveBeenCalled();
});

test('a screen that loads at the fifth retry is shown', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= 5) throw new Error('offline');
    return 'screen';
  };

  expect(await retryImport(load, async () => {})).toBe('screen');
});

test('a screen that never loads is given up after five retries at 1.5 seconds', async () => {
  const waits: number[] = [];
  const failure = new Error('gone');
  const load = vi.fn(async () => {
    throw failure;
  });

  const attempt = retryImport(load, async (milliseconds) => {
    waits.push(milliseconds);
  });

  await expect(attempt).rejects.toMatchObject({ name: 'ScreenUnavailableError', cause: failure });
  await expect(attempt).rejects.toBeInstanceOf(ScreenUnavailableError);
  expect(waits).toEqual([1500, 1500, 1500, 1500, 1500]);
  expect(load).toHaveBeenCalledTimes(6);
});
