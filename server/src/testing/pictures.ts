import { crc32, deflateSync } from 'node:zlib';
import type { Picture, StockService } from '@wayfold/contract/pictures/pictures';
import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { sealPhoto } from '../features/pictures/stock/stock-proof';
import type { Hold } from '../lib/pictures/picture-queue';
import type { Person } from './makers';
import type { TestApp } from './test-app';

/** A queue with room for everything, for tests of drawing alone. */
export const hold: Hold = (_bytes, work) => work();

/** A picture of ordinary shape: two areas of color, so its sides differ. */
export function jpeg({ width = 60, height = 40 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#c2410c' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Sends bytes to their upload URL, as a browser does. */
export function put(
  app: TestApp,
  { url, headers }: { url: string; headers: Record<string, string> },
  bytes: Buffer,
): Promise<Response> {
  return fetch(new URL(url, app.url), { method: 'PUT', headers, body: new Uint8Array(bytes) });
}

/** Uploads bytes as a user; returns the key they are stored under. */
export async function upload(
  app: TestApp,
  person: Person,
  bytes: Buffer,
  fileType: 'image/jpeg' | 'image/png' | 'image/webp' = 'image/jpeg',
): Promise<string> {
  const body = { fileName: 'orig_1795104000000.jpg', fileType, size: bytes.length };
  const address = await person.api.pictures.startUpload({ body });
  const { status } = await put(app, address, bytes);
  if (status !== 200) throw new Error(`The upload was answered ${status}.`);
  return address.key;
}

/** An uploaded picture. */
export async function uploadPicture(app: TestApp, person: Person, bytes?: Buffer): Promise<Picture> {
  const imageUrl = await upload(app, person, bytes ?? (await jpeg()));
  return person.api.pictures.newPicture({ body: { source: 'user-upload', imageUrl, imageName: 'Arches' } });
}

/** A photo taken from a stock service, stored under a URL. */
export function takePhoto(
  app: TestApp,
  person: Person,
  origin: string,
  service: StockService = 'unsplash',
): Promise<Picture> {
  const photo = { id: newId(), imageName: 'Arch', origin, width: 3_000, height: 2_000, color: null };
  const credit = { credit: 'Ana on Unsplash', creditUrl: 'https://unsplash.com/@ana', takenPath: null };
  const proof = sealPhoto(app.services.config, service, { ...photo, ...credit });
  return person.api.pictures.newPicture({ body: { source: service, imageName: 'Arch', proof } });
}

/** A photo as a phone takes it: rotated, with metadata on where and by whom it was taken. */
export async function phonePhoto({ width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp(await jpeg({ width, height }))
    .withExif({
      IFD0: { Artist: 'Mei Lin', ImageDescription: '<script>alert(1)</script>', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 34/1 24/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '109/1 33/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A small file of 30,000 by 30,000 pixels. */
export function pngBomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1; // one bit per pixel, grayscale
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)));
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    end,
  ]);
}

/** A PNG with custom chunks after its header. */
export async function pngWith(chunks: readonly (readonly [name: string, bytes: Buffer])[]): Promise<Buffer> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5a66' } })
    .png()
    .toBuffer();
  const header = 33;
  const added = chunks.map(([name, bytes]) => pngChunk(name, bytes));
  return Buffer.concat([png.subarray(0, header), ...added, png.subarray(header)]);
}

function pngChunk(name: string, bytes: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
