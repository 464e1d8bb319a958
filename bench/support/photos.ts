import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import sharp from 'sharp';

const PHONE_PHOTO = { width: 4_032, height: 3_024 };
const LANDSCAPE = { width: 2_016, height: 1_512 };
/** Sizes of the spots in a landscape, in pixels per side. */
const OCTAVES = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1];
/** Strength of the spots of each size, out of 255: in brightness, which varies most in photos, and in each color channel. */
const LIGHT = 16;
const COLOR = 4;

/** A twelve-megapixel JPEG of about eight megabytes, rotated by its orientation tag. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  return sharp({ create: { ...PHONE_PHOTO, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 93 })
    .toBuffer();
}

/**
 * A picture with as many bytes as a photo; no two are alike. As in photos (D. J. Field, 1987), amplitudes fall with frequency,
 * so spots of every size are equally strong; colors vary far less than brightness.
 */
export async function landscapePhoto(): Promise<Buffer> {
  const { width, height } = LANDSCAPE;
  const sum = new Float32Array(width * height * 3).fill(128);
  for (const side of OCTAVES) {
    const [light, color] = [await spots(side, LIGHT), await spots(side, COLOR)];
    for (let at = 0; at < sum.length; at += 1) {
      const lit = light[at - (at % 3)] ?? 128;
      sum[at] = (sum[at] ?? 0) + lit - 128 + (color[at] ?? 128) - 128;
    }
  }
  const pixels = Uint8ClampedArray.from(sum);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 93 })
    .toBuffer();
}

/** Random spots around the middle value, three values per pixel. */
function spots(side: number, sigma: number): Promise<Buffer> {
  const { width, height } = LANDSCAPE;
  const size = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** Uploads a photo through the public API, as browsers do; calls `onSent` once its bytes have arrived. */
export async function uploadPhoto(
  { url: server, api }: { url: string; api: Client<Api> },
  photo: Buffer,
  onSent: () => void = () => undefined,
): Promise<{ picture: Picture; key: string }> {
  const body = { fileName: 'orig_1.jpg', fileType: 'image/jpeg', size: photo.length } as const;
  const { url, headers, key } = await api.pictures.startUpload({ body });
  const answer = await fetch(new URL(url, server), { method: 'PUT', headers, body: new Uint8Array(photo) });
  if (!answer.ok) throw new Error(`An upload was answered ${answer.status}.`);
  onSent();
  const kept = { source: 'user-upload', imageUrl: key, imageName: 'Photo' } as const;
  return { picture: await api.pictures.newPicture({ body: kept }), key };
}
