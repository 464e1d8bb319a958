import { type FileContents, FileRefused } from '@wayfold/domain/files/read/file-contents';
import type { ReaderAnswer, ReaderQuestion } from './reader-messages';

/** A file that the browser did not open, or could not have read. */
export class FileUnread extends Error {}

/**
 * Reads a file in a thread of its own, so that the page goes on meanwhile.
 *
 * @param signal ends the thread, whatever it is doing
 * @throws FileRefused with a sentence for whoever chose the file
 * @throws FileUnread where nobody came to read it
 * @throws DOMException `AbortError` once `signal` was given
 */
export async function readInThread(
  question: ReaderQuestion,
  { signal, onOpened }: { signal: AbortSignal; onOpened: () => void },
): Promise<FileContents> {
  const thread = new Worker(new URL('./file-reader.worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<Exclude<ReaderAnswer, { kind: 'opened' }>>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      // Its code could not be loaded, or its memory is full.
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
  if (answer.kind === 'refused') throw new FileRefused(answer.sentence);
  if (answer.kind === 'unreadable') throw new FileUnread();
  throw new Error(`A file could not be read: ${answer.reason}`);
}
