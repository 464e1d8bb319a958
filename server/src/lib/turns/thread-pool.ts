import { fileURLToPath } from 'node:url';
import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { Piscina } from 'piscina';

/** Runs jobs on worker threads. It has no queue: callers start no more jobs at once than there are threads. */
export type ThreadPool<Job, Answer> = {
  /**
   * Runs a job on its own thread.
   *
   * @param signal stops the job and its thread; rejects with the signal's reason
   * @throws ProblemError `unavailable` if it takes too long, `too-large` if it needs too much memory
   */
  run(job: Job, signal: AbortSignal): Promise<Answer>;
  /** Whether a thread exists, busy or not. */
  isStarted(): boolean;
  close(): Promise<void>;
};

export type ThreadPoolOptions = {
  /** A module that exports a function that takes a job and returns its result, directly or as a promise. */
  readonly file: URL;
  /** Name of that function; `runJob` by default. */
  readonly name?: string;
  readonly threads: number;
  readonly timeoutMs: number;
  /** A thread without a job ends after this time, to free its memory. */
  readonly idleMs: number;
  /** JavaScript heap of one thread. */
  readonly memoryMegabytes: number;
  /** What is said of jobs that took too long or needed too much memory. */
  readonly refusals: { readonly tooSlow: Refusal; readonly outOfMemory: Refusal };
};

/** Creates a pool. Threads start when jobs need them; the next job replaces a broken one. */
export function threadPool<Job, Answer>(options: ThreadPoolOptions): ThreadPool<Job, Answer> {
  const { file, name = 'runJob', threads, timeoutMs, idleMs, memoryMegabytes, refusals } = options;
  const piscina = new Piscina<Job, Answer>({
    filename: fileURLToPath(file),
    name,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    // A thread that waits with Atomics stands still, and so does the cleanup of its last job.
    atomics: 'disabled',
    recordTiming: false,
  });
  const running = new Set<AbortController>();
  // If a thread can't start, the job that waits for it isn't told.
  piscina.on('error', (error: Error) => {
    for (const job of running) job.abort(error);
  });

  const problemOf = (error: unknown): unknown =>
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? new RequestRefused('too-large', refusals.outOfMemory)
      : error;

  return {
    run: async (job, signal) => {
      signal.throwIfAborted();
      const ended = new AbortController();
      const leave = () => ended.abort(signal.reason);
      signal.addEventListener('abort', leave);
      const timer = setTimeout(
        () => ended.abort(new RequestRefused('unavailable', refusals.tooSlow)),
        timeoutMs,
      );
      running.add(ended);
      try {
        return await piscina.run(job, { signal: ended.signal });
      } catch (error) {
        throw problemOf(ended.signal.aborted ? ended.signal.reason : error);
      } finally {
        running.delete(ended);
        clearTimeout(timer);
        signal.removeEventListener('abort', leave);
      }
    },
    isStarted: () => piscina.threads.length > 0,
    close: () => piscina.destroy(),
  };
}
