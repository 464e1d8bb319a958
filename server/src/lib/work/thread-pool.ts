import { fileURLToPath } from 'node:url';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { Piscina } from 'piscina';

/** Runs jobs on worker threads. It has no queue: whoever uses it starts no more jobs at once than there are threads. */
export type ThreadPool<Job, Answer> = {
  /**
   * Runs a job on a thread of its own.
   *
   * @param signal stops the job, and with it its thread; rejects with the signal's reason
   * @throws ProblemError `unavailable` when it takes too long, `too-large` when it needs too much memory
   */
  run(job: Job, signal: AbortSignal): Promise<Answer>;
  /** Whether a thread is there, busy or not. */
  isStarted(): boolean;
  close(): Promise<void>;
};

export type ThreadPoolOptions = {
  /** A module that exports a function which takes a job and answers it, at once or by a promise. */
  readonly file: URL;
  /** What that function is called; `runJob` without it. */
  readonly name?: string;
  readonly threads: number;
  readonly timeoutMs: number;
  /** A thread without a job ends after this, to give its memory back. */
  readonly idleMs: number;
  /** JavaScript heap of one thread. */
  readonly memoryMegabytes: number;
  /** What people read whose job took too long or too much memory. */
  readonly messages: { readonly tooSlow: string; readonly outOfMemory: string };
};

/** Makes a pool. Threads start with the jobs that need them; one that broke is replaced by the next job. */
export function threadPool<Job, Answer>(options: ThreadPoolOptions): ThreadPool<Job, Answer> {
  const { file, name = 'runJob', threads, timeoutMs, idleMs, memoryMegabytes, messages } = options;
  const piscina = new Piscina<Job, Answer>({
    filename: fileURLToPath(file),
    name,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryMegabytes },
    // A thread that waits with Atomics stands still, and what its last job left to be cleaned up with it.
    atomics: 'disabled',
    recordTiming: false,
  });
  const running = new Set<AbortController>();
  // A thread that cannot start ends without a word to the job that waits for it.
  piscina.on('error', (error: Error) => {
    for (const job of running) job.abort(error);
  });

  const problemOf = (error: unknown): unknown =>
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      ? new ProblemError('too-large', messages.outOfMemory)
      : error;

  return {
    run: async (job, signal) => {
      signal.throwIfAborted();
      const ended = new AbortController();
      const leave = () => ended.abort(signal.reason);
      signal.addEventListener('abort', leave);
      const timer = setTimeout(
        () => ended.abort(new ProblemError('unavailable', messages.tooSlow)),
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
