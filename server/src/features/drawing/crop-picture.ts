import type { TripPicture } from '@wayfold/contract/trip/trip';
import { sharp } from '../../lib/pictures/sharp';

/** Crops a whole picture to a size, as JPEG. The focus works as on screen. */
export async function cropPicture(
  bytes: Uint8Array,
  focus: TripPicture['focus'],
  size: { readonly width: number; readonly height: number },
): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = {
    width: Math.max(size.width, Math.round(width * scale)),
    height: Math.max(size.height, Math.round(height * scale)),
  };
  const [left, top] = focus ?? [0.5, 0.5];
  return sharp(bytes)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: Math.round(left * (scaled.width - size.width)),
      top: Math.round(top * (scaled.height - size.height)),
      ...size,
    })
    .jpeg({ quality: 82 })
    .toBuffer();
}
