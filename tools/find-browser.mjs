import { OperatorError } from './steps/operator-error.mjs';
import { findProgram } from './steps/programs.mjs';

const FONTS = ['fonts-noto-cjk', 'fonts-noto-core'];

/**
 * Finds the headless Chromium shell, installs it from Debian if allowed, or falls back to any Chromium. Journeys in the
 * shell take three quarters of the CPU time, since it starts fewer processes per page.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} if there is no browser at all
 */
export async function findHeadlessBrowser() {
  const wanted = {
    variable: 'CHROME_PATH',
    names: ['chromium-headless-shell', 'chrome-headless-shell'],
    packages: ['chromium-headless-shell', ...FONTS],
    missing: 'No headless browser was found.',
  };
  return findProgram(wanted).catch((error) => {
    if (!(error instanceof OperatorError)) throw error;
    return findBrowser();
  });
}

/**
 * Finds a regular Chromium, or installs it from Debian with fonts for Chinese, Japanese and Korean if allowed.
 *
 * @returns {Promise<string>} absolute path of the program
 * @throws {OperatorError} if there is none and it can't be installed
 */
export async function findBrowser() {
  return findProgram({
    variable: 'CHROME_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', ...FONTS],
    missing:
      'No browser was found. Install chromium or google-chrome, or set CHROME_PATH to the path of one.',
  });
}
