import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { ParsedInput } from '@wayfold/contract/kernel/endpoint';
import { ProblemError } from '@wayfold/contract/kernel/problem-error';
import { PICTURE_BYTES } from '@wayfold/contract/pictures/picture-rules';
import type { pictures } from '@wayfold/contract/pictures/pictures-endpoints';
import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import { newId } from '@wayfold/domain/document/ids';
import { isUploadKey, uploadPath } from '../../../adapters/picture-store';
import { inTransaction } from '../../../db/statement';
import { takeTurn } from '../../../db/take-turn';
import type { Actor } from '../../../http/access';
import { addJob } from '../../../jobs/jobs-store';
import { type Askers, type Hold, pictureQueue } from '../../../lib/pictures/picture-queue';
import type { Services } from '../../../services';
import { type DrawnPicture, drawUpload } from '../draw/draw-picture';
import { originalPath } from '../picture-files';
import { addPicture, type KeptPicture, pictureOfFile } from '../pictures-store';
import { refuseTooMuch } from './upload-limits';
import { addUpload, findUpload, forgetUpload, noteKept } from './uploads-store';

/** How long the URL of an upload is valid. */
const ADDRESS_MS = 15 * 60_000;

type Body<N extends keyof typeof pictures> = ParsedInput<(typeof pictures)[N]>['body'];
/** An uploaded picture, in the request to keep it. */
export type SentUpload = Extract<Body<'newPicture'>, { source: 'user-upload' }>;

/** Who sends a picture, and the names under which they wait until it is drawn. */
export type Sender = { readonly actor: Actor; readonly askers: Askers };

/**
 * Starts an upload: creates a random key, which contains no name, and a URL for its bytes.
 *
 * @throws ProblemError `too-many` or `too-large` if the person has uploaded enough
 */
export async function startUpload(
  services: Services,
  actor: Actor,
  {
    fileType: type,
    size = null,
  }: { fileType: Body<'startUpload'>['fileType']; size?: number | null | undefined },
): Promise<{ url: string; key: string; headers: Record<string, string>; expiresAt: string }> {
  const { userId } = actor;
  const now = services.now();
  const key = `${now.toISOString().slice(0, 7)}/${randomBytes(32).toString('base64url')}`;
  const bytes = size ?? PICTURE_BYTES;
  await inTransaction(services.database.pool, async (on) => {
    takeTurn(on, `uploads of ${userId}`);
    await refuseTooMuch(on, actor, bytes, now);
    addUpload(on, { key, userId, type, bytes }, now);
  });
  const expiresAt = new Date(Math.ceil((now.getTime() + ADDRESS_MS) / 1_000) * 1_000);
  const address = await services.pictures.addressFor({ key, type, size, expiresAt });
  return { ...address, key, expiresAt: expiresAt.toISOString() };
}

/**
 * Reads an upload, stores it re-encoded and makes it a picture of its person. A repeated request returns the same one.
 *
 * The picture is on disk before the response is sent; until then the upload stays, so that a crash in between loses nothing.
 *
 * @throws ProblemError `not-found` if the key isn't one of the person's or has no upload, `unsupported-type` and `too-large` if
 *   it isn't a picture that may be stored, `unavailable` if too many wait
 */
export async function takeUpload(
  services: Services,
  { actor, askers }: Sender,
  sent: SentUpload,
): Promise<KeptPicture> {
  const { pool } = services.database;
  const { userId } = actor;
  const { imageUrl: key, imageName, favorite, id = newId() } = sent;
  const upload = isUploadKey(key) ? await findUpload(pool, userId, key) : null;
  if (!upload) throw noSuchUpload();
  const drawn = upload.isKept
    ? null
    : await pictureQueue.run(askers, (hold) => drawOf(services, { userId, key }, hold));
  if (!drawn) {
    const known = await pictureOfFile(pool, userId, key);
    if (known) return known;
    throw noSuchUpload();
  }
  const { type, width, height, thumbhash, bytes } = drawn;
  const picture = await inTransaction(pool, async (on) => {
    const isFirst = await noteKept(on, { key, userId, type, bytes: bytes.length }, services.now());
    // The pending upload was dropped while it was drawn.
    if (!isFirst && !(await findUpload(on, userId, key))) throw noSuchUpload();
    const facts = { id, userId, source: 'user-upload', imageName, favorite, at: { fileKey: key } } as const;
    const credit = { credit: null, creditUrl: null };
    const added = await addPicture(on, { ...facts, ...credit, width, height, thumbhash }, services.now());
    if (!added) throw new RequestRefused('conflict', 'pictureIdTaken');
    if (isFirst) addJob(on, 'draw-picture', { pictureId: added.picture.id });
    return added.picture;
  });
  // If this fails, the leftover file is deleted with other unfinished uploads.
  await services.pictures
    .remove([uploadPath(key)])
    .catch((err) => services.log.warn({ err }, 'deleting an uploaded file failed; it will be deleted later'));
  return picture;
}

const noSuchUpload = () => new RequestRefused('not-found', 'uploadNotFound');

/**
 * Reads an upload and stores the re-encoded picture; deletes the upload at once if it isn't a picture. Null if there is nothing
 * behind the key, or no longer: a concurrent request may have handled it.
 */
async function drawOf(
  { pictures, database }: Services,
  { userId, key }: { userId: string; key: string },
  hold: Hold,
): Promise<DrawnPicture | null> {
  if ((await findUpload(database.pool, userId, key))?.isKept !== false) return null;
  try {
    const bytes = await readUpload({ pictures }, key);
    if (!bytes) return null;
    const drawn = await drawUpload(bytes, hold);
    await pictures.write(originalPath(key), drawn.bytes, drawn.type);
    return drawn;
  } catch (error) {
    if (error instanceof ProblemError) {
      await forgetUpload(database.pool, userId, key);
      await pictures.remove([uploadPath(key)]);
    }
    throw error;
  }
}

async function readUpload({ pictures }: Pick<Services, 'pictures'>, key: string): Promise<Buffer | null> {
  const file = await pictures.open(uploadPath(key));
  if (!file) return null;
  if (file.length > PICTURE_BYTES) {
    file.stream.destroy();
    throw new RequestRefused('too-large', 'pictureTooLarge');
  }
  return buffer(file.stream);
}
