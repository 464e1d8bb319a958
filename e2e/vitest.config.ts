import { defineConfig } from 'vitest/config';

/** Journeys: the built product, a database of its own, a real browser. Run by `npm run e2e`. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['journeys/**/*.e2e.ts'],
    globalSetup: 'support/served-product.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
