import { expect, test, vi } from 'vitest';
import { retryImport, ScreenUnavailableError } from './retry-import';

const unused = async () => {
  throw new Error('No address is known.');
};

test('a screen that loads on the first try is requested once', async () => {
  const load = vi.fn(async () => 'screen');
  const wait = vi.fn(async () => {});

  expect(await retryImport(load, { wait, importFrom: unused, loadStyles: unused })).toBe('screen');
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

  expect(await retryImport(load, { wait: async () => {}, importFrom: unused, loadStyles: unused })).toBe(
    'screen',
  );
});

test('a retry goes to another address, since the browser remembers the one that failed', async () => {
  const asked: string[] = [];
  const load = async (): Promise<string> => {
    throw new TypeError(
      'Failed to fetch dynamically imported module: https://way.example/assets/planner-1a2b.js',
    );
  };
  const importFrom = async (address: string) => {
    asked.push(address);
    if (asked.length < 3) throw new TypeError('offline');
    return 'screen';
  };

  expect(await retryImport(load, { wait: async () => {}, importFrom, loadStyles: unused })).toBe('screen');
  expect(asked).toEqual([
    'https://way.example/assets/planner-1a2b.js?retry=1',
    'https://way.example/assets/planner-1a2b.js?retry=2',
    'https://way.example/assets/planner-1a2b.js?retry=3',
  ]);
});

test('failed styles are loaded before the screen is requested again', async () => {
  const asked: string[] = [];
  const load = async () => {
    asked.push('screen');
    if (asked.length === 1) throw new Error('Unable to preload CSS for /assets/calendar-1a2b.css');
    return 'screen';
  };
  const loadStyles = async (address: string) => {
    asked.push(address);
    if (asked.length < 3) throw new Error('offline');
  };

  expect(await retryImport(load, { wait: async () => {}, importFrom: unused, loadStyles })).toBe('screen');
  expect(asked).toEqual(['screen', '/assets/calendar-1a2b.css', '/assets/calendar-1a2b.css', 'screen']);
});

test('a screen that never loads is given up after five retries at 1.5 seconds', async () => {
  const waits: number[] = [];
  const failure = new Error('gone');
  const load = vi.fn(async () => {
    throw failure;
  });

  const attempt = retryImport(load, {
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    importFrom: unused,
    loadStyles: unused,
  });

  await expect(attempt).rejects.toMatchObject({ name: 'ScreenUnavailableError', cause: failure });
  await expect(attempt).rejects.toBeInstanceOf(ScreenUnavailableError);
  expect(waits).toEqual([1500, 1500, 1500, 1500, 1500]);
  expect(load).toHaveBeenCalledTimes(6);
});
