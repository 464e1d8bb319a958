import type { Readable } from 'node:stream';
import type { PictureType } from '@wayfold/contract/pictures/pictures';

/** File types in a store: those people may upload, and those rendered from them. */
export type StoredType = PictureType | 'image/avif';

/** One expected upload: what may be sent to its URL, and until when. */
export type PromisedUpload = {
  readonly key: string;
  readonly type: PictureType;
  /** Exact size in bytes; null if not known yet, and then at most `PICTURE_BYTES`. */
  readonly size: number | null;
  readonly expiresAt: Date;
};

/** Where an upload is sent with PUT. */
export type UploadAddress = {
  /** A full URL, or a path on this server. */
  readonly url: string;
  /** Headers to send along. */
  readonly headers: Record<string, string>;
};

/** A stored file. The caller must read or destroy its stream. */
export type StoredFile = { readonly length: number; readonly stream: Readable };

/** A listed file, and when it was last written. */
export type ListedFile = { readonly path: string; readonly writtenAt: Date };

/**
 * Storage for picture files: on disk, or in a bucket. Paths are our own (`isStorePath`), never a user's file name.
 *
 * A file exists completely or not at all, and once `write` resolves it survives any crash.
 */
export type PictureStore = {
  /** The URL of an upload; what arrives there is stored at `uploadPath(key)`. */
  addressFor(upload: PromisedUpload): Promise<UploadAddress>;
  /** Accepts what is sent to a URL from `addressFor`; null if those URLs are elsewhere. */
  readonly receive: ReceiveUpload | null;
  /** Null if it doesn't exist. */
  open(path: string): Promise<StoredFile | null>;
  write(path: string, bytes: Uint8Array, type: StoredType): Promise<void>;
  /** Removes files; missing ones are ignored. */
  remove(paths: readonly string[]): Promise<void>;
  /** All files below a folder, in any order. */
  list(folder: StoreFolder): AsyncIterable<ListedFile>;
  /** Removes leftovers of interrupted writes that are older than the given time. */
  tidy(before: Date): Promise<void>;
  close(): Promise<void>;
};

/** A request to an upload URL: its path and query, and what is sent. */
export type ReceiveUpload = (address: URL, sent: SentUpload) => Promise<void>;
export type SentUpload = {
  readonly type: string | undefined;
  /** As announced; null if it isn't. */
  readonly length: number | null;
  readonly body: AsyncIterable<Uint8Array>;
};

/** Uploads as received, which only the server reads; and the files kept and rendered from them. */
export const STORE_FOLDERS = ['uploads', 'kept'] as const;
export type StoreFolder = (typeof STORE_FOLDERS)[number];

/** Where an upload is stored until it is accepted. */
export function uploadPath(key: string): string {
  return `uploads/${key}`;
}

const STORE_PATH = /^(uploads|kept)(\/[A-Za-z0-9_-]{1,64}){1,4}(\.[a-z]{1,5})?$/;

/** Whether a text is a store path: folders and a name of letters, digits, - and _, with at most one extension. */
export function isStorePath(path: string): boolean {
  return STORE_PATH.test(path);
}

/** Returns the path; throws if it isn't one, which is a bug. */
export function storePath(path: string): string {
  if (!isStorePath(path)) throw new Error('That is no path of the store of pictures.');
  return path;
}

const UPLOAD_KEY = /^\d{4}-\d{2}\/[A-Za-z0-9_-]{43}$/;

/** Whether a text could be an upload key: a month, and 256 random bits. */
export function isUploadKey(key: string): boolean {
  return UPLOAD_KEY.test(key);
}
