import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser } from './find-browser.mjs';

afterEach(() => vi.unstubAllEnvs());

test('CHROME_PATH wins over whatever is installed', async () => {
  vi.stubEnv('CHROME_PATH', process.execPath);

  expect(await findBrowser()).toBe(process.execPath);
});

test('a CHROME_PATH that leads nowhere is said, not passed over', async () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chromium');

  await expect(findBrowser()).rejects.toThrow('CHROME_PATH names /nowhere/chromium, which does not exist');
});
