import { defineConfig } from 'vitest/config';

/**
 * Three kinds of tests: `unit` needs nothing, `api` a PostgreSQL of its own, `kills` ends processes with -9.
 * Journeys in a browser have their own file, e2e/vitest.config.ts.
 */
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            '{contract,domain,atlas,web}/{src,scripts}/**/*.test.{ts,tsx}',
            '{tools,e2e/support}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'api',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.kill.test.ts'],
          globalSetup: 'server/src/testing/test-cluster.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'kills',
          include: ['server/src/**/*.kill.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
