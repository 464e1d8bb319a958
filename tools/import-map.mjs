import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findTilemaker } from './find-tilemaker.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { runTool } from './steps/operator-error.mjs';
import { inRepository } from './steps/repository.mjs';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const program = ['--import', 'tsx', inRepository('server', 'src', 'import-map.ts')];
  const isExtract = process.argv.slice(2).some((word) => word.endsWith('.osm.pbf'));
  const env = { ...process.env, ...(isExtract ? { TILEMAKER_PATH: await findTilemaker() } : {}) };
  const child = spawn(process.execPath, [...program, ...process.argv.slice(2)], { stdio: 'inherit', env });
  // A terminal sends Ctrl-C to both processes. SIGTERM to this one also ends the import, after its current batch.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
});
