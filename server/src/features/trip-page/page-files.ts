import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawnPage, PageRenderer, SharedPage } from '@wayfold/domain/page/shared-page';
import { WHOLE_TRIPS_AT_ONCE } from '../../http/whole-trips';
import { threadPool } from '../../lib/turns/thread-pool';

/** The built public page. */
export type PageFiles = {
  readonly frame: string;
  /** A name that is unique to the build. */
  readonly build: string;
  /** Renders the markup. A page with many lines is rendered on another thread, since React renders it in one go. */
  draw(shared: SharedPage): Promise<DrawnPage>;
  drawNothingHere(): Promise<DrawnPage>;
  /** Ends the thread. */
  close(): Promise<void>;
};

/** The number of lines that render in about 20 ms, which is less than a thread needs to start. */
const FEW_LINES = 200;

/** Reads what the web app's build created for the server. */
export async function readPageFiles(webRoot: string): Promise<PageFiles> {
  const frame = await readFile(path.join(webRoot, 'trip.html'), 'utf8');
  const script = path.join(webRoot, 'ssr', 'trip-page.mjs');
  const build = createHash('sha256')
    .update(frame)
    .update(await readFile(script))
    .digest('base64url');
  // Loaded by the first page, not at every start. Only the build knows the module; both sides import its type.
  const renderer = async () => (await import(pathToFileURL(script).href)) as PageRenderer;
  const pool = threadPool<SharedPage, DrawnPage>({
    file: pathToFileURL(script),
    name: 'renderTripPage',
    threads: WHOLE_TRIPS_AT_ONCE,
    timeoutMs: 60_000,
    idleMs: 60_000,
    memoryMegabytes: 128,
    refusals: {
      tooSlow: 'pageTooSlow',
      outOfMemory: 'pageTooLarge',
    },
  });
  return {
    frame,
    build,
    draw: async (shared) =>
      linesOf(shared) <= FEW_LINES ? (await renderer()).renderTripPage(shared) : pool.run(shared, NEVER),
    drawNothingHere: async () => (await renderer()).renderNothingHere(),
    close: pool.close,
  };
}

/** Several requests may wait for one page, so it is never aborted. */
const NEVER = new AbortController().signal;

/** The parts of a page that large trips have many of. */
function linesOf({ page: { stops, costs, itinerary } }: SharedPage): number {
  const groups = costs.flatMap((table) => table.groups);
  return stops.length + (itinerary?.length ?? 0) + groups.reduce((sum, { lines }) => sum + lines.length, 0);
}
