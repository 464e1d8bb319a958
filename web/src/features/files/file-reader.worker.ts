import { FileRefused } from '@wayfold/domain/files/read/file-contents';
import { readFile } from '@wayfold/domain/files/read/read-file';
import type { ReaderAnswer, ReaderQuestion } from './reader-messages';

/** Reads one file and returns its contents. Terminating the worker stops it. */
self.addEventListener('message', ({ data }: MessageEvent<ReaderQuestion>) => {
  void answerTo(data).then(tell);
});

async function answerTo({ file, during }: ReaderQuestion): Promise<ReaderAnswer> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // The browser couldn't open the file: it was moved, or it is a folder.
    return { kind: 'unreadable' };
  }
  tell({ kind: 'opened' });
  try {
    return { kind: 'read', contents: readFile(file.name, bytes, { during }) };
  } catch (thrown) {
    if (thrown instanceof FileRefused) return { kind: 'refused', refusal: thrown.refusal };
    return {
      kind: 'failed',
      reason: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown),
    };
  }
}

function tell(answer: ReaderAnswer): void {
  self.postMessage(answer);
}
