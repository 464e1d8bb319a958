import type { Picture, PictureType } from '@wayfold/contract/pictures/pictures';
import { newId } from '@wayfold/domain/document/ids';
import { ensureGuest } from '../account/account';
import { client } from '../client/client';
import { pictureSignatures } from './picture-signatures';

/** One picture being uploaded, with its progress: a file that has arrived isn't sent again. */
export interface PictureUpload {
  readonly bytes: Blob;
  readonly type: PictureType;
  /** `crop_1795104000000.jpg` */
  readonly fileName: string;
  /** The user's name for it. */
  readonly imageName: string;
  /** Created once, so adding the picture twice creates only one. */
  readonly pictureId: string;
  readonly sentKey: string | null;
}

/** Callbacks of a running upload. */
export interface UploadProgress {
  onSending(): void;
  /** How much was sent, 0 to 100. */
  onProgress(percent: number): void;
  /** The whole file has arrived under this key. */
  onSent(key: string): void;
}

/** Creates an upload of these bytes with a new picture id. */
export function newUpload(
  fields: Pick<PictureUpload, 'bytes' | 'type' | 'fileName' | 'imageName'>,
): PictureUpload {
  return { ...fields, pictureId: newId(), sentKey: null };
}

/**
 * Uploads a picture and adds it to the user's own.
 *
 * @throws a ProblemError if the server refuses it, a TypeError if the connection breaks
 */
export async function sendPicture(
  upload: PictureUpload,
  { onSending, onProgress, onSent }: UploadProgress,
  signal: AbortSignal,
): Promise<Picture> {
  await ensureGuest();
  let { sentKey } = upload;
  if (sentKey === null) {
    const { bytes, type, fileName } = upload;
    const place = await client.pictures.startUpload(
      { body: { fileName, fileType: type, size: bytes.size } },
      { signal },
    );
    onSending();
    await put(place.url, { bytes, headers: place.headers, onProgress, signal });
    sentKey = place.key;
    onSent(sentKey);
  }
  const { pictureId: id, imageName } = upload;
  const picture = await client.pictures.newPicture(
    { body: { source: 'user-upload', imageUrl: sentKey, id, imageName } },
    { signal },
  );
  // The trip can show it without requesting its signature.
  pictureSignatures.note([picture]);
  return picture;
}

/** A connection without progress for this long counts as broken, in milliseconds. */
const STILL_MS = 60_000;

/** PUT with upload progress, which fetch can't report. */
function put(
  url: string,
  sent: {
    bytes: Blob;
    headers: Readonly<Record<string, string>>;
    onProgress: (percent: number) => void;
    signal: AbortSignal;
  },
): Promise<void> {
  const { bytes, headers, onProgress, signal } = sent;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const broken = () => reject(new TypeError('The picture was not sent.'));
    const stop = () => request.abort();
    let still: ReturnType<typeof setTimeout>;
    const moves = () => {
      clearTimeout(still);
      still = setTimeout(() => {
        broken();
        stop();
      }, STILL_MS);
    };
    signal.addEventListener('abort', stop);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moves();
      onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new UploadRefusedError(request.status));
    });
    request.addEventListener('error', broken);
    request.addEventListener('timeout', broken);
    request.addEventListener('abort', () =>
      reject(new DOMException('The upload was stopped.', 'AbortError')),
    );
    request.addEventListener('loadend', () => {
      clearTimeout(still);
      signal.removeEventListener('abort', stop);
    });
    request.open('PUT', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.send(bytes);
    moves();
  });
}

/** The storage that a picture was sent to refused it. */
export class UploadRefusedError extends Error {
  override name = 'UploadRefusedError';
  readonly status: number;

  constructor(status: number) {
    super(`The picture was refused with ${status}.`);
    this.status = status;
  }
}
