import type { PictureType } from '@wayfold/contract/pictures/pictures';
import { boolean, text } from '../../../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../../../db/statement';

/** A person's upload, pending or stored. */
export type Upload = { readonly key: string; readonly isKept: boolean };

const ADD = statement(
  'upload-add',
  'insert into picture_files (key, user_id, type, bytes, created_at) values ($1, $2, $3, $4, $5)',
  {},
);
const FIND = statement(
  'upload-find',
  'select key, kept_at is not null as "isKept" from picture_files where key = $1 and user_id = $2',
  { key: text, isKept: boolean },
);
const KEEP = statement(
  'upload-keep',
  `update picture_files set kept_at = $3, type = $4, bytes = $5
    where key = $1 and user_id = $2 and kept_at is null returning key`,
  { key: text },
);
const FORGET = statement(
  'upload-forget',
  'delete from picture_files where key = $1 and user_id = $2 and kept_at is null',
  {},
);

/**
 * Adds a pending upload.
 *
 * @param upload counted right away, with its maximum size
 */
export function addUpload(
  on: Transaction,
  upload: { key: string; userId: string; type: PictureType; bytes: number },
  now: Date,
): void {
  send(on, ADD, [upload.key, upload.userId, upload.type, upload.bytes, now]);
}

/** A person's upload; null if the key isn't one of theirs. */
export async function findUpload(on: Queryable, userId: string, key: string): Promise<Upload | null> {
  const [upload] = await rowsOf(on, FIND, [key, userId]);
  return upload ?? null;
}

/** Records that an upload is a picture and is stored; returns whether that is new. */
export async function noteKept(
  on: Queryable,
  upload: { key: string; userId: string; type: PictureType; bytes: number },
  now: Date,
): Promise<boolean> {
  const kept = await rowsOf(on, KEEP, [upload.key, upload.userId, now, upload.type, upload.bytes]);
  return kept.length > 0;
}

/** Drops a pending upload. */
export async function forgetUpload(on: Queryable, userId: string, key: string): Promise<void> {
  await rowsOf(on, FORGET, [key, userId]);
}
