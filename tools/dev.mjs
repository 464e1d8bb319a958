import { spawn } from 'node:child_process';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { runTool } from './steps/operator-error.mjs';
import { inRepository, repositoryRoot } from './steps/repository.mjs';

/** Vite's default port. The API stays on PORT, and Vite proxies /api to it. */
const webPort = '5173';

await runTool(async () => {
  requireNode();
  await ensureInstalled();
  const port = process.env.PORT || '3000';
  const server = start(
    ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
    repositoryRoot,
  );
  const web = start(
    [inRepository('node_modules', 'vite', 'bin', 'vite.js'), '--port', webPort],
    inRepository('web'),
    {
      API_URL: `http://127.0.0.1:${port}`,
    },
  );
  console.log(
    `Open http://localhost:${webPort}. The server restarts and the page reloads when a source file changes.`,
  );
  // Ctrl-C reaches all three processes. If either child exits by itself, the other one is stopped too.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(server, web));
  server.once('exit', () => end(web));
  web.once('exit', () => end(server));
});

/**
 * @param {string[]} args
 * @param {string} cwd
 * @param {Record<string, string>} [env]
 */
function start(args, cwd, env = {}) {
  return spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
}

/** @param {import('node:child_process').ChildProcess[]} children */
function end(...children) {
  for (const child of children) child.kill('SIGTERM');
}
