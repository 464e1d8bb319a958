import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findTilemaker } from '../find-tilemaker.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './node-version.mjs';
import { runTool } from './operator-error.mjs';
import { inRepository } from './repository.mjs';

/** As for the server: freed memory goes back to the system. */
const MEMORY = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1048576' };
/** Collects garbage before the heap is four times as large as what is used; costs a tenth of the time. */
const SMALL_HEAP = '--heap-growing-percent=50';

/**
 * How a program of the server that imports something is run.
 *
 * @param {string} program its file in server/src
 */
export function importCommand(program) {
  return {
    args: [SMALL_HEAP, '--import', 'tsx', inRepository('server', 'src', program)],
    env: { ...MEMORY, ...process.env },
  };
}

/**
 * Runs a program of the server that imports something, with the arguments of this one, and exits as it does.
 *
 * @param {string} program its file in server/src
 * @param {{ needsTilemaker?: (argument: string) => boolean }} [needs] whether an argument is cut to tiles
 */
export async function runImport(program, { needsTilemaker = () => false } = {}) {
  await runTool(async () => {
    requireNode();
    await ensureInstalled();
    const args = process.argv.slice(2);
    const tilemaker = args.some(needsTilemaker) ? { TILEMAKER_PATH: await findTilemaker() } : {};
    const { args: command, env } = importCommand(program);
    const child = spawn(process.execPath, [...command, ...args], {
      stdio: 'inherit',
      env: { ...env, ...tilemaker },
    });
    // A terminal sends Ctrl-C to both processes. SIGTERM to this one also ends the import, after its current batch.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    const [code] = await once(child, 'exit');
    process.exitCode = code ?? 1;
  });
}
