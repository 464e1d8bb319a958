import type { Refusal } from '@wayfold/contract/refusals/refusal';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';

/** A request for work. */
export type Ask = {
  /** Only one piece of work per key runs at a time. */
  readonly key: string;
  /** What the work makes. Requests for the same thing while it is being made share the result. */
  readonly what: string;
  /** Gives up waiting. */
  readonly signal: AbortSignal;
};

/** Does the work, or joins it; the work's own signal is aborted when nobody waits for it anymore. */
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
 * Allows one piece of work per key at a time. A repeated request for the same thing, from a second click or a reloaded page,
 * joins it; anything else is refused with `too-many`. Work that everybody gave up on frees its slot at once.
 */
export function oneAtATime<Result>(refusal: Refusal): OneAtATime<Result> {
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
    if (running && running.what !== what) throw new RequestRefused('too-many', refusal);
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
