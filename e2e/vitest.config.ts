import { defineConfig } from 'vitest/config';
import { SecondTries } from './support/second-tries';

/** Journeys: the built product, a database of its own, a real browser. Run by `npm run e2e`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.e2e.ts'],
    globalSetup: 'support/served-product.ts',
    testTimeout: 90_000,
    hookTimeout: 60_000,
    // The second try shows whether it is the journey or the machine; needing it fails the run, unless flaky.json lists it.
    retry: 1,
    reporters: ['default', new SecondTries(import.meta.dirname)],
    maxWorkers: 2,
    // The files of a worker share its modules, and so its browser.
    isolate: false,
    // As patient as a traveler's page: see support/browser.ts.
    expect: { poll: { timeout: 15_000 } },
  },
});
