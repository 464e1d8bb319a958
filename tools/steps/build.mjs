import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import { OperatorError } from './operator-error.mjs';
import { inRepository } from './repository.mjs';
import { run, runNpm } from './run.mjs';
import { buildAndStamp, isCurrent } from './source-stamp.mjs';
import { withLock } from './step-lock.mjs';

/** The password hashing worker, plain JavaScript that needs no build. */
const worker = 'password-worker.mjs';

const shared = ['contract/src', 'domain/src', 'package-lock.json', 'tsconfig.base.json'];

/** @type {import('./source-stamp.mjs').BuildJob[]} */
const jobs = [
  { name: 'web', sources: ['web', ...shared], result: 'web/dist/index.html', build: buildWeb },
  {
    name: 'server',
    sources: ['server/src', 'server/package.json', 'atlas/src', 'tools/steps/build.mjs', ...shared],
    result: 'server/dist/main.js',
    build: buildServer,
  },
  {
    name: 'scenes',
    sources: ['atlas/src/scenes', 'package-lock.json'],
    result: '.cache/atlas/scenes',
    build: renderScenes,
  },
];

/**
 * Builds what changed since the last build: the web app with Vite, the server with esbuild, and the picture library.
 *
 * Two commands in one checkout wait for each other, since they write to the same folders. If everything is current,
 * nothing is locked or built.
 */
export async function ensureBuilt() {
  if (jobs.every(isCurrent)) return;
  await withLock('build', async () => {
    for (const job of jobs) if (!isCurrent(job)) await buildAndStamp(job);
  });
}

async function buildWeb() {
  console.log('Building the web app…');
  const { ok, output } = await runNpm(['run', '--silent', 'build', '--workspace', 'web']);
  if (!ok) throw new OperatorError(`${output.trim()}\nBuilding the web app failed. See above.`);
}

async function renderScenes() {
  console.log('Drawing the picture library…');
  const { ok, output } = await run(process.execPath, [
    '--import',
    'tsx',
    'atlas/src/scenes/render-scenes.ts',
  ]);
  if (!ok) throw new OperatorError(`${output.trim()}\nDrawing the picture library failed. See above.`);
}

async function buildServer() {
  console.log('Building the server…');
  const { build } = await import('esbuild');
  await rm(inRepository('server', 'dist'), { recursive: true, force: true });
  // Workspaces are TypeScript sources and go into the bundle; npm packages stay in node_modules.
  const rooms = ['contract', 'domain', 'atlas'].filter((room) => existsSync(inRepository(room, 'src')));
  await build({
    // A worker thread needs its own file.
    entryPoints: {
      main: inRepository('server', 'src', 'main.ts'),
      'pdf-worker': inRepository('server', 'src', 'features', 'pdf', 'pdf-worker.ts'),
    },
    outdir: inRepository('server', 'dist'),
    // Code that only the first start needs stays in separate files, so later starts load less.
    splitting: true,
    alias: Object.fromEntries(rooms.map((room) => [`@wayfold/${room}`, inRepository(room, 'src')])),
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
  }).catch((error) => {
    throw new OperatorError(`${error.message}\nBuilding the server failed. See above.`);
  });
  // This worker thread needs its own file too, but no build.
  await copyFile(inRepository('server', 'src', 'lib', worker), inRepository('server', 'dist', worker));
}
