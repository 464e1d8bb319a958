import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type WorkerPool, type WorkerPoolOptions, workerPool } from './worker-pool';

/** A thread that doubles numbers, breaks at 'break', fails at 'fail' and never answers 'hang'. */
const PROGRAM = `import { parentPort } from 'node:worker_threads';
parentPort.on('message', (job) => {
  if (job === 'break') process.exit(1);
  if (job === 'fail') parentPort.postMessage({ failed: 'It could not.' });
  else if (job !== 'hang') parentPort.postMessage({ answer: job * 2 });
});`;

type Job = number | 'break' | 'fail' | 'hang';

const pools: WorkerPool<Job, number>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

async function makePool(options: Partial<WorkerPoolOptions> = {}): Promise<WorkerPool<Job, number>> {
  const file = path.join(tmpdir(), `pool-${process.pid}.mjs`);
  await writeFile(file, PROGRAM);
  const pool = workerPool<Job, number>({
    file: pathToFileURL(file),
    threads: 2,
    mostWaiting: 3,
    mostMilliseconds: 60_000,
    idleMilliseconds: 60_000,
    memoryMegabytes: 64,
    busyMessage: 'Busy.',
    ...options,
  });
  pools.push(pool);
  return pool;
}

test('jobs are done, more of them than there are threads', async () => {
  const pool = await makePool();

  expect(await Promise.all([1, 2, 3, 4, 5].map((job) => pool.run(job)))).toEqual([2, 4, 6, 8, 10]);
});

test('a thread is there from the first job on, until it broke', async () => {
  const pool = await makePool();
  const before = pool.isStarted();

  const first = pool.run(1);
  const during = pool.isStarted();
  await first;
  const after = pool.isStarted();
  await expect(pool.run('break')).rejects.toThrow('ended');

  expect([before, during, after, pool.isStarted()]).toEqual([false, true, true, false]);
});

test('who comes when enough wait already is turned away with a sentence', async () => {
  const pool = await makePool({ threads: 1, mostWaiting: 1 });
  const stopped = new AbortController();
  const held = [pool.run('hang', stopped.signal), pool.run(1)];

  await expect(pool.run(2)).rejects.toMatchObject({ code: 'unavailable', message: 'Busy.' });
  stopped.abort();
  await expect(held[0]).rejects.toThrow('Nobody waits');
  expect(await held[1]).toBe(2);
});

test('a job nobody waits for any more is ended, and its thread serves the next', async () => {
  const pool = await makePool({ threads: 1 });
  const left = new AbortController();
  const waiting = new AbortController();
  const first = pool.run('hang', left.signal);
  const second = pool.run('hang', waiting.signal);
  const third = pool.run(21);

  waiting.abort();
  left.abort();

  await expect(first).rejects.toThrow('Nobody waits');
  await expect(second).rejects.toThrow('Nobody waits');
  expect(await third).toBe(42);
});

test('a job that fails or breaks its thread is refused, and the next one is done', async () => {
  const pool = await makePool({ threads: 1 });

  await expect(pool.run('fail')).rejects.toThrow('It could not.');
  await expect(pool.run('break')).rejects.toThrow('The thread ended.');
  expect(await pool.run(4)).toBe(8);
});

test('a job that takes too long is ended', async () => {
  const pool = await makePool({ threads: 1, mostMilliseconds: 20 });

  await expect(pool.run('hang')).rejects.toMatchObject({ code: 'unavailable' });
});

test('one who left before the job began is not served', async () => {
  const pool = await makePool();

  await expect(pool.run(1, AbortSignal.abort())).rejects.toThrow('Nobody waits');
});
