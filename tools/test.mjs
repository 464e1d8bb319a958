import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './steps/build.mjs';
import { runStaticChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { describeFailure, OperatorError, runTool } from './steps/operator-error.mjs';
import { run } from './steps/run.mjs';
import { runJourneys, runSuites } from './steps/suites.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {number | null} budget time budget in seconds; null if it depends on the machine and its network
 * @property {() => Promise<boolean>} run true when it passes
 */

/** @type {Part[]} */
const parts = [
  { name: 'install', budget: null, run: () => succeed(ensureInstalled) },
  { name: 'build', budget: null, run: build },
  { name: 'static', budget: 60, run: runStaticChecks },
  { name: 'unit', budget: 60, run: () => runSuites('unit') },
  // The kills wait for programs to start, which leaves room for the others.
  { name: 'server', budget: 180, run: () => runSuites('api', 'kills') },
  { name: 'journeys', budget: 240, run: () => runJourneys() },
];

await runTool(async () => {
  requireNode();
  /** @type {{ part: Part, ok: boolean, seconds: number }[]} */
  const results = [];
  const failures = keepFailures();
  for (const part of parts) {
    console.log(`\n== ${part.name}`);
    const started = performance.now();
    const ok = await part.run().catch((error) => {
      console.error(describeFailure(error));
      return false;
    });
    results.push({ part, ok, seconds: (performance.now() - started) / 1000 });
    // Without packages there is nothing else to run.
    if (!ok && part.name === 'install') break;
  }
  console.log(`\n${results.map(describeResult).join('\n')}`);
  console.log(failures.take());
  const failed = results.filter(({ ok }) => !ok).map(({ part }) => part.name);
  if (failed.length > 0) throw new OperatorError(`Failed: ${failed.join(', ')}.`);
  console.log('Everything passed.');
});

/** Collects what the reporter of each part (steps/failed-tests.ts) says, since the end of a log is what people see first. */
function keepFailures() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'failed-tests-'));
  const file = path.join(folder, 'failed.txt');
  writeFileSync(file, '');
  process.env.FAILED_TESTS_FILE = file;
  return {
    take() {
      const lines = readFileSync(file, 'utf8');
      rmSync(folder, { recursive: true });
      return lines;
    },
  };
}

/** @param {{ part: Part, ok: boolean, seconds: number }} result */
function describeResult({ part, ok, seconds }) {
  const took = `${part.name.padEnd(9)} ${ok ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s`;
  if (part.budget === null) return took;
  const over = seconds > part.budget ? ', over budget' : '';
  return `${took} of ${part.budget} s${over}`;
}

/** Prepares what several kinds of tests need: the built product, and the atlas that all of them read. */
async function build() {
  const [atlas] = await Promise.all([
    run(process.execPath, ['--import', 'tsx', 'tools/steps/prepare-atlas.ts']),
    ensureBuilt(),
  ]);
  if (!atlas.ok) console.error(atlas.output);
  return atlas.ok;
}

/** @param {() => Promise<void>} work */
async function succeed(work) {
  await work();
  return true;
}
