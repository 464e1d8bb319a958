import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { inRepository } from './repository.mjs';

const longestWorkMs = 10 * 60_000;

/**
 * Runs work that only one process per checkout may do at a time. Others wait.
 *
 * If the process that holds the lock has died, the lock is taken over.
 *
 * @param {string} name
 * @param {() => Promise<void>} work
 */
export async function withLock(name, work) {
  await mkdir(inRepository('.cache'), { recursive: true });
  const file = inRepository('.cache', `${name}.lock`);
  for (let told = false; !(await take(file)); told = true) {
    if (!told) console.log('Waiting for another Wayfold command in this folder…');
    await wait(200);
  }
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** @param {string} file */
async function take(file) {
  try {
    const handle = await open(file, 'wx');
    await handle.write(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  if (await isStale(file)) await rm(file, { force: true });
  return false;
}

/**
 * True if its process has died, or if it is older than any build takes, for example because the pid was reused.
 *
 * @param {string} file
 */
async function isStale(file) {
  const found = await stat(file).catch(() => undefined);
  if (!found) return false;
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  return Date.now() - found.mtimeMs > longestWorkMs || (pid > 0 && !isAlive(pid));
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
