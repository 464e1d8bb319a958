import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { runTool } from './steps/operator-error.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  await ensureBuilt();
  console.log('web/dist and server/dist are up to date.');
});
