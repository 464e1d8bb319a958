import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryRoot } from '../process/repository-root';

/** The product in its own process, as npm start runs it. */
export interface StartedServer {
  /** `http://localhost:port` */
  url: string;
  pid: number;
  /** Sends a signal and waits for the process to end; returns its exit code, null if the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Its output, line by line. */
  lines: readonly string[];
  /** Milliseconds from the start of the command to its ready line. */
  readyAfterMs: number;
}

/**
 * Starts the built product (building it first if its sources changed) on a free port and waits for its ready line.
 *
 * @param dataDir an existing folder
 * @throws Error with its output if it exits instead
 */
export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<StartedServer> {
  const began = performance.now();
  const child = spawn(process.execPath, [path.join(repositoryRoot(), 'tools/start.mjs')], {
    env: {
      ...process.env,
      MAP_STREETS: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      DATA_DIR: dataDir,
      PUBLIC_URL: '',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const url = await readyLine(child, lines);
  return {
    url,
    lines,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - began,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const closed = once(child, 'close');
      child.kill(signal);
      await closed;
      return child.exitCode;
    },
  };
}

function readyLine(child: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const ready = line.match(/^Wayfold is ready at (.+)$/);
        if (ready?.[1]) resolve(ready[1]);
      });
    }
    child.once('close', (code) => reject(new Error(`exit code ${code}: ${lines.join('\n')}`)));
  });
}
