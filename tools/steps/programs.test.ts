import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, findHeadlessBrowser } from '../find-browser.mjs';
import { findPdftoppm } from '../find-pdftoppm.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['CHROME_PATH', findBrowser],
  ['CHROME_PATH', findHeadlessBrowser],
  ['PDFTOPPM_PATH', findPdftoppm],
])('%s wins over whatever is installed', async (variable, find) => {
  vi.stubEnv(variable, process.execPath);

  expect(await find()).toBe(process.execPath);
});

test.each([
  ['CHROME_PATH', findBrowser],
  ['CHROME_PATH', findHeadlessBrowser],
  ['PDFTOPPM_PATH', findPdftoppm],
])('a %s that leads nowhere is said, not passed over', async (variable, find) => {
  vi.stubEnv(variable, '/nowhere/program');

  await expect(find()).rejects.toThrow(`${variable} names /nowhere/program, which does not exist`);
});
