import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { OperatorError, runTool } from './steps/operator-error.mjs';
import { run } from './steps/run.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  const { ok } = await run(process.execPath, ['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)], {
    live: true,
  });
  if (!ok) throw new OperatorError('The bench failed. See above.');
});
