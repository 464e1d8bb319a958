import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error';
import { takeProcessLock } from '../process/process-lock';
import { findProcess } from '../process/processes';
import { embeddedPort, embeddedRole, ensureCluster } from './embedded-postgres-cluster';
import { noteFolder, type PostgresHome, prepareHome } from './embedded-postgres-home';
import { adoptOrphan } from './embedded-postgres-orphan';
import { ensureDatabase, identify, spawnServer, stopServer } from './embedded-postgres-process';

/** Where to connect, in the terms of the pg package. */
export interface EmbeddedConnection {
  /** Folder of the Unix socket. */
  host: string;
  port: number;
  user: string;
  database: string;
  ssl: false;
}

/** A running PostgreSQL that belongs to this process. */
export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** PID of the server. */
  pid: () => number;
  /** Stops it cleanly and releases DATA_DIR. Close every connection first. */
  stop: () => Promise<void>;
}

/** Options for starting an embedded PostgreSQL. */
export interface EmbeddedPostgresOptions {
  /** An existing, writable folder. */
  dataDir: string;
  /** More PostgreSQL settings, such as "fsync=off" for throwaway databases. */
  settings?: readonly string[];
  /** Called if the server ended by itself and couldn't be restarted. */
  onLost?: (error: unknown) => void;
}

/** A restart may be refused for a moment while the old server's last processes exit. */
const startPatienceMs = 10_000;
/** Recovery replays at most a few checkpoints of log; this is generous. */
const answerPatienceMs = 120_000;
const watchEveryMs = 1_000;

/**
 * Starts the PostgreSQL of a DATA_DIR, creating it the first time and taking over one that a killed Wayfold left.
 *
 * @throws OperatorError if another Wayfold uses the folder, or the database can't be started here
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await realpath(options.dataDir);
  const settings = options.settings ?? [];
  const lock = await takeProcessLock(
    path.join(dataDir, 'wayfold.lock'),
    (pid) =>
      `Another Wayfold (process ${pid}) is using the folder ${dataDir}. Stop it, or start this one with another DATA_DIR.`,
  );
  try {
    const home = await prepareHome(dataDir);
    await ensureCluster(home);
    await noteFolder(dataDir, home);
    let pid = await adoptOrStart(home, settings);
    const watch = watchServer(
      () => pid,
      async () => {
        pid = await adoptOrStart(home, settings);
      },
      options.onLost,
    );
    return {
      connection: {
        host: home.socketFolder,
        port: embeddedPort,
        user: embeddedRole,
        database: embeddedRole,
        ssl: false,
      },
      pid: () => pid,
      stop: async () => {
        await watch.end();
        await stopServer(pid);
        await rm(home.socketFolder, { recursive: true, force: true });
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function adoptOrStart(home: PostgresHome, settings: readonly string[]): Promise<number> {
  const pid = (await adoptOrphan(home, settings)) ?? (await startServer(home, settings));
  await ensureDatabase(home);
  return pid;
}

async function startServer(home: PostgresHome, settings: readonly string[]): Promise<number> {
  const deadline = Date.now() + startPatienceMs;
  for (;;) {
    const server = await spawnServer(home, settings);
    const outcome = await Promise.race([server.ended, answers(home, server.pid)]);
    if (outcome === 'answers' && server.pid !== undefined) return server.pid;
    const words = await server.words();
    const isOldOneGoing = /lock file ".*" already exists|pre-existing shared memory block/.test(words);
    if (!isOldOneGoing || Date.now() > deadline) {
      throw new OperatorError(`PostgreSQL did not start (see ${home.logFile}): ${reasonIn(words)}`);
    }
    await wait(200);
  }
}

function reasonIn(words: string): string {
  const fatal = words.match(/FATAL: {2}(.+)/);
  return fatal?.[1] ?? words.split('\n').at(-1) ?? '';
}

async function answers(home: PostgresHome, pid: number | undefined): Promise<'answers' | 'silent'> {
  const deadline = Date.now() + answerPatienceMs;
  while (pid !== undefined && findProcess(pid)) {
    if (Date.now() > deadline) {
      await stopServer(pid);
      break;
    }
    if ((await identify(home))?.data === home.data) return 'answers';
    await wait(15);
  }
  return 'silent';
}

/** Checks every second whether the server is alive, since one that was taken over isn't our child; restarts it if not. */
function watchServer(
  pid: () => number,
  startAgain: () => Promise<void>,
  onLost: EmbeddedPostgresOptions['onLost'],
) {
  let current: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy || findProcess(pid())) return;
    isBusy = true;
    current = startAgain()
      .catch((error) => {
        clearInterval(timer);
        onLost?.(error);
      })
      .finally(() => {
        isBusy = false;
      });
  }, watchEveryMs);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await current;
    },
  };
}
