import { OperatorError } from './steps/operator-error.mjs';
import { findProgram } from './steps/programs.mjs';

const FONTS = ['fonts-noto-cjk', 'fonts-noto-core'];

/**
 * Finds the Chromium that has no windows, or installs Debian's when it may; any Chromium where there is none. Journeys
 * in it take three quarters of the processor time, since it starts fewer processes for each page.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} when there is no browser at all
 */
export async function findHeadlessBrowser() {
  const wanted = {
    variable: 'CHROME_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell', ...FONTS],
    missing: 'No browser without windows was found.',
  };
  return findProgram(wanted).catch((error) => {
    if (!(error instanceof OperatorError)) throw error;
    return findBrowser();
  });
}

/**
 * Finds a Chromium as people use it, or installs Debian's with fonts for Chinese, Japanese and Korean when it may.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} when there is none and none may be installed
 */
export async function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', ...FONTS],
    missing:
      'A browser is needed and none was found: install chromium or google-chrome, or name one in CHROME_PATH.',
  });
}
