import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, findHeadlessBrowser } from '../find-browser.mjs';
import { findPdftoppm } from '../find-pdftoppm.mjs';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['CHROME_PATH', findBrowser],
  ['CHROME_PATH', findHeadlessBrowser],
  ['PDFTOPPM_PATH', findPdftoppm],
])('%s takes precedence over installed programs', async (variable, find) => {
  vi.stubEnv(variable, process.execPath);

  expect(await find()).toBe(process.execPath);
});

test.each([
  ['CHROME_PATH', findBrowser],
  ['CHROME_PATH', findHeadlessBrowser],
  ['PDFTOPPM_PATH', findPdftoppm],
])('a %s that does not exist is reported, not ignored', async (variable, find) => {
  vi.stubEnv(variable, '/nowhere/program');

  await expect(find()).rejects.toThrow(`${variable} is set to /nowhere/program, which does not exist`);
});
