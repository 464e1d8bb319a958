import { createHmac, timingSafeEqual } from 'node:crypto';
import { open, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { PICTURE_BYTES } from '@wayfold/contract/pictures/picture-rules';
import { PictureType } from '@wayfold/contract/pictures/pictures';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { z } from 'zod';
import { writeDurably } from '../process/durable-file';
import {
  isUploadKey,
  type ListedFile,
  type PictureStore,
  type PromisedUpload,
  type SentUpload,
  type StoreFolder,
  storePath,
  uploadPath,
} from './picture-store';

/** Path for uploads on this server, followed by the key. */
export const UPLOAD_ADDRESS = '/api/picture/upload/';

const AddressQuery = z.strictObject({
  type: PictureType,
  size: z.coerce.number().int().min(1).max(PICTURE_BYTES).optional(),
  until: z.coerce.number().int(),
  signature: z.string(),
});

/** Stores pictures in a folder on this machine; uploads come to this server, at URLs signed with its secret. */
export function diskPictureStore(
  folder: string,
  { secret, now }: { secret: string; now: () => Date },
): PictureStore {
  const aside = path.join(folder, 'aside');
  const fileAt = (name: string) => path.join(folder, storePath(name));

  const signatureOf = ({ key, type, size, expiresAt }: PromisedUpload): Buffer =>
    createHmac('sha256', secret)
      .update(`picture-upload:${JSON.stringify([key, type, size, expiresAt.getTime()])}`)
      .digest();

  /** What the URL permits; throws if it wasn't made here or has expired. */
  const promiseOf = (address: URL): PromisedUpload => {
    const key = address.pathname.startsWith(UPLOAD_ADDRESS)
      ? address.pathname.slice(UPLOAD_ADDRESS.length)
      : '';
    const asked = AddressQuery.safeParse(Object.fromEntries(address.searchParams));
    if (!isUploadKey(key) || !asked.success) throw noSuchUpload();
    const { type, size = null, until, signature } = asked.data;
    const upload = { key, type, size, expiresAt: new Date(until * 1_000) };
    const sent = Buffer.from(signature, 'base64url');
    const right = signatureOf(upload);
    if (sent.length !== right.length || !timingSafeEqual(sent, right)) throw noSuchUpload();
    if (upload.expiresAt <= now()) {
      throw new RequestRefused('forbidden', 'uploadLinkExpired');
    }
    return upload;
  };

  return {
    addressFor: async (upload) => {
      const query = new URLSearchParams({
        type: upload.type,
        ...(upload.size === null ? {} : { size: String(upload.size) }),
        until: String(upload.expiresAt.getTime() / 1_000),
        signature: signatureOf(upload).toString('base64url'),
      });
      return { url: `${UPLOAD_ADDRESS}${upload.key}?${query}`, headers: { 'content-type': upload.type } };
    },
    receive: async (address, sent) => {
      const upload = promiseOf(address);
      refuseOther(upload, sent);
      await writeDurably(fileAt(uploadPath(upload.key)), counted(sent.body, upload.size), aside);
    },
    open: async (name) => {
      const handle = await open(fileAt(name), 'r').catch(ignoreMissing);
      if (!handle) return null;
      const found = await handle.stat();
      if (found.isFile()) return { length: found.size, stream: handle.createReadStream() };
      await handle.close();
      return null;
    },
    write: async (name, bytes) => writeDurably(fileAt(name), [bytes], aside),
    remove: async (names) => {
      for (const name of names) await rm(fileAt(name), { force: true });
    },
    list: (name) => filesBelow(folder, name),
    tidy: async (before) => {
      for await (const { path: draft, writtenAt } of filesIn(aside)) {
        if (writtenAt < before) await rm(draft, { force: true });
      }
    },
    close: async () => undefined,
  };
}

const noSuchUpload = () => new RequestRefused('forbidden', 'uploadsNotAccepted');
const tooLarge = () => new RequestRefused('too-large', 'pictureTooLarge');
const otherSize = () => new RequestRefused('invalid', 'uploadSizeWrong');

/** Refuses based on the headers, before anything is read. */
function refuseOther({ type, size }: PromisedUpload, sent: SentUpload): void {
  if (sent.type !== type) throw new RequestRefused('unsupported-type', 'pictureTypeUnsupported');
  if (sent.length === null) return;
  if (sent.length > PICTURE_BYTES) throw tooLarge();
  if (size !== null && sent.length !== size) throw otherSize();
}

/** The chunks of a body; throws if there is more than was announced, or if it ends too soon. */
async function* counted(body: AsyncIterable<Uint8Array>, size: number | null): AsyncIterable<Uint8Array> {
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > PICTURE_BYTES) throw tooLarge();
    if (size !== null && length > size) throw otherSize();
    yield chunk;
  }
  if (length === 0 || (size !== null && length !== size)) throw otherSize();
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  // There are no files below a file.
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}

async function* filesBelow(folder: string, name: StoreFolder): AsyncIterable<ListedFile> {
  for await (const { path: file, writtenAt } of filesIn(path.join(folder, name))) {
    yield { path: path.relative(folder, file).split(path.sep).join('/'), writtenAt };
  }
}

async function* filesIn(folder: string): AsyncIterable<ListedFile> {
  const entries = await opendir(folder).catch(ignoreMissing);
  if (!entries) return;
  for await (const entry of entries) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(file);
    // Files removed while the folder is being read aren't listed.
    const found = entry.isFile() ? await stat(file).catch(ignoreMissing) : null;
    if (found) yield { path: file, writtenAt: found.mtime };
  }
}
