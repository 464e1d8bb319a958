import { fairQueue } from '../../lib/turns/fair-queue';
import { oneAtATime } from '../../lib/turns/one-at-a-time';
import { type ThreadPool, threadPool } from '../../lib/turns/thread-pool';
import type { MadePdf, PdfJob } from './pdf-job';
import { THREAD_MEMORY_MEGABYTES } from './thread-memory';

/** The file of the thread: the build bundles it into one file. */
const FILE = import.meta.url.endsWith('.ts') ? './pdf-worker-from-source.mjs' : './pdf-worker.js';

/** Two PDFs at once leave the server capacity to respond; more would only wait for each other. */
const THREADS = 2;
const LARGE_AT_ONCE = THREADS - 1;

/** How long a thread waits for its next PDF: about as long as somebody takes to choose what it should show. */
export const IDLE_MS = 300_000;
/** A thread keeps the memory of its largest PDF, so one that made a large PDF ends soon. */
const IDLE_AFTER_LARGE_MS = 5_000;

/** The threads of the process that make PDFs. Everything that runs on them first waits its turn in `queue`. */
export const pool = threadsFor(THREADS, IDLE_MS);
/** The same for large PDFs. */
export const largePool = threadsFor(LARGE_AT_ONCE, IDLE_AFTER_LARGE_MS);

function threadsFor(threads: number, idleMs: number): ThreadPool<PdfJob, Uint8Array> {
  return threadPool({
    file: new URL(FILE, import.meta.url),
    threads,
    timeoutMs: 120_000,
    idleMs,
    memoryMegabytes: THREAD_MEMORY_MEGABYTES,
    refusals: {
      tooSlow: 'pdfTooSlow',
      outOfMemory: 'pdfTooLarge',
    },
  });
}

/** Decides who may have a PDF made, and when. */
export const queue = fairQueue({
  atOnce: THREADS,
  largeAtOnce: LARGE_AT_ONCE,
  perAsker: 3,
  waitingPerLane: 20,
  refusals: {
    perAsker: 'yourPdfsPending',
    full: 'pdfsPending',
  },
});

/** Makes one PDF of a trip at a time for each requester; a repeated request joins it. */
export const once = oneAtATime<MadePdf>('pdfOfTripPending');
