import { findHeadlessBrowser } from '../find-browser.mjs';
import { findPdftoppm } from '../find-pdftoppm.mjs';
import { runPackage } from './run.mjs';

/**
 * Runs one kind of tests of vitest.config.ts and shows what it says.
 *
 * @param {'unit' | 'api' | 'kills'} project
 */
export async function runSuite(project) {
  // A star also takes the tests of a kind that need workers of their own.
  const { ok } = await runPackage('vitest/vitest.mjs', ['run', '--project', `${project}*`], { live: true });
  return ok;
}

/**
 * Runs the journeys in a real browser against the built product.
 *
 * @param {string[]} [names] parts of file names; none means all
 */
export async function runJourneys(names = []) {
  const env = { CHROME_PATH: await findHeadlessBrowser(), PDFTOPPM_PATH: await findPdftoppm() };
  const { ok } = await runPackage(
    'vitest/vitest.mjs',
    ['run', '--config', 'e2e/vitest.config.ts', ...names],
    {
      live: true,
      env,
    },
  );
  return ok;
}
