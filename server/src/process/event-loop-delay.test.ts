import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Measurements as Node would make them, in nanoseconds and including the wait between two samples. */
const made: { max: number; reset: () => void; percentile: () => number }[] = [];
vi.mock('node:perf_hooks', () => ({
  monitorEventLoopDelay: () => {
    const histogram = {
      max: 0,
      percentile: (percent: number) => (histogram.max * percent) / 100,
      reset: () => {
        histogram.max = 0;
      },
      enable: () => true,
      disable: () => true,
    };
    made.push(histogram as never); // only the part that is used
    return histogram;
  },
}));
const { watchEventLoopDelay } = await import('./event-loop-delay');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets both measurements see a delay of this many milliseconds. */
function delay(ms: number): void {
  for (const histogram of made) histogram.max = Math.max(histogram.max, (ms + 20) * 1_000_000);
}

test('a delay is reported for one to two minutes, without the sampling wait', () => {
  const watch = watchEventLoopDelay();
  expect(watch.read()).toEqual({ p50: 0, p99: 0, max: 0 });

  delay(380);
  expect(watch.read()).toEqual({ p50: 180, p99: 376, max: 380 });
  vi.advanceTimersByTime(60_000);
  expect(watch.read().max).toBe(380);
  delay(30);

  vi.advanceTimersByTime(60_000);
  expect(watch.read().max).toBe(30);
  watch.close();
});
