import { runStaticChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { OperatorError, runTool } from './steps/operator-error.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  if (!(await runStaticChecks())) throw new OperatorError('The checks above failed.');
  console.log('All checks passed.');
});
