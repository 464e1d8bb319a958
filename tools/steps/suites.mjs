import { findHeadlessBrowser } from '../find-browser.mjs';
import { findPdftoppm } from '../find-pdftoppm.mjs';
import { findTilemaker } from '../find-tilemaker.mjs';
import { runPackage } from './run.mjs';

/**
 * Runs some kinds of tests from vitest.config.ts together and shows their output.
 *
 * @param {('unit' | 'api' | 'kills')[]} kinds
 */
export async function runSuites(...kinds) {
  // The star also matches projects of the same kind that need separate workers.
  const projects = kinds.flatMap((kind) => ['--project', `${kind}*`]);
  const { ok } = await runPackage('vitest/vitest.mjs', ['run', ...projects], { live: true });
  return ok;
}

/**
 * Runs the journeys in a real browser against the built product.
 *
 * @param {string[]} [names] parts of file names; none means all
 */
export async function runJourneys(names = []) {
  const env = {
    CHROME_PATH: await findHeadlessBrowser(),
    PDFTOPPM_PATH: await findPdftoppm(),
    TILEMAKER_PATH: await findTilemaker(),
  };
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
