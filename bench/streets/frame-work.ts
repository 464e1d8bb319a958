import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number().optional(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
});
type TraceEvent = z.infer<typeof Trace>['traceEvents'][number];

/**
 * Runs an action and measures the work of the page's main thread for each frame meanwhile, from a trace.
 *
 * @returns milliseconds of processor time of each frame, in order; frames in which nothing was drawn are left out
 */
export async function workPerFrame(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await act();
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')));
  const main = mainThread(traceEvents);
  const callbacks = traceEvents
    .filter((event) => isOn(event, main) && event.name === 'FireAnimationFrame')
    .map(({ ts = 0 }) => ts)
    .sort((a, b) => a - b);
  const tasks = traceEvents
    .filter((event) => isOn(event, main) && event.name === 'RunTask')
    .sort((a, b) => (a.ts ?? 0) - (b.ts ?? 0));
  const frames: number[] = [];
  let next = 0;
  for (const { ts = 0, dur = 0, tdur = dur } of tasks) {
    const before = next;
    while (next < callbacks.length && (callbacks[next] ?? 0) <= ts + dur) next += 1;
    // A task that runs the callbacks of a frame begins it, and what follows belongs to it.
    if (next > before) frames.push(0);
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + tdur / 1_000;
  }
  return frames;
}

type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

const isOn = (event: TraceEvent, { pid, tid }: Thread) => event.pid === pid && event.tid === tid;

/** The main thread of the page: the renderer's that draws the most frames. */
function mainThread(events: readonly TraceEvent[]): Thread {
  const counts = new Map<string, { thread: Thread; frames: number }>();
  for (const { name, pid, tid } of events) {
    if (name !== 'FireAnimationFrame') continue;
    const counted = counts.get(`${pid} ${tid}`) ?? { thread: { pid, tid }, frames: 0 };
    counted.frames += 1;
    counts.set(`${pid} ${tid}`, counted);
  }
  const [most] = [...counts.values()].sort((a, b) => b.frames - a.frames);
  if (!most) throw new Error('No frame was drawn.');
  return most.thread;
}
