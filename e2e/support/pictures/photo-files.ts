import type { Locator, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { pngBomb } from '../../../server/src/testing/pictures';

/** A file on someone's device. */
export interface DeviceFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A solid color, by which a picture can be recognized wherever it is drawn. */
function field(color: string, width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

async function jpegFile(name: string, picture: Sharp): Promise<DeviceFile> {
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

/** Creates a JPEG of one color. */
export function plainPhoto(name: string, color: string, { width = 2400, height = 1600 } = {}) {
  return jpegFile(name, field(color, width, height));
}

/** Creates a JPEG of two colors, side by side. */
export async function twoColorPhoto(name: string, [left, right]: readonly [string, string]) {
  const half = await field(left, 1200, 1600).png().toBuffer();
  return jpegFile(name, field(right, 2400, 1600).composite([{ input: half, left: 0, top: 0 }]));
}

/**
 * Creates a photo of several megabytes as phones take it: 4032 by 3024, rotated by its orientation tag, with the time, location
 * and author in its metadata. Upright, it has one color above and grain below.
 */
export async function phonePhoto(
  name: string,
  color: string,
  taken: { at: string; north: number; west: number },
): Promise<DeviceFile> {
  const grain = await sharp({
    create: {
      width: 1008,
      height: 3024,
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const degrees = (value: number) => `${Math.round(value * 10_000)}/10000 0/1 0/1`;
  const photo = field(color, 4032, 3024)
    .composite([{ input: grain, left: 3024, top: 0 }])
    .withExif({
      IFD0: { Make: 'Wayfold', Artist: 'Mei Lindqvist', Orientation: '6' },
      IFD2: { DateTimeOriginal: taken.at },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: degrees(taken.north),
        GPSLongitudeRef: 'W',
        GPSLongitude: degrees(taken.west),
      },
    })
    .withMetadata({ orientation: 6 });
  return jpegFile(name, photo);
}

/** Creates a PNG with transparent edges. */
export async function cutOutPng(name: string, color: string): Promise<DeviceFile> {
  const inner = await field(color, 1200, 800).png().toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 4, background: clear } })
    .composite([{ input: inner, left: 200, top: 200 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** Creates a WebP of one color. */
export async function webpPhoto(name: string, color: string): Promise<DeviceFile> {
  return { name, mimeType: 'image/webp', buffer: await field(color, 1600, 1200).webp().toBuffer() };
}

/** Creates a GIF that is named like a JPEG. */
export async function renamedGif(name: string): Promise<DeviceFile> {
  return { name, mimeType: 'image/jpeg', buffer: await field('#1d4ed8', 300, 200).gif().toBuffer() };
}

/** Creates a JPEG whose second half is missing. */
export async function truncatedPhoto(name: string): Promise<DeviceFile> {
  const whole = await twoColorPhoto(name, ['#1d4ed8', '#c2410c']);
  return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
}

/** Creates a JPEG of the given size, padded after its end. */
export async function largePhoto(name: string, megabytes: number): Promise<DeviceFile> {
  const whole = await plainPhoto(name, '#1d4ed8');
  const rest = Buffer.alloc(megabytes * 1024 * 1024 - whole.buffer.length);
  return { ...whole, buffer: Buffer.concat([whole.buffer, rest]) };
}

/** Creates a PNG of a few kilobytes that decodes to 30,000 by 30,000 pixels. */
export function bomb(name: string): DeviceFile {
  return { name, mimeType: 'image/png', buffer: pngBomb() };
}

/** Drops files on an element, as if dragged from a folder on the device. */
export async function dropFiles(page: Page, target: Locator, files: readonly DeviceFile[]): Promise<void> {
  const shelf = await page.evaluateHandle(() => {
    const input = document.createElement('input');
    input.type = 'file';
    input.multiple = true;
    return input;
  });
  await shelf.setInputFiles([...files]);
  const dataTransfer = await shelf.evaluateHandle((input) => {
    const transfer = new DataTransfer();
    for (const file of Array.from(input.files ?? [])) transfer.items.add(file);
    return transfer;
  });
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer });
}
