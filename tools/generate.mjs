import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { OperatorError, runTool } from './steps/operator-error.mjs';
import { run } from './steps/run.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const { ok } = await run(process.execPath, ['--import', 'tsx', 'tools/generate/run.ts'], { live: true });
  if (!ok) throw new OperatorError('Writing the generated files failed. See above.');
});
