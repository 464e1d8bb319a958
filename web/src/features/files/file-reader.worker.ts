import { FileRefused } from '@wayfold/domain/files/read/file-contents';
import { readFile } from '@wayfold/domain/files/read/read-file';
import type { ReaderAnswer, ReaderQuestion } from './reader-messages';

/** Reads one file and says what is in it. It is stopped by ending the thread. */
self.addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => {
  void answerTo(data).then(tell);
});

async function answerTo({ file, during }: ReaderQuestion): Promise<ReaderAnswer> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The browser could not open it: moved meanwhile, or a folder.
    return { kind: 'unreadable' };
  }
  tell({ kind: 'opened' });
  try {
    return { kind: 'read', contents: readFile(file.name, bytes, { during }) };
  } catch (thrown) {
    if (thrown instanceof FileRefused) return { kind: 'refused', sentence: thrown.message };
    return {
      kind: 'failed',
      reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    };
  }
}

function tell(answer: ReaderAnswer): void {
  self.postMessage(answer);
}
