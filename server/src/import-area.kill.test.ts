import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TileFeature, writeMapArchive } from './testing/stand-ins/map-archive';
import { overtureFile } from './testing/stand-ins/overture-file';

const PARTS = 4;
const PLACES_PER_PART = 2_500;
const KILLS = 4;

let folder: string;
let streets: string;
let places: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-import-area-'));
  // PostgreSQL doesn't run as root, and has to enter it.
  await chmod(folder, 0o711);
  streets = path.join(folder, 'harbor.pmtiles');
  places = path.join(folder, 'places');
  await mkdir(places);
  const road: TileFeature = {
    type: 2,
    geometry: [
      [
        [0, 0],
        [4096, 4096],
      ],
    ],
    tags: { class: 'primary', name: 'Main Street' },
  };
  writeMapArchive(streets, [{ at: [0, 0, 0], layers: { transportation: [road] } }]);
  for (let part = 0; part < PARTS; part += 1) {
    const file = overtureFile(
      Array.from({ length: PLACES_PER_PART }, (_, index) => ({
        id: `p${part}-${index}`,
        name: `Museum ${part} ${index}`,
        at: [-140 + part, 30 + index / 1_000] as const,
        categories: { primary: 'museum' },
      })),
    );
    await writeFile(path.join(places, `part-${part}.parquet`), file);
  }
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the program, and collects what it says. */
function start(): { child: ChildProcess; said: () => string } {
  const program = path.join(import.meta.dirname, 'import-area.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, streets, places], {
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  return { child, said: () => said };
}

async function runToEnd(): Promise<string> {
  const { child, said } = start();
  await once(child, 'close');
  expect(child.exitCode, said()).toBe(0);
  return said();
}

/** Kills the program while it imports places, and PostgreSQL with it if asked. */
async function killWhileImporting(isPostgresKilled: boolean): Promise<void> {
  const { child, said } = start();
  const isOver = once(child, 'close');
  while (!said().includes('Importing the places') && child.exitCode === null) {
    await Promise.race([once(child.stdout ?? child, 'data'), isOver]);
  }
  await Promise.race([wait(Math.random() * 4_000), isOver]);
  child.kill('SIGKILL');
  await isOver;
  const file = path.join(folder, 'data', 'postgres', 'data', 'postmaster.pid');
  const postmaster = Number.parseInt(await readFile(file, 'utf8').catch(() => '0'), 10);
  if (isPostgresKilled && postmaster > 0) process.kill(postmaster, 'SIGKILL');
}

test('an area whose import is killed again and again has its streets and all its places in the end', async () => {
  for (let round = 0; round < KILLS; round += 1) await killWhileImporting(round % 2 === 1);
  await runToEnd();

  const said = await runToEnd();
  expect(said).toContain('The streets of harbor are already here.');
  expect(said).toContain('10,000 read from 4 files, 10,000 imported as overture, 0 skipped, 0 broken.');
  expect(said).toContain('10,000 unchanged');
});
