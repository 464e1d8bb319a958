import { type FileContents, FileRefused } from '@wayfold/domain/files/read/file-contents';
import type { ReaderAnswer, ReaderQuestion } from './reader-messages';

/** The browser couldn't open or read a file. */
export class FileUnread extends Error {}

/**
 * Reads a file in a worker, so that the page stays responsive.
 *
 * @param signal terminates the worker, whatever it is doing
 * @throws FileRefused with a message for the user
 * @throws FileUnread if the file couldn't be read
 * @throws DOMException `AbortError` after `signal` was aborted
 */
export async function readInThread(
  question: ReaderQuestion,
  { signal, onOpened }: { signal: AbortSignal; onOpened: () => void },
): Promise<FileContents> {
  const thread = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<Exclude<ReaderAnswer, { kind: 'opened' }>>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      // Its code couldn't be loaded, or it is out of memory.
      thread.addEventListener('error', () => reject(new FileUnread()));
      thread.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
        if (data.kind === 'opened') onOpened();
        else resolve(data);
      });
      thread.postMessage(question);
    });
    return contentsIn(answer);
  } finally {
    thread.terminate();
  }
}

function contentsIn(answer: Exclude<ReaderAnswer, { kind: 'opened' }>): FileContents {
  if (answer.kind === 'read') return answer.contents;
  if (answer.kind === 'refused') throw new FileRefused(answer.refusal);
  if (answer.kind === 'unreadable') throw new FileUnread();
  throw new Error(`A file could not be read: ${answer.reason}`);
}
