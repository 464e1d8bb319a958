import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const KIB_IN_MIB = 1_024;

/** MiB of memory a process takes right now; 0 once it is gone. */
export function residentMiB(pid: number): number {
  return fieldOf(pid, 'VmRSS');
}

/** MiB a process took at its worst moment since `forgetPeak`, as the kernel noted it; 0 once it is gone. */
export function peakMiB(pid: number): number {
  return fieldOf(pid, 'VmHWM');
}

/** Has the kernel note the peak of a process anew. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** MiB of a PostgreSQL with all its processes: what each has of its own, and what they share once. */
export function postgresMiB(postmaster: number): number {
  if (postmaster === 0) return 0;
  const all = [postmaster, ...childrenOf(postmaster)];
  const own = all.reduce((sum, pid) => sum + fieldOf(pid, 'RssAnon'), 0);
  return own + Math.max(...all.map((pid) => fieldOf(pid, 'RssShmem')));
}

/** Seconds of processor time a process has used in all its threads; 0 once it is gone. */
export function processorSeconds(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / 100;
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => Number(statOf(pid)[1]) === parent);
}

/** What stands behind the name of the program, which may hold spaces: its state, its parent and so on. */
function statOf(pid: number): string[] {
  const text = readIfThere(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function fieldOf(pid: number, field: string): number {
  const [, kib] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Number(kib ?? 0) / KIB_IN_MIB;
}

/** Processes end while they are looked at. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
