import type { Api } from '@wayfold/contract/api';
import type { Client } from '@wayfold/contract/kernel/client';
import type { Picture } from '@wayfold/contract/pictures/pictures';
import sharp from 'sharp';

const PHONE_PHOTO = { width: 4_032, height: 3_024 };
const LANDSCAPE = { width: 2_016, height: 1_512 };
/** Sides of the spots that a landscape is made of, in pixels. */
const OCTAVES = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1];
/** How strong spots of each size are, of 255: in light, which photos differ in most, and in each color beside it. */
const LIGHT = 16;
const COLOR = 4;

/** Twelve million pixels that lie on their side, in about eight megabytes of JPEG. */
export async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 26 } as const;
  return sharp({ create: { ...PHONE_PHOTO, channels: 3, background: '#888', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 93 })
    .toBuffer();
}

/**
 * A picture that takes as many bytes as a photo does: no two are alike, and as in photos (D. J. Field, 1987) their amplitudes
 * fall with the frequency, so that spots of every size are as strong as those of any other; colors differ far less than light.
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

/** Spots around the middle of all values, three to a pixel. */
function spots(side: number, sigma: number): Promise<Buffer> {
  const { width, height } = LANDSCAPE;
  const size = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { ...size, channels: 3, background: '#888', noise } })
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** Uploads a photo over the public interface, as browsers do; `onSent` is called once its bytes have arrived. */
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
