/** Time source; tests pass their own. */
export interface Timing {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after a while, or as soon as the signal is aborted; never rejects. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** A random number from 0 up to 1. */
  random(): number;
}

/** The device's own clock. */
export const deviceTiming: Timing = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const end = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      signal?.addEventListener('abort', end);
    }),
  random: () => Math.random(),
};
