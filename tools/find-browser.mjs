import { findProgram } from './steps/programs.mjs';

/**
 * Finds a Chromium for the journeys, or installs Debian's with fonts for Chinese, Japanese and Korean when it may.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {import('./steps/operator-error.mjs').OperatorError} when there is none and none may be installed
 */
export async function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', 'fonts-noto-cjk', 'fonts-noto-core'],
    missing:
      'The journeys need a browser and none was found: install chromium or google-chrome, or name one in CHROME_PATH.',
  });
}
