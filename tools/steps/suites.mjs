import { findHeadlessBrowser } from '../find-browser.mjs';
import { findPdftoppm } from '../find-pdftoppm.mjs';
import { runPackage } from './run.mjs';

/**
 * Runs one kind of test from vitest.config.ts and shows its output.
 *
 * @param {'unit' | 'api' | 'kills'} project
 */
export async function runSuite(project) {
  // The star also matches projects of the same kind that need separate workers.
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
