import { defineConfig } from 'vitest/config';
import { FailedTests } from '../tools/steps/failed-tests';
import { LongestFirst } from '../tools/steps/longest-first';
import { SecondTries } from './support/second-tries';

/** Journeys run against the built product, with its own database and a real browser. Run by `npm run e2e`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.e2e.ts'],
    globalSetup: 'support/served-product.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // The second try shows whether the journey or the machine failed. Needing it fails the run, unless flaky.json lists it.
    retry: 1,
    reporters: ['default', new SecondTries(import.meta.dirname), new FailedTests()],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // The files of a worker share its modules, and therefore its browser.
    isolate: false,
    // The same timeout as a traveler's page, see support/browser.ts.
    expect: { poll: { timeout: 15_000 } },
  },
});
