import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const KIB_IN_MIB = 1_024;

/** Current memory of a process in MiB; 0 once it has ended. */
export function residentMiB(pid: number): number {
  return fieldOf(pid, 'VmRSS');
}

/** Peak memory of a process in MiB since `forgetPeak`, as the kernel reports it; 0 once it has ended. */
export function peakMiB(pid: number): number {
  return fieldOf(pid, 'VmHWM');
}

/** Resets the kernel's record of a process's peak memory. */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Memory of a PostgreSQL with all its processes in MiB; counts shared memory once. */
export function postgresMiB(postmaster: number): number {
  if (postmaster === 0) return 0;
  const all = [postmaster, ...childrenOf(postmaster)];
  const own = all.reduce((sum, pid) => sum + fieldOf(pid, 'RssAnon'), 0);
  return own + Math.max(...all.map((pid) => fieldOf(pid, 'RssShmem')));
}

/** Memory of a process, its threads and all processes it started, in MiB; shared memory counts in parts (PSS). */
export function proportionalMiB(pid: number): { own: number; started: number } {
  const started = descendantsOf(pid).reduce((sum, child) => sum + proportionalOf(child), 0);
  return { own: proportionalOf(pid), started };
}

/** CPU time of a process in seconds, over all its threads; 0 once it has ended. */
export function processorSeconds(pid: number): number {
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number);
  return (user + system) / 100;
}

/** CPU time of a PostgreSQL with all its processes, also those that have ended, in seconds. */
export function postgresSeconds(postmaster: number): number {
  if (postmaster === 0) return 0;
  const [user = 0, system = 0] = statOf(postmaster).slice(13, 15).map(Number);
  const living = childrenOf(postmaster).reduce((sum, pid) => sum + processorSeconds(pid), 0);
  return (user + system) / 100 + processorSeconds(postmaster) + living;
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

function proportionalOf(pid: number): number {
  const [, kib] = /^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`)) ?? [];
  return Number(kib ?? 0) / KIB_IN_MIB;
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => Number(statOf(pid)[1]) === parent);
}

/** The fields after the program's name, which may contain spaces: its state, its parent and so on. */
function statOf(pid: number): string[] {
  const text = readIfThere(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function fieldOf(pid: number, field: string): number {
  const [, kib] = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readIfThere(`/proc/${pid}/status`)) ?? [];
  return Number(kib ?? 0) / KIB_IN_MIB;
}

/** Reads a file; empty if it is gone, since a process may end while it is inspected. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
