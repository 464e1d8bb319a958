import type { FileContents, Span } from '@wayfold/domain/files/read/file-contents';

/** What the thread that reads files is asked. */
export interface ReaderQuestion {
  readonly file: File;
  /** The days of the trip that the file is read for; null where that has none. */
  readonly during: Span | null;
}

/** What it answers: first that the file is open, then what came of it. */
export type ReaderAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'read'; readonly contents: FileContents }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly reason: string };
