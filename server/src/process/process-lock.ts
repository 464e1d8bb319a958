import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { OperatorError } from './operator-error';
import { findProcess } from './processes';

interface Owner {
  pid: number;
  startedAt: string;
}

/** A lock file that names this process. */
export interface ProcessLock {
  /** Removes the file, unless somebody else has taken it over. */
  release: () => Promise<void>;
}

/**
 * Takes a lock file for this process, replacing that of a dead process.
 *
 * @param sentence what to tell the operator if process `pid` holds it
 * @throws OperatorError with that sentence
 */
export async function takeProcessLock(file: string, sentence: (pid: number) => string): Promise<ProcessLock> {
  const mine = JSON.stringify({ pid: process.pid, startedAt: findProcess(process.pid)?.startedAt ?? '' });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    for (;;) {
      if (await linkIfFree(draft, file)) break;
      const found = await readIfThere(file);
      const owner = found === undefined ? undefined : parseOwner(found);
      if (owner && isLiving(owner)) throw new OperatorError(sentence(owner.pid));
      if (found !== undefined) await setAside(file, found);
    }
  } finally {
    await rm(draft, { force: true });
  }
  return {
    release: async () => {
      if ((await readIfThere(file)) === mine) await rm(file);
    },
  };
}

/** Whether a running process holds a lock file. */
export async function isHeld(file: string): Promise<boolean> {
  const owner = parseOwner((await readIfThere(file)) ?? '');
  return owner !== undefined && isLiving(owner);
}

function isLiving({ pid, startedAt }: Owner): boolean {
  return findProcess(pid)?.startedAt === startedAt;
}

/** Anything but an owner's two fields counts as nobody: such a file was damaged by a full disk or by hand. */
function parseOwner(text: string): Owner | undefined {
  try {
    const { pid, startedAt } = JSON.parse(text);
    return typeof pid === 'number' && typeof startedAt === 'string' ? { pid, startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes a dead owner's file. Another starting process may have replaced it since it was read. Renaming is atomic, so
 * the moved file is checked again and, if it is a newer owner's, moved back.
 */
async function setAside(file: string, seen: string): Promise<void> {
  const aside = `${file}.stale-${process.pid}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if ((await readIfThere(aside)) !== seen) await linkIfFree(aside, file);
  await rm(aside, { force: true });
}

async function linkIfFree(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
