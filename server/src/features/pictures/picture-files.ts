import { buffer } from 'node:stream/consumers';
import type { PictureVariant } from '@wayfold/contract/pictures/picture-rules';
import type { PictureType } from '@wayfold/contract/pictures/pictures';
import type { PictureStore, StoredFile, StoredType } from '../../adapters/picture-store';
import { type Askers, type Hold, pictureQueue } from '../../lib/pictures/picture-queue';
import { DRAWN_SIZES, type DrawnSize, type DrawnType, drawVariants, PACKED_AS } from './draw/draw-picture';

/** A picture's file: the key it was uploaded under, and its detected type. */
export type PictureFile = { readonly key: string; readonly type: PictureType };
/** Bytes to send, and their type. */
export type OpenedVariant = StoredFile & { readonly type: StoredType };

const ENDINGS: Readonly<Record<DrawnType, string>> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** The path of a stored picture. */
export function originalPath(key: string): string {
  return `kept/${key}/original`;
}

function variantPath(key: string, size: DrawnSize, type: DrawnType): string {
  return `kept/${key}/${size}.${ENDINGS[type]}`;
}

/** Every path that may have a file of a picture. */
export function pathsOf(key: string): string[] {
  const variants = DRAWN_SIZES.flatMap((size) => PACKED_AS[size].map((type) => variantPath(key, size, type)));
  return [originalPath(key), ...variants];
}

/** Reads a complete file from a store; null if there is none. */
export async function readStored(store: PictureStore, path: string): Promise<Buffer | null> {
  const file = await store.open(path);
  return file && buffer(file.stream);
}

/**
 * Opens a picture in a size. A size that hasn't been drawn yet is drawn now, once for all concurrent requests and in the fastest
 * encoding; a job draws the others later.
 *
 * @param accepted encodings that the reader supports, best first
 * @returns null if the file is gone
 */
export async function openVariant(
  store: PictureStore,
  file: PictureFile,
  { variant, accepted, askers }: { variant: PictureVariant; accepted: readonly DrawnType[]; askers: Askers },
): Promise<OpenedVariant | null> {
  if (variant === 'original') {
    const original = await store.open(originalPath(file.key));
    return original && { ...original, type: file.type };
  }
  for (const type of accepted.filter((each) => PACKED_AS[variant].includes(each))) {
    const drawn = await store.open(variantPath(file.key, variant, type));
    if (drawn) return { ...drawn, type };
  }
  const type = accepted.includes('image/webp') ? 'image/webp' : 'image/jpeg';
  await drawOnce(store, file.key, { size: variant, types: [type], askers });
  const drawn = await store.open(variantPath(file.key, variant, type));
  return drawn && { ...drawn, type };
}

/** Reads a picture in a size and encoding, drawing it first if necessary. Null if the file is gone. */
export async function readVariant(
  store: PictureStore,
  key: string,
  { size, type, askers }: { size: DrawnSize; type: DrawnType; askers: Askers },
): Promise<Buffer | null> {
  const path = variantPath(key, size, type);
  const kept = await readStored(store, path);
  if (kept) return kept;
  await drawOnce(store, key, { size, types: [type], askers });
  return readStored(store, path);
}

type Asked = { readonly size: DrawnSize; readonly types: readonly DrawnType[] };

const drawing = new Map<string, Promise<void>>();

function drawOnce(
  store: PictureStore,
  key: string,
  { askers, ...asked }: Asked & { askers: Askers },
): Promise<void> {
  const name = `${key} ${asked.size} ${asked.types}`;
  const underWay = drawing.get(name);
  if (underWay) return underWay;
  const begun = pictureQueue
    .run(askers, (hold) => draw(store, key, asked, hold))
    .finally(() => drawing.delete(name));
  drawing.set(name, begun);
  return begun;
}

async function draw(store: PictureStore, key: string, asked: Asked, hold: Hold): Promise<void> {
  const original = await readStored(store, originalPath(key));
  if (!original) return;
  for (const { type, bytes } of await drawVariants(original, asked, hold)) {
    await store.write(variantPath(key, asked.size, type), bytes, type);
  }
}

/** Draws a picture in all sizes and encodings. */
export async function drawAllVariants(store: PictureStore, key: string): Promise<void> {
  const askers = [`file ${key}`] as const;
  for (const size of DRAWN_SIZES) await drawOnce(store, key, { size, types: PACKED_AS[size], askers });
}
