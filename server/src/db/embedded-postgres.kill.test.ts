import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findProcess, isGoneWithin } from '../process/processes';
import { repositoryRoot } from '../process/repository-root';
import { connect } from './connect';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';

let folder: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wayfold-kill-'));
  await chmod(folder, 0o711);
  running = [];
});
afterEach(async () => {
  for (const postgres of running) await postgres.stop();
  await rm(folder, { recursive: true });
});

async function start(dataDir = folder): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir });
  running.push(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running = running.filter((other) => other !== postgres);
  await postgres.stop();
}

async function query<T>(postgres: EmbeddedPostgres, text: string): Promise<T[]> {
  const database = connect(postgres.connection, () => undefined);
  const { rows } = await database.pool.query(text);
  await database.close();
  return rows;
}

/** Starts the process to kill and collects its output; resolves once the first row is acknowledged. */
async function startWriter() {
  const program = path.join(repositoryRoot(), 'server/src/testing/crash-program.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => said.push(line));
  const acknowledged = () => said.slice(1).map((line) => Number(line.replace('acknowledged ', '')));
  const ended = once(child, 'close').then(fail);
  // Being killed is the normal end; it only matters while somebody waits for rows.
  ended.catch(() => undefined);
  const hasWritten = async (rows: number) => {
    while (acknowledged().length < rows) await Promise.race([once(lines, 'line'), ended]);
  };
  await hasWritten(1);
  return { child, acknowledged, hasWritten, postgresPid: Number(said[0]?.replace('postgres ', '')) };
}

function fail(): never {
  throw new Error('The writer ended before it was killed.');
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const closed = once(child, 'close');
  child.kill(signal);
  await closed;
}

test('written rows are there after a clean restart', async () => {
  const first = await start();
  await query(first, 'create table marks as select 42 as id');
  await stop(first);

  expect(await query(await start(), 'select id from marks')).toEqual([{ id: 42 }]);
});

test('stopping leaves no process and no lock behind', async () => {
  const postgres = await start();
  const pid = postgres.pid();

  await stop(postgres);

  expect(findProcess(pid)).toBeUndefined();
  await expect(start()).resolves.toBeDefined();
});

test('kill -9 of the server leaves its database running, and the next start takes it over', async () => {
  const writer = await startWriter();
  await kill(writer.child, 'SIGKILL');

  const postgres = await start();

  expect(postgres.pid()).toBe(writer.postgresPid);
  const [found] = await query<{ count: number }>(postgres, 'select count(*) from marks');
  expect(found?.count).toBeGreaterThanOrEqual(writer.acknowledged().length);
});

test('kill -9 of server and database together repeatedly loses no acknowledged row', async () => {
  const acknowledged = new Set<number>();
  for (let round = 0; round < 4; round += 1) {
    const writer = await startWriter();
    await writer.hasWritten(Math.ceil(Math.random() * 200));
    process.kill(writer.postgresPid, 'SIGKILL');
    await kill(writer.child, 'SIGKILL');
    for (const id of writer.acknowledged()) acknowledged.add(id);
  }

  const rows = await query<{ id: number }>(await start(), 'select id from marks');

  const found = new Set(rows.map(({ id }) => id));
  expect(acknowledged.size).toBeGreaterThan(4);
  expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
});

test('a second server on the same folder is told who uses it', async () => {
  await start();

  await expect(startEmbeddedPostgres({ dataDir: folder })).rejects.toThrow(
    `Another Wayfold (process ${process.pid}) is using the folder ${folder}. Stop it, or start this one with another DATA_DIR.`,
  );
});

test('two folders hold two separate databases', async () => {
  const other = path.join(folder, 'other');
  await mkdir(other);
  const [one, two] = [await start(), await start(other)];

  await query(one, 'create table only_here (id int)');

  expect(await query(two, "select to_regclass('only_here') as name")).toEqual([{ name: null }]);
});

test('a database that dies while the server runs is restarted', async () => {
  const postgres = await start();
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  await isGoneWithin(killed, 5_000);

  await expect.poll(() => postgres.pid(), { timeout: 20_000 }).not.toBe(killed);

  expect(await query(postgres, 'select 1 as id')).toEqual([{ id: 1 }]);
});

test('a database left by another release is restarted, with its rows', async () => {
  const writer = await startWriter();
  await kill(writer.child, 'SIGKILL');
  await writeFile(path.join(folder, 'postgres/data/postmaster.opts'), '/elsewhere/postgres "-D" "/data"\n');

  const postgres = await start();

  expect(postgres.pid()).not.toBe(writer.postgresPid);
  expect(findProcess(writer.postgresPid)).toBeUndefined();
  const [found] = await query<{ count: number }>(postgres, 'select count(*) from marks');
  expect(found?.count).toBeGreaterThan(0);
});

test('a PID file that names an unrelated process doesn’t prevent the start', async () => {
  const first = await start();
  await stop(first);
  const stranger = [process.pid, path.join(folder, 'postgres/data'), 1, 5432, '', '', '', 'ready'].join('\n');
  await writeFile(path.join(folder, 'postgres/data/postmaster.pid'), stranger);

  await expect(start()).resolves.toBeDefined();
});

test('data of another major version is left alone, with one sentence', async () => {
  await stop(await start());
  await writeFile(path.join(folder, 'postgres/data/PG_VERSION'), '17\n');

  await expect(start()).rejects.toThrow(/is from PostgreSQL 17, but this Wayfold includes PostgreSQL 18/);
});

test('a folder that only its owner may enter also works', async () => {
  const closed = path.join(folder, 'closed');
  await mkdir(closed, { mode: 0o700 });
  await stop(await start(closed));

  const postgres = await start(closed);
  const [found] = await query<{ folder: string }>(
    postgres,
    "select current_setting('data_directory') as folder",
  );
  await stop(postgres);

  // If run as root, the data is where the database's own user can reach it, and a note in the folder says so.
  const home = path.dirname(found?.folder ?? '');
  const note = path.join(closed, 'database-folder');
  const noted = existsSync(note) ? (await readFile(note, 'utf8')).trim() : path.join(closed, 'postgres');
  expect(noted).toBe(home);
  await rm(home, { recursive: true });
});

test('a folder with a very long path also works', async () => {
  const long = path.join(folder, 'a-folder-name-that-goes-on-and-on'.repeat(4));
  await mkdir(long);

  const postgres = await start(long);

  expect(await query(postgres, 'select 1 as id')).toEqual([{ id: 1 }]);
});
