import { Worker } from 'node:worker_threads';
import { ProblemError } from '@wayfold/contract/problem-error';

/** What works off jobs on threads of its own. */
export type WorkerPool<Job, Answer> = {
  /**
   * Does a job as soon as a thread is free.
   *
   * @param signal ends the job when nobody waits for it any more, be it waiting or under way
   * @throws ProblemError `unavailable` when too many wait already, or when the job took too long
   */
  run(job: Job, signal?: AbortSignal): Promise<Answer>;
  /** Whether a thread is there, be it at work. */
  isStarted(): boolean;
  close(): Promise<void>;
};

export type WorkerPoolOptions = {
  /** The thread's file: it answers each message with `{ answer }` or `{ failed }`. */
  readonly file: URL;
  readonly threads: number;
  readonly mostWaiting: number;
  /** A job that takes longer is ended. */
  readonly mostMilliseconds: number;
  /** A thread without a job is ended after this, to give its memory back. */
  readonly idleMilliseconds: number;
  readonly memoryMegabytes: number;
  /** What people read who are turned away. */
  readonly busyMessage: string;
};

type Waiting<Job, Answer> = {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

/** Makes a pool; threads start when they are first needed, and one that broke is replaced by the next job. */
export function workerPool<Job, Answer>(options: WorkerPoolOptions): WorkerPool<Job, Answer> {
  const waiting: Waiting<Job, Answer>[] = [];
  const running = new Map<Waiting<Job, Answer>, Thread<Job, Answer>>();
  let idle: Thread<Job, Answer>[] = [];
  let busy = 0;

  function next(): void {
    const first = busy < options.threads ? waiting.shift() : undefined;
    if (!first) return;
    busy += 1;
    idle = idle.filter(({ isAlive }) => isAlive);
    const thread = idle.pop() ?? new Thread<Job, Answer>(options);
    running.set(first, thread);
    thread.run(first.job).then(
      (answer) => {
        idle.push(thread);
        first.resolve(answer);
        done(first);
      },
      (error: Error) => {
        if (thread.isAlive) idle.push(thread);
        first.reject(error);
        done(first);
      },
    );
  }

  function done(entry: Waiting<Job, Answer>): void {
    running.delete(entry);
    busy -= 1;
    next();
  }
  function forget(entry: Waiting<Job, Answer>): void {
    const place = waiting.indexOf(entry);
    if (place >= 0) waiting.splice(place, 1);
    running.get(entry)?.end(nobodyWaits());
  }

  return {
    run: (job, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) {
          reject(nobodyWaits());
          return;
        }
        if (waiting.length >= options.mostWaiting) {
          reject(new ProblemError('unavailable', options.busyMessage));
          return;
        }
        const entry = { job, resolve, reject };
        signal?.addEventListener(
          'abort',
          () => {
            reject(nobodyWaits());
            forget(entry);
          },
          { once: true },
        );
        waiting.push(entry);
        next();
      }),
    isStarted: () => running.size > 0 || idle.some(({ isAlive }) => isAlive),
    close: async () => {
      for (const { reject } of waiting.splice(0)) reject(new Error('The server stops.'));
      await Promise.all(
        [...idle, ...running.values()].map((thread) => thread.end(new Error('The server stops.'))),
      );
    },
  };
}

const nobodyWaits = () => new Error('Nobody waits for this any more.');

/** One thread, which does one job at a time. */
class Thread<Job, Answer> {
  readonly #options: WorkerPoolOptions;
  readonly #worker: Worker;
  #current: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  #timer: NodeJS.Timeout | undefined;
  isAlive = true;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#worker = new Worker(options.file, {
      resourceLimits: { maxOldGenerationSizeMb: options.memoryMegabytes },
    });
    this.#worker.on('message', (message: { answer: Answer } | { failed: string }) => {
      const current = this.#current;
      this.#rest();
      if ('failed' in message) current?.reject(new Error(message.failed));
      else current?.resolve(message.answer);
    });
    this.#worker.on('error', (error: Error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error('The thread ended.')));
  }

  run(job: Job): Promise<Answer> {
    clearTimeout(this.#timer);
    this.#worker.ref();
    return new Promise((resolve, reject) => {
      this.#current = { resolve, reject };
      this.#timer = setTimeout(
        () => void this.end(new ProblemError('unavailable', this.#options.busyMessage)),
        this.#options.mostMilliseconds,
      );
      this.#worker.postMessage(job);
    });
  }

  /** Ends the thread, and with it what it does. */
  async end(reason: Error): Promise<void> {
    this.isAlive = false;
    clearTimeout(this.#timer);
    this.#current?.reject(reason);
    this.#current = null;
    await this.#worker.terminate();
  }

  /** Waits for the next job without keeping the process. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#current = null;
    this.#worker.unref();
    this.#timer = setTimeout(
      () => void this.end(new Error('The thread had nothing to do.')),
      this.#options.idleMilliseconds,
    );
    this.#timer.unref();
  }
}
