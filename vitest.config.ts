import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { FailedTests } from './tools/steps/failed-tests.ts';
import { LongestFirst } from './tools/steps/longest-first.ts';

/** Tests of the server that put another module in the place of one: what they load is of no use to others. */
const WITH_OTHER_MODULES = readdirSync('server/src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('server/src', file))
  .filter((file) => file.endsWith('.test.ts') && readFileSync(file, 'utf8').includes('vi.mock('));

const API = {
  globalSetup: 'server/src/testing/test-cluster.ts',
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

/**
 * Three kinds of tests: `unit` needs nothing, `api` a PostgreSQL of its own, `kills` ends processes with -9.
 * Journeys in a browser have their own file, e2e/vitest.config.ts.
 */
export default defineConfig({
  test: {
    // One more than cores: tests also wait, for the database and for time limits.
    maxWorkers: 3,
    reporters: ['default', new FailedTests()],
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 30_000,
          include: [
            '{contract,domain,atlas,web}/{src,scripts}/**/*.test.{ts,tsx}',
            '{tools,e2e/support}/**/*.test.ts',
          ],
          // The files of a worker share its modules, which takes half the time.
          isolate: false,
        },
      },
      {
        test: {
          ...API,
          name: 'api',
          include: ['server/src/**/*.test.ts'],
          exclude: ['**/*.kill.test.ts', ...WITH_OTHER_MODULES],
          // The files of a worker share its modules: to load the server takes longer than most files do.
          isolate: false,
        },
      },
      {
        test: { ...API, name: 'api with other modules', include: WITH_OTHER_MODULES },
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
