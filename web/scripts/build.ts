import { createHash } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { TRIP_PAGE_MODE } from '../vite.config.ts';
import { earlyFocusScript } from './early-focus-script.ts';
import { writeServiceWorker } from './service-worker.ts';
import { type BuildManifest, staticFiles } from './static-files.ts';

// Builds the web app into web/dist: the pages (the landing page and the planner's outline prerendered), their code, the public page of a trip with
// the module the server renders it with (ssr/trip-page.mjs), csp.json with the hashes of the pages' inline scripts, and a .br
// and .gz next to every file worth compressing.

const room = fileURLToPath(new URL('..', import.meta.url));
const finished = join(room, 'dist');
// Two builds at once, or a running server, must not see an incomplete build: each build has its own folders and replaces
// web/dist only when it is complete.
const dist = join(room, `node_modules/.build-${process.pid}`);
const prerenderDir = join(room, `node_modules/.prerender-${process.pid}`);

// Vite reads this. Without it, a build started by the tests would contain React's slow development version.
process.env.NODE_ENV = 'production';

await build({ root: room, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
await prerender();
await writeServiceWorker(dist);
// After the worker is written, so that the worker doesn't store this page on the devices of people who open a shared trip.
await buildTripPage();
await writeScriptHashes();
await compress();
await takePlace();
// The prerendered app leaves message channels open, which would keep this process alive.
process.exit(0);

/** Renders the landing page and the planner's outline in Node, and puts their markup into the built pages. */
async function prerender() {
  await build({
    root: room,
    logLevel: 'warn',
    build: {
      ssr: 'src/prerender.tsx',
      outDir: prerenderDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/prerender.tsx', output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  // The build above makes the module, so only its shape is known here.
  const module = (await import(pathToFileURL(join(prerenderDir, 'prerender.mjs')).href)) as {
    renderLanding: () => Promise<string>;
    renderPlannerOutline: () => string;
  };
  const manifest = await readManifest();
  // Without its styles, the landing page's markup would be unstyled. The planner's outline only needs those of the frame.
  const landing = linksOf(manifest, 'src/pages/landing-page.tsx', 'rel="stylesheet"');
  const planner = linksOf(manifest, 'src/pages/planner/planner-page.tsx', 'rel="preload" as="style"');
  const search = linksOf(manifest, 'src/features/landing/place-search.tsx', 'rel="preload" as="style"');
  const searchScripts = search.map(({ file }) => `/${file}`).filter((file) => file.endsWith('.js'));
  const onFocus = { file: '', tag: `<script>${earlyFocusScript(searchScripts)}</script>` };
  await putInto('landing.html', await module.renderLanding(), [...landing, onFocus]);
  await putInto('planner.html', module.renderPlannerOutline(), planner);
  await rm(prerenderDir, { recursive: true, force: true });
}

async function readManifest(): Promise<BuildManifest> {
  // Written by Vite in the build above.
  return JSON.parse(await readFile(join(dist, 'manifest.build.json'), 'utf8')) as BuildManifest;
}

/** Puts markup into a built page, and links what it needs beyond the frame that is linked already. */
async function putInto(name: string, markup: string, links: readonly Link[]) {
  const page = join(dist, name);
  const html = await readFile(page, 'utf8');
  if (!html.includes('<!--prerendered-->')) throw new Error(`${name} has no place for its markup.`);
  const missing = links.filter(({ file }) => !html.includes(`"/${file}"`)).map(({ tag }) => `  ${tag}\n  `);
  await writeFile(
    page,
    html.replace('</head>', () => `${missing.join('')}</head>`).replace('<!--prerendered-->', () => markup),
  );
}

interface Link {
  file: string;
  tag: string;
}

/** Links to a page's code, so that it loads together with the frame's, not after it, and to its styles. */
function linksOf(manifest: BuildManifest, entry: string, toStyles: string): Link[] {
  const { scripts, styles } = staticFiles(manifest, entry);
  return [
    ...styles.map((file) => ({ file, tag: `<link ${toStyles} crossorigin href="/${file}">` })),
    ...scripts.map((file) => ({ file, tag: `<link rel="modulepreload" crossorigin href="/${file}">` })),
  ];
}

/** Builds the public page of a trip, and the module that the server renders it with. */
async function buildTripPage() {
  const shared = { root: room, mode: TRIP_PAGE_MODE, logLevel: 'warn' } as const;
  const output = { manifest: false, copyPublicDir: false } as const;
  await build({ ...shared, build: { ...output, outDir: dist, emptyOutDir: false } });
  await build({
    ...shared,
    build: {
      ...output,
      ssr: 'src/trip-page-render.tsx',
      outDir: join(dist, 'ssr'),
      rolldownOptions: {
        input: 'src/trip-page-render.tsx',
        output: { entryFileNames: 'trip-page.mjs' },
      },
    },
  });
}

/** Writes `csp.json`: `{scripts: ["sha256-..."]}`, one for each distinct inline script of the pages. */
async function writeScriptHashes() {
  const hashes = new Set<string>();
  for (const page of ['index.html', 'landing.html', 'planner.html', 'trip.html']) {
    const html = await readFile(join(dist, page), 'utf8');
    for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=/.test(attributes) || !code) continue;
      hashes.add(`sha256-${createHash('sha256').update(code).digest('base64')}`);
    }
  }
  await writeFile(join(dist, 'csp.json'), `${JSON.stringify({ scripts: [...hashes] }, null, 2)}\n`);
}

async function takePlace() {
  const old = `${dist}-old`;
  await rename(finished, old).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code !== 'ENOENT') throw problem;
  });
  await rename(dist, finished);
  await rm(old, { recursive: true, force: true });
}

async function compress() {
  const files = await readdir(dist, { recursive: true });
  const worth = files.filter(
    (file) => /\.(html|js|mjs|css|svg|json|webmanifest)$/.test(file) && !file.startsWith('ssr'),
  );
  await Promise.all(
    worth.map(async (file) => {
      const path = join(dist, file);
      const bytes = await readFile(path);
      if (bytes.length < 1_000) return;
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
      const parameters = { [constants.BROTLI_PARAM_QUALITY]: 10 };
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params: parameters }));
    }),
  );
}
