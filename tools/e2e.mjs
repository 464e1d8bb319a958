import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { OperatorError, runTool } from './steps/operator-error.mjs';
import { runJourneys } from './steps/suites.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  // Arguments after "npm run e2e --" name the journeys to run, in vitest's syntax.
  if (!(await runJourneys(process.argv.slice(2)))) throw new OperatorError('A journey failed. See above.');
});
