import { fairQueue } from '../../lib/work/fair-queue';
import { oneAtATime } from '../../lib/work/one-at-a-time';
import { type ThreadPool, threadPool } from '../../lib/work/thread-pool';
import type { MadePdf, PdfJob } from './pdf-job';
import { THREAD_MEMORY_MEGABYTES } from './thread-memory';

/** The file of the thread: the build has made one of it. */
const FILE = import.meta.url.endsWith('.ts') ? './pdf-worker-from-source.mjs' : './pdf-worker.js';

/** Two PDFs at once leave the server room to answer, and more would only wait for each other. */
const THREADS = 2;
const LARGE_AT_ONCE = THREADS - 1;

/** How long a thread waits for its next PDF: as long as somebody may think about what it should show. */
export const IDLE_MS = 300_000;
/** A thread keeps the memory that its largest PDF took, so one that made a large PDF soon ends. */
const IDLE_AFTER_LARGE_MS = 5_000;

/** The threads of the process that make PDFs. Whatever runs on them has its turn in `queue` first. */
export const pool = threadsFor(THREADS, IDLE_MS);
/** The same for large ones. */
export const largePool = threadsFor(LARGE_AT_ONCE, IDLE_AFTER_LARGE_MS);

function threadsFor(threads: number, idleMs: number): ThreadPool<PdfJob, Uint8Array> {
  return threadPool({
    file: new URL(FILE, import.meta.url),
    threads,
    timeoutMs: 120_000,
    idleMs,
    memoryMegabytes: THREAD_MEMORY_MEGABYTES,
    messages: {
      tooSlow: 'This PDF took too long to create. Leave out notes or pictures, or try again later.',
      outOfMemory: 'This trip is too large for a PDF. Leave out notes or pictures and try again.',
    },
  });
}

/** Who may have a PDF made, and when. */
export const queue = fairQueue({
  atOnce: THREADS,
  largeAtOnce: LARGE_AT_ONCE,
  perAsker: 3,
  waitingPerLane: 20,
  messages: {
    perAsker: 'Several PDFs are already being created for you. Try again when they’re done.',
    full: 'Many PDFs are being created right now. Try again in a minute.',
  },
});

/** One PDF of a trip at a time for each asker; the same asked again joins it. */
export const once = oneAtATime<MadePdf>(
  'A PDF of this trip is already being created for you. Try again when it’s done.',
);
