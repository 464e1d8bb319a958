// What clients and the server agree on about pictures. No imports, because shared pages load this early.

/** The size of the largest picture that can be uploaded, in bytes. */
export const PICTURE_BYTES = 10 * 1024 * 1024;
/** The pixels of the largest picture that is decoded: more than this in a small file is a decompression bomb. */
export const PICTURE_PIXELS = 100_000_000;
/** The types an upload can have, judged by its content. */
export const PICTURE_TYPES_READ = ['image/jpeg', 'image/png', 'image/webp'] as const;

/**
 * The sizes in which a picture is served, in pixels. `cover` is cropped around its center, `inside` is the whole picture
 * scaled to fit a square. `original` is the upload without its metadata.
 */
export const PICTURE_VARIANTS = {
  '400x400': { width: 400, height: 400, fit: 'cover' },
  '630x1200': { width: 630, height: 1200, fit: 'cover' },
  '1200x675': { width: 1200, height: 675, fit: 'cover' },
  'whole-420': { width: 420, height: 420, fit: 'inside' },
  'whole-1600': { width: 1600, height: 1600, fit: 'inside' },
  original: null,
} as const;
export type PictureVariant = keyof typeof PICTURE_VARIANTS;

const OWN_PICTURE = /^\/pictures\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const SCENE = /^\/scenes\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/;

/** The id of a person's picture, `/pictures/{id}`; null for any other address. */
export function ownPictureId(address: string): string | null {
  return OWN_PICTURE.exec(address)?.[1] ?? null;
}

/** The id of a library picture, `/scenes/{id}.svg`; null for any other address. */
export function libraryPictureId(address: string): string | null {
  return SCENE.exec(address)?.[1] ?? null;
}
