import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestAtlas } from '@wayfold/atlas/testing/open-test-atlas';
import { readConfig } from '../../server/src/config';
import { openSharedDatabase } from '../../server/src/db/open-shared-database';
import { createLog } from '../../server/src/lib/log';
import { repositoryRoot } from '../../server/src/process/repository-root';
import { importCommand } from '../../tools/steps/run-import.mjs';
import { placesByRank } from '../support/generated-places';
import type { Measurement } from '../support/measurement';
import { peakMiB, postgresMiB, postgresSeconds, processorSeconds } from '../support/process-memory';
import { makeDataDir } from '../support/product';
import { writeOvertureParts } from './overture-parts';

const PLACES = 500_000;
const PARTS = 5;
/** Fewer, so that several rounds take about as long as the import above. */
const PLACES_TO_KILL = 100_000;
const KILLS = 6;
const LOOKED_EVERY_MS = 200;

/**
 * Imports generated places into an empty database: how long it takes, what the program and its PostgreSQL hold, what a second
 * run writes, and whether an import that is killed with -9 at random moments ends with the same places.
 */
export const importPlaces: Measurement = {
  name: 'import-places',
  isUsual: false,
  run: async () => {
    const folder = await makeDataDir();
    const dataDir = path.join(folder, 'data');
    const atlas = await openTestAtlas();
    const all = atlas.placesIn([-180, -90, 180, 90], { limit: 10_000 });
    const centers = placesByRank(all).map(({ coords }) => coords);
    const { twins } = await writeOvertureParts(folder, { count: PLACES, parts: PARTS, centers });
    const first = await importParts(folder, dataDir);
    const stored = await storedIn(dataDir, 0);
    const second = await importParts(folder, dataDir);
    const again = await storedIn(dataDir, stored.newest);
    await rm(folder, { recursive: true });
    const { missing, kills } = await killRounds(centers);
    const note = `${first.summary} ${twins.toLocaleString('en-US')} of the generated places are others again. Of the time, ${first.processor}; both run at once.`;
    return [
      { name: 'importing 500,000 places', value: first.seconds, unit: 's', goal: { atMost: 180 }, note },
      { name: 'program and its PostgreSQL, at most', value: first.most, unit: 'MiB', goal: { atMost: 600 } },
      { name: 'of that the program', value: first.program, unit: 'MiB' },
      { name: 'of that PostgreSQL', value: first.postgres, unit: 'MiB' },
      {
        name: 'places merged into others',
        value: stored.merged,
        unit: 'count',
        goal: { atLeast: 0.9 * twins },
      },
      { name: 'importing them again', value: second.seconds, unit: 's' },
      { name: 'rows written by that', value: again.newer, unit: 'count', goal: { atMost: 0 } },
      {
        name: `places missing or different after ${KILLS} kills`,
        value: missing,
        unit: 'count',
        goal: { atMost: 0 },
        note: `Killed after ${kills.join(', ')} s; every other time PostgreSQL was killed as well.`,
      },
    ];
  },
};

/** Runs the import of all parts in a folder, and watches its memory. */
async function importParts(folder: string, dataDir: string) {
  const begun = performance.now();
  const child = startImport(folder, dataDir);
  let said = '';
  child.stdout?.on('data', (text) => {
    said += text;
  });
  const most = { program: 0, postgres: 0, programSeconds: 0, postgresSeconds: 0 };
  const watch = setInterval(async () => {
    const program = peakMiB(child.pid ?? 0);
    const postmaster = await postmasterOf(dataDir);
    const postgres = postgresMiB(postmaster);
    most.program = Math.max(most.program, program);
    most.postgres = Math.max(most.postgres, postgres);
    most.programSeconds = Math.max(most.programSeconds, processorSeconds(child.pid ?? 0));
    most.postgresSeconds = Math.max(most.postgresSeconds, postgresSeconds(postmaster));
  }, LOOKED_EVERY_MS);
  const [code] = await once(child, 'exit');
  clearInterval(watch);
  if (code !== 0) throw new Error(`The import ended with ${code}: ${said}`);
  const summary = said.split('\n').find((line) => line.includes(' read')) ?? '';
  const { program, postgres } = most;
  return {
    seconds: (performance.now() - begun) / 1_000,
    program,
    postgres,
    most: program + postgres,
    processor: `the program took ${most.programSeconds.toFixed(0)} s of a processor, PostgreSQL ${most.postgresSeconds.toFixed(0)} s`,
    summary,
  };
}

function startImport(folder: string, dataDir: string): ChildProcess {
  const { args, env } = importCommand('import-places.ts');
  return spawn(process.execPath, [...args, folder], {
    env: { ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function postmasterOf(dataDir: string): Promise<number> {
  const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
  return Number.parseInt(await readFile(file, 'utf8').catch(() => '0'), 10);
}

/** Imports with kills at random moments, and without, and compares the places. */
async function killRounds(centers: Parameters<typeof writeOvertureParts>[1]['centers']) {
  const folder = await makeDataDir();
  const [whole, killed] = [path.join(folder, 'whole'), path.join(folder, 'killed')];
  await writeOvertureParts(folder, { count: PLACES_TO_KILL, parts: 4, centers });
  const { seconds } = await importParts(folder, whole);
  const kills: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const child = startImport(folder, killed);
    const after = Math.random() * Math.max(2, seconds / 2);
    await Promise.race([wait(1_000 * after), once(child, 'exit')]);
    child.kill('SIGKILL');
    const postmaster = await postmasterOf(killed);
    if (round % 2 === 1 && postmaster > 0) process.kill(postmaster, 'SIGKILL');
    kills.push(after.toFixed(1));
  }
  await importParts(folder, killed);
  const [expected, found] = [await storedIn(whole, 0), await storedIn(killed, 0)];
  await rm(folder, { recursive: true });
  const known = new Set(found.places);
  return { missing: expected.places.filter((place) => !known.has(place)).length, kills };
}

/** What is stored, and how many rows were written after a transaction. */
async function storedIn(dataDir: string, after: number) {
  const config = { ...readConfig({ DATA_DIR: dataDir }, repositoryRoot()), sessionSecret: '' };
  const nothing = () => undefined;
  const database = await openSharedDatabase(config, {
    log: createLog('error'),
    say: nothing,
    onLost: nothing,
  });
  const tables = ['listed_places', 'listed_words', 'listed_match', 'listed_vocabulary'];
  const rows = tables
    .map((table) => `select xmin::text::bigint as written from ${table}`)
    .join(' union all ');
  try {
    const written = await database.pool.query(
      `select max(written) as newest, count(*) filter (where written > $1) as newer from (${rows}) all_rows`,
      [after],
    );
    const places = await database.pool.query(
      `select shown.source_id || ' in ' || coalesce(other.source_id, '') || ' ' || md5(shown.name || shown.folded || coalesce(shown.url, '')) as place,
        shown.same_as is not null or shown.curated_id is not null as merged
        from listed_places shown left join listed_places other on other.number = shown.same_as`,
    );
    return {
      newest: Number(written.rows[0].newest),
      newer: Number(written.rows[0].newer),
      merged: places.rows.filter(({ merged }) => merged).length,
      places: places.rows.map(({ place }) => String(place)),
    };
  } finally {
    await database.close();
  }
}
