import { type IntervalHistogram, monitorEventLoopDelay } from 'node:perf_hooks';

/** How far the event loop is behind, in whole milliseconds. */
export type EventLoopDelay = { readonly p50: number; readonly p99: number; readonly max: number };

/** Sampling interval; measured delays include it. */
const RESOLUTION_MS = 20;
const WINDOW_MS = 60_000;
const NANOSECONDS = 1_000_000;

/**
 * Monitors event loop delay.
 *
 * Two measurements alternate: each restarts every two minutes, a minute apart, and the older one is read. So the figures always
 * cover the last one to two minutes, never just a moment.
 */
export function watchEventLoopDelay(): { read(): EventLoopDelay; close(): void } {
  let [older, newer] = [begin(), begin()];
  const turn = setInterval(() => {
    [older, newer] = [newer, older];
    newer.reset();
  }, WINDOW_MS).unref();
  return {
    read: () => ({ p50: late(older, 50), p99: late(older, 99), max: late(older, 100) }),
    close() {
      clearInterval(turn);
      for (const histogram of [older, newer]) histogram.disable();
    },
  };
}

function begin(): IntervalHistogram {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return histogram;
}

function late(histogram: IntervalHistogram, percentile: number): number {
  if (histogram.max === 0) return 0;
  const measured = percentile === 100 ? histogram.max : histogram.percentile(percentile);
  return Math.max(0, Math.round(measured / NANOSECONDS - RESOLUTION_MS));
}
