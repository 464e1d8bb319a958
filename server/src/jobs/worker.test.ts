import { type Runner, run } from 'graphile-worker';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../db/statement';
import { createLog } from '../lib/log';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { JOB_ATTEMPTS, type JobHandlers } from './jobs';
import { addJob } from './jobs-store';
import { doDueJobs, startJobs } from './worker';

vi.mock('graphile-worker', { spy: true });

let database: TestDatabase;
const lines: string[] = [];
const log = createLog('debug', {
  write: (line: string) => lines.push(line),
} as unknown as NodeJS.WritableStream); // pino only ever writes
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Handlers of a queue that contains no other jobs. */
const sendingMail = (act: JobHandlers['send-mail']) => ({ 'send-mail': act }) as JobHandlers; // as above

/** A handler that records what it was given, and resolves when it gets the nth job. */
function noting(count: number, act: () => Promise<void> = async () => undefined) {
  const given: string[] = [];
  let tell: () => void = () => undefined;
  const isDone = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const handlers = sendingMail(async ({ mailId }) => {
    given.push(mailId);
    if (given.length >= count) tell();
    await act();
  });
  return { given, isDone, handlers };
}

const queue = (mailId: string) =>
  inTransaction(database.pool, async (on) => addJob(on, 'send-mail', { mailId }));

const start = (handlers: JobHandlers) => startJobs({ pool: database.pool, log }, handlers);

async function jobsLeft(): Promise<number> {
  const { rows } = await database.pool.query('select count(*) from graphile_worker.jobs');
  return rows[0].count;
}

test('a job runs once its transaction commits, whether it was queued before or after startup', async () => {
  const { given, isDone, handlers } = noting(2);
  await queue('before');

  const jobs = await start(handlers);
  await queue('after');
  await isDone;
  await jobs.close();

  // Two run at a time.
  expect(given.toSorted()).toEqual(['after', 'before']);
  expect(await jobsLeft()).toBe(0);
});

test('a job of a failed transaction never runs', async () => {
  const failing = inTransaction(database.pool, async (on) => {
    addJob(on, 'send-mail', { mailId: 'never' });
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  const { given, handlers } = noting(1);

  await doDueJobs({ pool: database.pool, log }, handlers);

  expect(given).toEqual([]);
});

test('two copies of the server share the jobs, and each job runs once', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `job ${index}`);
  const { given, isDone, handlers } = noting(names.length);

  const copies = await Promise.all([start(handlers), start(handlers)]);
  await Promise.all(names.map(queue));
  await isDone;
  await Promise.all(copies.map((copy) => copy.close()));

  expect(given.toSorted()).toEqual(names.toSorted());
});

test('stopping waits for the running job', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { isDone, handlers } = noting(1, () => finished);
  const jobs = await start(handlers);
  await queue('slow');
  await isDone;

  const closing = jobs.close();
  finish();
  await closing;

  expect(await jobsLeft()).toBe(0);
});

test('a runner that takes over while the server stops is stopped as well', async () => {
  const { run: reallyRun } = await vi.importActual<typeof import('graphile-worker')>('graphile-worker');
  const runners: Runner[] = [];
  let begin: () => void = () => undefined;
  let goOn: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
  const starting: typeof run = async (options) => {
    const runner = await reallyRun(options);
    runners.push(runner);
    return runner;
  };
  vi.mocked(run).mockImplementationOnce(starting);
  vi.mocked(run).mockImplementationOnce(async (options) => {
    begin();
    await mayGoOn;
    return starting(options);
  });
  const jobs = await startJobs({ pool: database.pool, log }, noting(1).handlers, { startAgainMs: 0 });
  await runners[0]?.stop();
  await hasBegun;

  const closing = jobs.close();
  goOn();
  await closing;

  expect(runners).toHaveLength(2);
  await expect(runners[1]?.stop()).rejects.toThrow('already stopped');
});

test('a failed job waits for its next attempt, longer each time', async () => {
  const { handlers } = noting(1, () => Promise.reject(new Error('not today')));
  await queue('failing');
  const waits: number[] = [];

  for (let attempt = 1; attempt < 5; attempt += 1) {
    await doDueJobs({ pool: database.pool, log }, handlers);
    const { rows } = await database.pool.query(
      'select extract(epoch from run_at - updated_at)::float as wait from graphile_worker.jobs',
    );
    waits.push(rows[0].wait);
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  }
  await database.pool.query('delete from graphile_worker._private_jobs');

  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(new Set(waits).size).toBe(waits.length);
  expect(lines.join('')).toContain('not today');
});

test('the last attempt is marked as the last', async () => {
  const seen: boolean[] = [];
  await queue('last');
  await database.pool.query('update graphile_worker._private_jobs set attempts = $1', [JOB_ATTEMPTS - 2]);

  for (let attempt = 0; attempt < 3; attempt += 1) {
    await doDueJobs(
      { pool: database.pool, log },
      sendingMail(async (_payload, { isLast }) => {
        seen.push(isLast);
        throw new Error('no');
      }),
    );
    await database.pool.query('update graphile_worker._private_jobs set run_at = now()');
  }
  await database.pool.query('delete from graphile_worker._private_jobs');

  expect(seen).toEqual([false, true]);
});

test('a job started by a killed process is restarted, and one of a running process isn’t', async () => {
  await queue('begun by the dead');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'the dead', locked_at = now() - interval '1 minute'`,
  );
  const living = await database.pool.connect();
  await living.query(`select pg_advisory_lock(hashtextextended('the living', 0))`);
  await queue('begun by the living');
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'the living', locked_at = now() - interval '1 minute'
    where locked_by is null`,
  );
  const { given, isDone, handlers } = noting(1);

  const jobs = await start(handlers);
  await isDone;
  await jobs.close();
  living.release(true);

  expect(given).toEqual(['begun by the dead']);
  expect(await jobsLeft()).toBe(1);
});
