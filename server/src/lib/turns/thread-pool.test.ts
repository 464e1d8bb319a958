import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type ThreadPool, type ThreadPoolOptions, threadPool } from './thread-pool';

/** A thread that doubles numbers, exits on 'break', fails on 'fail', uses up all memory on 'fill' and never answers 'hang'. */
const PROGRAM = `export async function runJob(job) {
  if (job === 'break') process.exit(1);
  if (job === 'fail') throw new Error('It could not.');
  if (job === 'hang') await new Promise((resolve) => setInterval(resolve, 2 ** 30));
  const rows = [];
  while (job === 'fill') rows.push({ row: rows.length, text: 'row ' + rows.length });
  return job * 2;
}`;

type Job = number | 'break' | 'fail' | 'hang' | 'fill';

const stay = new AbortController().signal;
const pools: ThreadPool<Job, number>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

async function makePool({
  program = PROGRAM,
  ...options
}: Partial<ThreadPoolOptions> & { program?: string } = {}): Promise<ThreadPool<Job, number>> {
  const file = path.join(tmpdir(), `pool-${process.pid}-${pools.length}.mjs`);
  await writeFile(file, program);
  const pool = threadPool<Job, number>({
    file: pathToFileURL(file),
    threads: 2,
    timeoutMs: 60_000,
    idleMs: 60_000,
    memoryMegabytes: 32,
    refusals: { tooSlow: 'pdfTooSlow', outOfMemory: 'pdfTooLarge' },
    ...options,
  });
  pools.push(pool);
  return pool;
}

test('as many jobs run at once as there are threads, one at a time on each', async () => {
  const pool = await makePool();

  expect(await Promise.all([pool.run(1, stay), pool.run(2, stay)])).toEqual([2, 4]);
  expect(await Promise.all([pool.run(3, stay), pool.run(4, stay)])).toEqual([6, 8]);
});

test('a thread starts with the first job and lives until it ends', async () => {
  const pool = await makePool();
  const before = pool.isStarted();

  const first = pool.run(1, stay);
  const during = pool.isStarted();
  await first;
  const after = pool.isStarted();
  await expect(pool.run('break', stay)).rejects.toThrow('exited');

  expect([before, during, after, pool.isStarted()]).toEqual([false, true, true, false]);
});

test('an aborted job ends with its thread, and a new thread does the next', async () => {
  const pool = await makePool({ threads: 1 });
  const left = new AbortController();
  const first = pool.run('hang', left.signal);

  left.abort(new Error('Gone.'));

  await expect(first).rejects.toThrow('Gone.');
  expect(await pool.run(21, stay)).toBe(42);
});

test('a job aborted before it starts isn’t done', async () => {
  const pool = await makePool();

  await expect(pool.run(1, AbortSignal.abort(new Error('Gone.')))).rejects.toThrow('Gone.');
  expect(pool.isStarted()).toBe(false);
});

test('a job that fails or breaks its thread doesn’t affect others', async () => {
  const pool = await makePool({ threads: 1 });

  await expect(pool.run('fail', stay)).rejects.toThrow('It could not.');
  await expect(pool.run('break', stay)).rejects.toThrow('exited');
  expect(await pool.run(4, stay)).toBe(8);
});

test('a job that needs too much memory is refused, and a new thread does the next', async () => {
  const pool = await makePool({ threads: 1 });

  await expect(pool.run('fill', stay)).rejects.toMatchObject({ code: 'too-large', refusal: 'pdfTooLarge' });
  expect(await pool.run(4, stay)).toBe(8);
});

test('a job that takes too long is stopped and refused', async () => {
  const pool = await makePool({ threads: 1, timeoutMs: 20 });

  await expect(pool.run('hang', stay)).rejects.toMatchObject({ code: 'unavailable', refusal: 'pdfTooSlow' });
});

test('a job fails if no thread can start', async () => {
  const pool = await makePool({ program: `throw new Error('It is broken.');` });

  await expect(pool.run(1, stay)).rejects.toThrow('It is broken.');
});
