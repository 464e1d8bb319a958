import { spawn } from 'node:child_process';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findProcess, isGoneWithin } from '../process/processes';
import { embeddedPort, embeddedRole } from './embedded-postgres-cluster';
import type { PostgresHome } from './embedded-postgres-home';

/** The PostgreSQL log starts over beyond this many bytes. */
const longestLog = 10_000_000;

/** Arguments of the postgres program; PostgreSQL writes them to postmaster.opts, where adoption compares them. */
export function serverArguments(home: PostgresHome, settings: readonly string[]): string[] {
  const fixed = [
    'listen_addresses=',
    'unix_socket_permissions=0700',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_min_messages=warning',
    // For memory: pages beyond these are in the system's cache, which a small server has to share anyway.
    'shared_buffers=32MB',
    'io_method=sync',
    'max_logical_replication_workers=0',
  ];
  return [
    ...['-D', home.data, '-k', home.socketFolder, '-p', String(embeddedPort)],
    ...[...fixed, ...settings].flatMap((setting) => ['-c', setting]),
  ];
}

/**
 * Starts PostgreSQL in its own process group, so Ctrl-C in a terminal reaches only Wayfold, which then stops the
 * database last.
 *
 * @returns PID, a promise of its exit, and its output since the start
 */
export async function spawnServer(home: PostgresHome, settings: readonly string[]) {
  const written = await stat(home.logFile).then(
    ({ size }) => size,
    () => 0,
  );
  if (written > longestLog) await truncate(home.logFile);
  const begin = written > longestLog ? 0 : written;
  const log = await open(home.logFile, 'a', 0o600);
  const child = spawn(path.join(home.binaries.native, 'bin', 'postgres'), serverArguments(home, settings), {
    ...home.account,
    cwd: home.data,
    // A clean environment: PGDATA, PGPORT and so on in the user's shell refer to another database.
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const ended = new Promise<'ended'>((resolve) => {
    child.once('exit', () => resolve('ended'));
    child.once('error', () => resolve('ended'));
  });
  child.unref();
  await log.close();
  return {
    pid: child.pid,
    ended,
    words: async () => (await readFile(home.logFile)).subarray(begin).toString().trim(),
  };
}

/** The content of postmaster.pid, if it exists. */
export interface PostmasterFile {
  pid: number;
  data: string;
  socketFolder: string;
}

/** Reads postmaster.pid; undefined if no server runs there and the last one stopped cleanly. */
export async function readPostmasterFile({ data }: PostgresHome): Promise<PostmasterFile | undefined> {
  const text = await readIfThere(path.join(data, 'postmaster.pid'));
  if (text === undefined) return undefined;
  const [pid = '', folder = '', , , socketFolder = ''] = text.split('\n');
  return { pid: Number(pid), data: folder, socketFolder };
}

/** The command line of the last start, as PostgreSQL recorded it. */
export async function readStartedWith({ data }: PostgresHome): Promise<string> {
  return (await readIfThere(path.join(data, 'postmaster.opts')))?.trim() ?? '';
}

/** The command line this release would start with, in the format of postmaster.opts. */
export function commandLine(home: PostgresHome, settings: readonly string[]): string {
  const program = path.join(home.binaries.native, 'bin', 'postgres');
  return [program, ...serverArguments(home, settings).map((argument) => `"${argument}"`)].join(' ');
}

/** What a server reports about itself over its socket. */
export interface ServerIdentity {
  data: string;
  version: string;
}

/**
 * Asks the server on the socket for its identity.
 *
 * @returns undefined if there is no response, or not yet
 */
export async function identify({ socketFolder }: PostgresHome): Promise<ServerIdentity | undefined> {
  const client = await connectAsOwner(socketFolder);
  if (!client) return undefined;
  try {
    const { rows } = await client.query<ServerIdentity>(
      "select current_setting('data_directory') as data, current_setting('server_version') as version",
    );
    return rows[0];
  } finally {
    await client.end();
  }
}

/** Creates the product's database on the first start. */
export async function ensureDatabase({ socketFolder }: PostgresHome): Promise<void> {
  const client = await connectAsOwner(socketFolder);
  if (!client) throw new Error('The embedded PostgreSQL stopped answering while it was being set up.');
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [embeddedRole]);
    if (rowCount === 0) await client.query(`create database ${embeddedRole}`);
  } finally {
    await client.end();
  }
}

async function connectAsOwner(socketFolder: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: socketFolder,
    port: embeddedPort,
    user: embeddedRole,
    database: 'postgres',
    ssl: false,
  });
  // A server that dies during a query also emits an event; the query's own rejection is what counts.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

/**
 * Stops a server cleanly: running statements are canceled, everything committed is written to disk.
 *
 * @returns false if it is still alive after a minute
 */
export async function stopServer(pid: number): Promise<boolean> {
  if (!findProcess(pid)) return true;
  process.kill(pid, 'SIGINT');
  if (await isGoneWithin(pid, 60_000)) return true;
  process.kill(pid, 'SIGQUIT');
  return isGoneWithin(pid, 10_000);
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
