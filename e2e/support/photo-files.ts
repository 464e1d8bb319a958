import type { Locator, Page } from 'playwright-core';
import sharp, { type Sharp } from 'sharp';
import { pngBomb } from '../../server/src/testing/pictures';

/** A file as somebody has it on their device. */
export interface DeviceFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A field of one color, by which a picture is known wherever it is drawn. */
function field(color: string, width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

async function jpegFile(name: string, picture: Sharp): Promise<DeviceFile> {
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

/** A JPEG of one color. */
export function plainPhoto(name: string, color: string, { width = 2400, height = 1600 } = {}) {
  return jpegFile(name, field(color, width, height));
}

/** A JPEG of two colors, side by side. */
export async function twoColorPhoto(name: string, [left, right]: readonly [string, string]) {
  const half = await field(left, 1200, 1600).png().toBuffer();
  return jpegFile(name, field(right, 2400, 1600).composite([{ input: half, left: 0, top: 0 }]));
}

/**
 * A photo of several megabytes as a phone takes it: 4032 by 3024 and lying on its side, with when, where and by whom it was taken.
 * Upright, it is of one color with grain below.
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

/** A PNG whose edges let through what is behind it. */
export async function cutOutPng(name: string, color: string): Promise<DeviceFile> {
  const inner = await field(color, 1200, 800).png().toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 4, background: clear } })
    .composite([{ input: inner, left: 200, top: 200 }])
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A WebP of one color. */
export async function webpPhoto(name: string, color: string): Promise<DeviceFile> {
  return { name, mimeType: 'image/webp', buffer: await field(color, 1600, 1200).webp().toBuffer() };
}

/** A GIF that says by its name that it is a JPEG. */
export async function renamedGif(name: string): Promise<DeviceFile> {
  return { name, mimeType: 'image/jpeg', buffer: await field('#1d4ed8', 300, 200).gif().toBuffer() };
}

/** A JPEG of which the second half never came. */
export async function truncatedPhoto(name: string): Promise<DeviceFile> {
  const whole = await twoColorPhoto(name, ['#1d4ed8', '#c2410c']);
  return { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) };
}

/** A JPEG with bytes after its end that make it as large as is asked for. */
export async function largePhoto(name: string, megabytes: number): Promise<DeviceFile> {
  const whole = await plainPhoto(name, '#1d4ed8');
  const rest = Buffer.alloc(megabytes * 1024 * 1024 - whole.buffer.length);
  return { ...whole, buffer: Buffer.concat([whole.buffer, rest]) };
}

/** A PNG of some kilobytes that unfolds to 30,000 by 30,000 pixels. */
export function bomb(name: string): DeviceFile {
  return { name, mimeType: 'image/png', buffer: pngBomb() };
}

/** Drops files on an element, as if they came from a folder of the device. */
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
