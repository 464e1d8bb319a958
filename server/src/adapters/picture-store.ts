import type { Readable } from 'node:stream';
import type { PictureType } from '@wayfold/contract/pictures/pictures';

/** What kinds of files lie in a store: what people may upload, and what is drawn of it. */
export type StoredType = PictureType | 'image/avif';

/** One upload that is expected: what may be sent to its address, and until when. */
export type PromisedUpload = {
  readonly key: string;
  readonly type: PictureType;
  /** Exactly so many bytes; null where nobody knows yet, and then at most `PICTURE_BYTES`. */
  readonly size: number | null;
  readonly expiresAt: Date;
};

/** Where an upload goes with PUT. */
export type UploadAddress = {
  /** In full, or a path on this server. */
  readonly url: string;
  /** To be sent along. */
  readonly headers: Record<string, string>;
};

/** A file as it lies there. Whoever opens it reads or destroys its stream. */
export type StoredFile = { readonly length: number; readonly stream: Readable };

/** A file of a list, and when it was last written. */
export type ListedFile = { readonly path: string; readonly writtenAt: Date };

/**
 * Where the files of pictures lie: on disk, or in a bucket. Paths are our own (`isStorePath`), never what somebody called a file.
 *
 * A file is there whole or not at all, and once `write` has answered it outlives any crash.
 */
export type PictureStore = {
  /** The address of an upload; what arrives there lies at `uploadPath(key)`. */
  addressFor(upload: PromisedUpload): Promise<UploadAddress>;
  /** Takes what is sent to an address of `addressFor`; null where the addresses lead elsewhere. */
  readonly receive: ReceiveUpload | null;
  /** Null when there is none. */
  open(path: string): Promise<StoredFile | null>;
  write(path: string, bytes: Uint8Array, type: StoredType): Promise<void>;
  /** Removes files; those that are not there are no matter. */
  remove(paths: readonly string[]): Promise<void>;
  /** All files below a folder, in any order. */
  list(folder: StoreFolder): AsyncIterable<ListedFile>;
  /** Removes what broken-off writes left, when it is older than that. */
  tidy(before: Date): Promise<void>;
  close(): Promise<void>;
};

/** What stands behind an upload's address: its path and query, and what is sent. */
export type ReceiveUpload = (address: URL, sent: SentUpload) => Promise<void>;
export type SentUpload = {
  readonly type: string | undefined;
  /** As announced; null where it is not. */
  readonly length: number | null;
  readonly body: AsyncIterable<Uint8Array>;
};

/** Uploads as they came, which nobody but the server reads; and what is kept of them and drawn from them. */
export const STORE_FOLDERS = ['uploads', 'kept'] as const;
export type StoreFolder = (typeof STORE_FOLDERS)[number];

/** Where an upload lies until it is taken. */
export function uploadPath(key: string): string {
  return `uploads/${key}`;
}

const STORE_PATH = /^(uploads|kept)(\/[A-Za-z0-9_-]{1,64}){1,4}(\.[a-z]{1,5})?$/;

/** Whether a text is a path of a store: folders and a name of letters, digits, - and _, with an ending at most. */
export function isStorePath(path: string): boolean {
  return STORE_PATH.test(path);
}

/** The path, or a bug. */
export function storePath(path: string): string {
  if (!isStorePath(path)) throw new Error('That is no path of the store of pictures.');
  return path;
}

const UPLOAD_KEY = /^\d{4}-\d{2}\/[A-Za-z0-9_-]{43}$/;

/** Whether a text could be the key of an upload: a month, and 256 random bits. */
export function isUploadKey(key: string): boolean {
  return UPLOAD_KEY.test(key);
}
