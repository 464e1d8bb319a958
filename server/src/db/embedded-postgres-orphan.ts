import { readdirSync, readlinkSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../process/operator-error';
import { findProcess } from '../process/processes';
import { embeddedPort } from './embedded-postgres-cluster';
import type { PostgresHome } from './embedded-postgres-home';
import {
  commandLine,
  identify,
  type PostmasterFile,
  readPostmasterFile,
  readStartedWith,
  stopServer,
} from './embedded-postgres-process';

/** Crash recovery and a stop in progress both finish well within this time. */
const patienceMs = 30_000;

/**
 * Takes over the PostgreSQL that a killed Wayfold left running, or clears it out of the way.
 *
 * Takes it over only if its data directory, socket, settings and version are what this release would start;
 * any other is stopped cleanly. The caller holds wayfold.lock, so no running Wayfold uses it.
 *
 * @returns its PID, or undefined if a new one must be started
 * @throws OperatorError if a running PostgreSQL is named there that isn't ours to stop
 */
export async function adoptOrphan(
  home: PostgresHome,
  settings: readonly string[],
): Promise<number | undefined> {
  const file = await readPostmasterFile(home);
  const identity = file && (await waitForAnswer(home, file));
  if (!file || !identity) {
    await clearStaleLocks(home);
    return undefined;
  }
  const isWhatWeWouldStart =
    identity.data === home.data &&
    identity.version === home.binaries.version &&
    file.socketFolder === home.socketFolder &&
    (await readStartedWith(home)) === commandLine(home, settings);
  if (isWhatWeWouldStart) return file.pid;
  if (await stopServer(file.pid)) return undefined;
  throw new OperatorError(
    `Wayfold could not stop the PostgreSQL process ${file.pid}. Stop it yourself and start Wayfold again.`,
  );
}

/** Retries while the process is alive: it may be recovering or stopping. */
async function waitForAnswer(home: PostgresHome, { pid, data }: PostmasterFile) {
  const deadline = Date.now() + patienceMs;
  while (findProcess(pid)?.program === 'postgres') {
    const identity = await identify(home);
    if (identity) return identity;
    const works = workingFolder(pid);
    const isStranger = works !== undefined && works !== home.data;
    if (isStranger && data === home.data) return undefined;
    if (isStranger || Date.now() > deadline) {
      throw new OperatorError(
        `According to ${home.data}, PostgreSQL process ${pid} uses that folder, but it does not respond. Stop that process. If the folder is a copy, copy it again while Wayfold is stopped.`,
      );
    }
    await wait(50);
  }
  return undefined;
}

/**
 * PostgreSQL ignores lock files whose process is gone, but refuses to start if the PID now belongs to a zombie or another
 * program. Removing them is safe only once no process of the old server is left.
 */
async function clearStaleLocks(home: PostgresHome): Promise<void> {
  const socket = path.join(home.socketFolder, `.s.PGSQL.${embeddedPort}`);
  const locks = [path.join(home.data, 'postmaster.pid'), `${socket}.lock`];
  const owners = await Promise.all(locks.map(readOwner));
  if (!owners.some((pid) => pid !== undefined && isNumberTaken(pid))) return;
  const deadline = Date.now() + patienceMs;
  while (processesIn(home.data).length > 0) {
    if (Date.now() > deadline) {
      throw new OperatorError(
        `These processes still use the database in ${home.data}: ${processesIn(home.data).join(', ')}. Stop them and start Wayfold again.`,
      );
    }
    await wait(50);
  }
  for (const file of [...locks, socket]) await rm(file, { force: true });
}

/** The PID in the first line of a PostgreSQL lock file. */
async function readOwner(file: string): Promise<number | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  return Number.parseInt(text, 10) || undefined;
}

function isNumberTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Running PostgreSQL processes with this working directory, which every backend has. Linux only; empty elsewhere. */
function processesIn(data: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === data && findProcess(pid)?.program === 'postgres');
}

/** undefined if the system doesn't say, as in a container that isn't allowed to see others' processes. */
function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
