import { ensureBuilt } from './steps/build.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { runTool } from './steps/operator-error.mjs';
import { inRepository, repositoryRoot } from './steps/repository.mjs';

await runTool(async () => {
  requireNode();
  process.chdir(repositoryRoot);
  await ensureInstalled();
  performance.mark('packages checked');
  await ensureBuilt();
  performance.mark('build checked');
  // The server runs in this process, so signals and kill -9 reach the server itself and not a parent process.
  process.setSourceMapsEnabled(true);
  await import(inRepository('server', 'dist', 'main.js'));
});
