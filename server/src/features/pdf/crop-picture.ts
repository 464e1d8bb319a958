import { PICTURE_VARIANTS } from '@wayfold/contract/picture-rules';
import type { TripPicture } from '@wayfold/contract/trip';
import sharp from 'sharp';

type Size = { readonly width: number; readonly height: number };

/** The shape in which pictures come here: cut around their middle. */
const CAME_AS = PICTURE_VARIANTS['1200x675'];

/** Cuts a picture to a size, so that the point that stays in sight is as near to the middle as can be; as JPEG. */
export async function cropPicture(
  bytes: Uint8Array,
  picture: Pick<TripPicture, 'width' | 'height' | 'focus'>,
  size: Size,
): Promise<Buffer> {
  const { width, height } = await sharp(bytes).metadata();
  const scale = Math.max(size.width / width, size.height / height);
  const scaled = {
    width: Math.max(size.width, Math.round(width * scale)),
    height: Math.max(size.height, Math.round(height * scale)),
  };
  const [x, y] = focusInCut(picture);
  return sharp(bytes)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: startOf(x * scaled.width, size.width, scaled.width),
      top: startOf(y * scaled.height, size.height, scaled.height),
      ...size,
    })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** The point of the whole picture as a point of what was cut out around its middle. */
function focusInCut({ width, height, focus }: Pick<TripPicture, 'width' | 'height' | 'focus'>) {
  const [x, y] = focus ?? [0.5, 0.5];
  const share = (CAME_AS.width * (height ?? CAME_AS.height)) / (CAME_AS.height * (width ?? CAME_AS.width));
  return [0.5 + (x - 0.5) / Math.min(1, share), 0.5 + (y - 0.5) / Math.min(1, 1 / share)] as const;
}

function startOf(point: number, length: number, whole: number): number {
  return Math.round(Math.min(Math.max(0, point - length / 2), whole - length));
}
