import { base64Of } from '../../../lib/base64';

/** File types that can be chosen, same as on the server. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
/** In bytes, before shrinking. */
const LARGEST_FILE = 10_000_000;
/** In bytes, after shrinking. */
const LARGEST_SENT = 600_000;
/** In pixels, of the longer side. */
const LONGEST_SIDE = 1_600;
const QUALITY = 0.88;

/** Why a file can't be used, as a message key. */
export class ImageProblem extends Error {
  override name = 'ImageProblem';
  readonly reason: 'imageTooLarge' | 'imageUnsupported' | 'imageUnreadable';

  constructor(reason: ImageProblem['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Shrinks a chosen picture to at most 600 KB, keeping transparency.
 *
 * @returns base64
 * @throws ImageProblem if the file isn't a usable picture
 */
export async function shrinkImage(file: File): Promise<string> {
  if (!IMAGE_TYPES.includes(file.type)) throw new ImageProblem('imageUnsupported');
  if (file.size > LARGEST_FILE) throw new ImageProblem('imageTooLarge');
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new ImageProblem('imageUnreadable');
  });
  try {
    // JPEG has no transparency; browsers that can't encode WebP create a PNG.
    const type = file.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
    let side = Math.min(LONGEST_SIDE, Math.max(bitmap.width, bitmap.height));
    for (;;) {
      const drawn = await draw(bitmap, side, type);
      if (drawn.size <= LARGEST_SENT) return await base64Of(drawn);
      side = Math.floor(side * 0.75);
    }
  } finally {
    bitmap.close();
  }
}

async function draw(bitmap: ImageBitmap, side: number, type: string): Promise<Blob> {
  const scale = side / Math.max(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new ImageProblem('imageUnreadable')));
    canvas.toBlob(take, type, QUALITY);
  });
}
