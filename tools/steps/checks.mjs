import { existsSync, readdirSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { inParallel } from './in-parallel.mjs';
import { inRepository, rooms } from './repository.mjs';
import { run, runPackage } from './run.mjs';

/**
 * Checks types in every room, Biome, import rules and generated files, two at a time. Prints what fails.
 *
 * @returns {Promise<boolean>} true when all of them pass
 */
export async function runStaticChecks() {
  await mkdir(inRepository('.cache', 'types'), { recursive: true });
  const checks = [
    {
      name: 'format and lint',
      run: () => runPackage('@biomejs/biome/bin/biome', ['check', '--error-on-warnings']),
    },
    ...rooms.filter(hasTypeScript).map((room) => ({ name: `types of ${room}`, run: () => checkTypes(room) })),
    { name: 'import rules', run: checkImports },
    {
      name: 'generated files',
      run: () => run(process.execPath, ['--import', 'tsx', 'tools/generate/run.ts', '--check']),
    },
  ];
  const passed = await inParallel(
    2,
    checks.map((check) => async () => {
      const { ok, output, seconds } = await check.run();
      console.log(`${ok ? 'ok    ' : 'FAILED'}  ${check.name}, ${seconds.toFixed(1)} s`);
      if (!ok) console.log(output.trim());
      return ok;
    }),
  );
  return passed.every(Boolean);
}

/** @param {string} room */
function checkTypes(room) {
  return runPackage('typescript-native/bin/tsc', [
    ...[
      '-p',
      room,
      '--incremental',
      '--tsBuildInfoFile',
      `.cache/types/${room.replace('/', '-')}.tsbuildinfo`,
    ],
  ]);
}

function checkImports() {
  const folders = ['contract', 'domain', 'atlas', 'server', 'web'].filter((room) =>
    existsSync(inRepository(room, 'src')),
  );
  return runPackage('dependency-cruiser/bin/dependency-cruise.mjs', [
    ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
    ...folders.map((room) => `${room}/src`),
  ]);
}

/** @param {string} room tsc fails on a folder without sources, so empty rooms are left out */
function hasTypeScript(room) {
  const folder = existsSync(inRepository(room, 'src')) ? inRepository(room, 'src') : inRepository(room);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some(
    (file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'),
  );
}
