import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Logger, run, runMigrations, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../lib/log';
import type { JobHandlers } from './jobs';
import { freeAbandonedJobs, sayAlive } from './jobs-store';

/** Concurrent jobs per process; each spends most of its time waiting for a mail server. */
const AT_ONCE = 2;
/** New jobs are announced immediately; polling finds those whose next attempt is due. */
const LOOK_EVERY_MS = 5_000;
const SWEEP_EVERY_MS = 10_000;
const START_AGAIN_MS = 10_000;

/** Creates or updates the queue's own tables. Several servers may start at once. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
}

/**
 * Runs queued and new jobs until it is closed; closing waits for running jobs.
 *
 * Copies of the server share the work. Jobs started by a killed process are restarted by another within seconds.
 */
export async function startJobs(
  { pool, log }: { pool: pg.Pool; log: Log },
  handlers: JobHandlers,
  { startAgainMs = START_AGAIN_MS }: { startAgainMs?: number } = {},
): Promise<{ close: () => Promise<void> }> {
  const closing = new AbortController();
  const startRunner = () => run({ ...settingsOf({ pool, log }, handlers), events: sayingAlive(log) });
  const sweep = () =>
    freeAbandonedJobs(pool).catch((err) => log.warn({ err }, 'freeing abandoned jobs failed; will retry'));
  let sweeping = sweep();
  await sweeping;
  let runner = await startRunner();

  // A runner that has already stopped by itself throws here, which isn't a failure of closing.
  const stop = () => runner.stop().catch(() => undefined);

  /** If the database is away for minutes, the runner ends; a new one takes over once it is back. */
  async function keepRunning(): Promise<void> {
    while (!closing.signal.aborted) {
      await runner.promise.catch((err) => log.warn({ err }, 'the job runner stopped; restarting it'));
      await delay(startAgainMs, null, closing).catch(() => undefined);
      if (!closing.signal.aborted) runner = await startRunner().catch(() => runner);
    }
    // A runner that was just starting when closing began isn't the one that was stopped then.
    await stop();
  }
  const running = keepRunning();
  const often = setInterval(() => {
    sweeping = sweeping.then(sweep);
  }, SWEEP_EVERY_MS);
  return {
    close: async () => {
      clearInterval(often);
      closing.abort();
      await sweeping;
      await stop();
      await running;
    },
  };
}

/** The connection that listens for jobs lives as long as its process; a process without it counts as dead. */
function sayingAlive(log: Log): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ workerPool, client }) => {
    sayAlive(client, workerPool.id).catch((err) => log.warn({ err }, 'jobs may run twice'));
  });
  return events;
}

/** Runs the jobs that are due now, one at a time. */
export async function doDueJobs(
  { pool, log }: { pool: pg.Pool; log: Log },
  handlers: JobHandlers,
): Promise<void> {
  await runOnce({ ...settingsOf({ pool, log }, handlers), concurrency: 1 });
}

function settingsOf({ pool, log }: { pool: pg.Pool; log: Log }, handlers: JobHandlers) {
  const tasks = Object.entries(handlers).map(([name, handle]) => [
    name,
    async (payload: unknown, { job }: { job: { id: string; attempts: number; max_attempts: number } }) => {
      const isLast = job.attempts >= job.max_attempts;
      try {
        await handle(payload as never, { isLast }); // addJob queued it, with this name's payload
      } catch (err) {
        log.warn({ err, job: name, id: job.id, attempt: job.attempts, isLast }, 'a job failed');
        throw err;
      }
    },
  ]);
  return {
    pgPool: pool,
    noHandleSignals: true,
    concurrency: AT_ONCE,
    pollInterval: LOOK_EVERY_MS,
    // No cron items, rather than those of a file in the folder the server is started from.
    parsedCronItems: [],
    // Finished jobs are deleted together with others of the same moment. Only with this setting does a stop wait for that.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    taskList: Object.fromEntries(tasks) as TaskList, // names and functions of the same entries
    logger: quietLogger(log),
  };
}

/** The queue's own messages, without the rows it adds to them; failed jobs have been logged by then. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    if (meta?.failure) return;
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
    else log.trace(message);
  });
}
