import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type StartedServer, startServer } from '../../server/src/testing/started-server';
import { processorSeconds } from '../support/process-memory';
import { makeDataDir } from '../support/product';

/** The admin account that reads the outbox. */
export const ADMIN = { email: 'admin@example.com', password: 'Blue-Lake 28!' } as const;

const REST_WITHIN_MS = 30_000;
const LOOK_EVERY_MS = 250;
const QUICK_MS = 100;
/** Share of one CPU. */
const QUIET_SHARE = 0.15;

/** The product as `npm start` runs it, behind one proxy, with its own PostgreSQL. It can be restarted if it dies. */
export interface AttackedServer {
  url: () => string;
  pid: () => number;
  /** The pid of its PostgreSQL; 0 if there is none. */
  postmaster: () => number;
  /** Whether the process has ended. */
  isGone: () => boolean;
  /** Lines it printed since its last start. */
  lines: () => readonly string[];
  /**
   * Waits until it has been idle for `looks` checks in a row. Restarts it if it died or is still busy after half a minute.
   *
   * @returns why it was restarted; null if it wasn't
   */
  rest: (looks: number) => Promise<string | null>;
  /** Runs SQL as the operator would. */
  sql: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts the built product in a new folder. */
export async function startAttackedServer(): Promise<AttackedServer> {
  const dataDir = await makeDataDir();
  const start = () =>
    startServer(dataDir, { TRUST_PROXY: '1', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  let server: StartedServer = await start();
  const postmasterFile = () => {
    const file = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  };
  // Stops the server when a run is interrupted; the server stops its PostgreSQL.
  process.once('exit', () => isGone() || process.kill(server.pid, 'SIGTERM'));
  const isGone = () => processorSeconds(server.pid) === 0;
  const again = async (why: string) => {
    await server.end('SIGKILL');
    server = await start();
    return why;
  };
  return {
    url: () => server.url,
    pid: () => server.pid,
    postmaster: () => Number(postmasterFile()[0] ?? 0),
    isGone,
    lines: () => server.lines,
    rest: async (looks) => {
      if (isGone()) return again(`it died: ${server.lines.at(-1)?.slice(0, 200) ?? 'without a word'}`);
      if (await isAtRest(server, looks)) return null;
      return isGone()
        ? again('it died')
        : again(`it was still busy after ${REST_WITHIN_MS / 1_000} s and was started anew`);
    },
    sql: async (text) => {
      const client = new pg.Client({ host: postmasterFile()[4] ?? '', user: 'wayfold', database: 'wayfold' });
      await client.connect();
      await client.query(text).finally(() => client.end());
    },
    close: async () => {
      await server.end('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Resolves to true once health checks are quick and the CPU has been idle for a while; false if that never happens. */
async function isAtRest({ url, pid }: StartedServer, looks: number): Promise<boolean> {
  const until = performance.now() + REST_WITHIN_MS;
  for (let quiet = 0; quiet < looks; ) {
    const left = until - performance.now();
    if (left <= 0 || processorSeconds(pid) === 0) return false;
    const before = { at: performance.now(), used: processorSeconds(pid) };
    await delay(LOOK_EVERY_MS);
    const askedAt = performance.now();
    await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(Math.ceil(left)) }).catch(() => undefined);
    const seconds = (performance.now() - before.at) / 1_000;
    const share = (processorSeconds(pid) - before.used) / seconds;
    quiet = share < QUIET_SHARE && performance.now() - askedAt < QUICK_MS ? quiet + 1 : 0;
  }
  return true;
}
