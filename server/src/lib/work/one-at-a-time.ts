import { ProblemError } from '@wayfold/contract/kernel/problem-error';

/** What somebody asks for. */
export type Ask = {
  /** Whose work there is only one of at a time. */
  readonly key: string;
  /** What the work makes. Whoever asks for the same while it is being made gets that. */
  readonly what: string;
  /** Gives up waiting. */
  readonly signal: AbortSignal;
};

/** Does the work, or joins it; its own signal is aborted when nobody waits for it any more. */
export type OneAtATime<Result> = (
  ask: Ask,
  work: (signal: AbortSignal) => Promise<Result>,
) => Promise<Result>;

type Job<Result> = {
  readonly what: string;
  readonly done: Promise<Result>;
  readonly abandoned: AbortController;
  waiting: number;
};

/**
 * Allows one piece of work for each key at a time. The same asked again, by a second click or a page opened anew, joins it;
 * anything else is refused with `too-many` and the message. Work that everybody gave up frees its place at once.
 */
export function oneAtATime<Result>(message: string): OneAtATime<Result> {
  const jobs = new Map<string, Job<Result>>();

  function begin({ key, what }: Ask, work: (signal: AbortSignal) => Promise<Result>): Job<Result> {
    const abandoned = new AbortController();
    const done = work(abandoned.signal).finally(() => forget(key, job));
    const job: Job<Result> = { what, done, abandoned, waiting: 0 };
    jobs.set(key, job);
    return job;
  }

  function forget(key: string, job: Job<Result>): void {
    if (jobs.get(key) === job) jobs.delete(key);
  }

  return async (ask, work) => {
    const { key, what, signal } = ask;
    signal.throwIfAborted();
    const running = jobs.get(key);
    if (running && running.what !== what) throw new ProblemError('too-many', message);
    const job = running ?? begin(ask, work);
    job.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = () => {
        reject(signal.reason);
        job.waiting -= 1;
        if (job.waiting > 0) return;
        forget(key, job);
        job.abandoned.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      job.done.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
    });
  };
}
