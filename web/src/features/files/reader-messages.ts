import type { Refusal } from '@wayfold/contract/refusals/refusal';
import type { FileContents, Span } from '@wayfold/domain/files/read/file-contents';

/** The request to the file reader worker. */
export interface ReaderQuestion {
  readonly file: File;
  /** The dates of the trip that the file is imported into; null if it has none. */
  readonly during: Span | null;
}

/** Its responses: first that the file is open, then the result. */
export type ReaderAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'read'; readonly contents: FileContents }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'failed'; readonly reason: string };
