// Makes PDFs on a thread of its own, one after the other.

import { parentPort } from 'node:worker_threads';
import type { PdfJob } from './pdf-job';
import { writePdf } from './write-pdf';

parentPort?.on('message', async (job: PdfJob) => {
  try {
    parentPort?.postMessage({ answer: await writePdf(job) });
  } catch (error) {
    parentPort?.postMessage({
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
