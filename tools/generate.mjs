import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { Refusal, runTool } from './steps/refusal.mjs';
import { run } from './steps/run.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const { ok } = await run(process.execPath, ['--import', 'tsx', 'tools/generate/run.ts'], { live: true });
  if (!ok) throw new Refusal('Writing the generated files failed, see above.');
});
