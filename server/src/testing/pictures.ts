import type { Picture } from '@wayfold/contract/pictures';
import sharp from 'sharp';
import type { Person } from './makers';
import type { TestApp } from './test-app';

/** A picture of ordinary shape: two fields of color, each of its sides another one. */
export function jpeg({ width = 60, height = 40 }: { width?: number; height?: number } = {}): Promise<Buffer> {
  const half = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#c2410c' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Sends bytes to an address for them, as a browser does. */
export function put(
  app: TestApp,
  { url, headers }: { url: string; headers: Record<string, string> },
  bytes: Buffer,
): Promise<Response> {
  return app.send(url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
}

/** Uploads bytes as somebody's; answers the key they lie under. */
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

/** A picture that somebody uploaded. */
export async function uploadPicture(app: TestApp, person: Person, bytes?: Buffer): Promise<Picture> {
  const imageUrl = await upload(app, person, bytes ?? (await jpeg()));
  return person.api.pictures.newPicture({ body: { source: 'user-upload', imageUrl, imageName: 'Arches' } });
}
