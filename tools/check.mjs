import { runStaticChecks } from './steps/checks.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { Refusal, runTool } from './steps/refusal.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  if (!(await runStaticChecks())) throw new Refusal('The checks above failed.');
  console.log('All checks passed.');
});
