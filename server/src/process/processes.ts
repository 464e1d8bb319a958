import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A running process on this machine. */
export interface LivingProcess {
  /** When it started, in the operating system's format; differs between two processes that had the same PID. */
  startedAt: string;
  /** Name of its program, for example "postgres" or "node". */
  program: string;
}

/**
 * Looks up a process by its PID; a zombie (ended, but not yet collected by its parent) counts as gone.
 *
 * kill(pid, 0) alone would mistake a zombie, or another process that later got the same PID, for the one meant.
 */
export function findProcess(pid: number): LivingProcess | undefined {
  return process.platform === 'linux' ? findInProc(pid) : findWithPs(pid);
}

function findInProc(pid: number): LivingProcess | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  // "pid (program) state ppid …": the program may contain spaces and parentheses, so split at the last one.
  const end = stat.lastIndexOf(')');
  const fields = stat.slice(end + 2).split(' ');
  const state = fields[0];
  const startTicks = fields[19];
  if (state === 'Z' || state === 'X' || startTicks === undefined) return undefined;
  return { startedAt: startTicks, program: stat.slice(stat.indexOf('(') + 1, end) };
}

function findWithPs(pid: number): LivingProcess | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=,comm=', '-p', String(pid)], { encoding: 'utf8' });
  const [state = '', ...rest] = (stdout ?? '').trim().split(/\s+/);
  if (state === '' || state.startsWith('Z')) return undefined;
  const program = rest.slice(5).join(' ').split('/').at(-1) ?? '';
  return { startedAt: rest.slice(0, 5).join(' '), program };
}

/**
 * Waits until a process is gone.
 *
 * @returns false if it is still alive after `milliseconds`
 */
export async function isGoneWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (findProcess(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}
