import { buffer } from 'node:stream/consumers';
import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPath } from '../../../adapters/picture-store';
import { makeGuest, makePerson, type Person } from '../../../testing/makers';
import { jpeg, phonePhoto, pngBomb, put, upload, uploadPicture } from '../../../testing/pictures';
import { startS3StandIn } from '../../../testing/stand-ins/s3-stand-in';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { originalPath } from '../picture-files';

const MEGABYTE = 1024 * 1024;
const NOT_A_PICTURE = { code: 'unsupported-type', message: 'File type not supported' };
const NO_SUCH_UPLOAD = { code: 'not-found' };

const take = (person: Person, imageUrl: string, more: { id?: string } = {}) =>
  person.api.pictures.newPicture({ body: { source: 'user-upload', imageUrl, imageName: 'Arches', ...more } });

describe.each(['disk', 'bucket'])('pictures stored on %s', (kind) => {
  let app: TestApp;
  let mei: Person;
  let end: () => void;
  beforeAll(async () => {
    const bucket = kind === 'bucket' ? await startS3StandIn(() => new Date()) : null;
    end = () => bucket?.close();
    app = await startTestApp(bucket ? { config: { s3: bucket.config } } : {});
    mei = await makePerson(app, 'FREE');
  });
  afterAll(async () => {
    await app.close();
    end();
  });

  const load = async (address: string, accept = '*/*') => {
    const answer = await app.send(address, { headers: { accept } });
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const stored = async (path: string) => {
    const file = await app.services.pictures.open(path);
    return file && buffer(file.stream);
  };

  test('concurrent requests for the same upload each get the same picture', async () => {
    const key = await upload(app, mei, await jpeg({ width: 1_600, height: 1_200 }));

    const taken = await Promise.all(Array.from({ length: 12 }, () => take(mei, key)));

    expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
  });

  test('an upload becomes a picture of its person, who loads it with its signature', async () => {
    const bytes = await jpeg({ width: 1_500, height: 1_000 });

    const picture = await uploadPicture(app, mei, bytes);
    const { status, bytes: square } = await load(`${picture.imageUrl}/400x400?${picture.signature}`);

    expect(picture).toMatchObject({
      ...{ source: 'user-upload', width: 1_500, height: 1_000, imageName: 'Arches', favorite: false },
      ...{ imageUrl: `/pictures/${picture.id}`, credit: null, creditUrl: null },
      thumbhash: expect.stringMatching(/^[A-Za-z0-9+/]{20,}=*$/),
    });
    expect(status).toBe(200);
    expect(await sharp(square).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 400 });
  });

  test('it is turned upright, and the metadata about where and by whom it was taken is removed', async () => {
    const photo = await phonePhoto({ width: 60, height: 40 });
    expect(photo.toString('latin1')).toContain('Mei Lin');

    const picture = await uploadPicture(app, mei, photo);

    expect(picture).toMatchObject({ width: 40, height: 60 });
    for (const variant of ['original', '400x400']) {
      const { bytes } = await load(`${picture.imageUrl}/${variant}?${picture.signature}`);
      const { exif, xmp, iptc, orientation, width = 0, height = 0 } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(bytes.toString('latin1')).not.toMatch(/Mei Lin|script|GPS|Exif/);
      if (variant === 'original') expect([width, height]).toEqual([40, 60]);
    }
    // The left half of the photo, which lies on its right side, becomes its upper half.
    const { bytes } = await load(`${picture.imageUrl}/original?${picture.signature}`);
    const { data } = await sharp(bytes)
      .extract({ left: 20, top: 5, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data].map((value) => Math.round(value / 50))).toEqual([4, 1, 0]);
  });

  test('only the re-encoded picture is left of what was sent', async () => {
    const key = await upload(app, mei, await phonePhoto());
    expect(await stored(uploadPath(key))).not.toBeNull();

    await take(mei, key);

    expect(await stored(uploadPath(key))).toBeNull();
    expect(((await stored(originalPath(key))) ?? Buffer.alloc(0)).toString('latin1')).not.toContain(
      'Mei Lin',
    );
  });

  test('sending something else to the URL afterward changes nothing', async () => {
    const bytes = await jpeg();
    const body = { fileName: 'orig_1.jpg', fileType: 'image/jpeg', size: bytes.length } as const;
    const address = await mei.api.pictures.startUpload({ body });
    const sending = { url: new URL(address.url, app.url).href, headers: address.headers };
    const send = (what: Buffer) =>
      fetch(sending.url, { method: 'PUT', headers: sending.headers, body: new Uint8Array(what) });
    await send(bytes);
    const picture = await take(mei, address.key);
    const before = await load(`${picture.imageUrl}/original?${picture.signature}`);

    const other = await send(Buffer.alloc(bytes.length, '<script>'));

    expect(other.status).toBe(200);
    const after = await load(`${picture.imageUrl}/original?${picture.signature}`);
    expect(after.bytes.equals(before.bytes)).toBe(true);
    expect(await take(mei, address.key)).toMatchObject({ id: picture.id });
  });

  const ODD_FILES: Record<string, () => Promise<Buffer> | Buffer> = {
    'a drawing (SVG)': () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'),
    'a page (HTML)': () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a GIF under another name': async () =>
      sharp(await jpeg())
        .gif()
        .toBuffer(),
    'a JPEG that ends too soon': async () => (await jpeg({ width: 600, height: 400 })).subarray(0, 1_500),
    'a page that begins as a PNG': () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    'a page that begins as a JPEG': () =>
      Buffer.from('\xff\xd8\xff\xe0<html><script>alert(1)</script>', 'latin1'),
    'nothing but the beginning of a WebP': () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1'),
    'a small file of 900 million pixels': () => pngBomb(),
    'an AVIF': async () =>
      sharp(await jpeg())
        .avif()
        .toBuffer(),
    'a TIFF': async () =>
      sharp(await jpeg())
        .tiff()
        .toBuffer(),
  };
  test.each(Object.entries(ODD_FILES))('%s is not a picture, and none of it stays', async (_what, make) => {
    const key = await upload(app, mei, await make());

    await expect(take(mei, key)).rejects.toMatchObject({ problem: NOT_A_PICTURE });

    expect([await stored(uploadPath(key)), await stored(originalPath(key))]).toEqual([null, null]);
    await expect(take(mei, key)).rejects.toMatchObject(NO_SUCH_UPLOAD);
  });

  test('a PNG stays transparent, and becomes white there as JPEG', async () => {
    const clear = { width: 50, height: 50, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0 } } as const;
    const bytes = await sharp({ create: clear }).png().toBuffer();

    const picture = await uploadPicture(app, mei, bytes);

    const original = await load(`${picture.imageUrl}/original?${picture.signature}`);
    const drawn = await load(`${picture.imageUrl}/400x400?${picture.signature}`, 'image/jpeg');
    expect(original.headers.get('content-type')).toBe('image/png');
    expect(await sharp(original.bytes).stats()).toMatchObject({ isOpaque: false });
    expect([...(await sharp(drawn.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('its type depends on its bytes, whatever it was sent as', async () => {
    const key = await upload(
      app,
      mei,
      await sharp(await jpeg())
        .webp()
        .toBuffer(),
      'image/jpeg',
    );

    const picture = await take(mei, key);

    const { headers } = await load(`${picture.imageUrl}/original?${picture.signature}`);
    expect(headers.get('content-type')).toBe('image/webp');
  });

  test('requested twice, even at once, it is one picture', async () => {
    const key = await upload(app, mei, await jpeg());

    const [one, two] = await Promise.all([take(mei, key), take(mei, key)]);
    const three = await take(mei, key, { id: newId() });

    expect([two.id, three.id]).toEqual([one.id, one.id]);
  });

  test('a picture has the id that its person chose for it', async () => {
    const id = newId();

    expect(await take(mei, await upload(app, mei, await jpeg()), { id })).toMatchObject({ id });

    const again = take(mei, await upload(app, mei, await jpeg()), { id });
    await expect(again).rejects.toMatchObject({ code: 'conflict' });
  });

  test('nobody takes another person’s upload, and a key without an upload has no picture', async () => {
    const ben = await makePerson(app, 'FREE');
    const key = await upload(app, mei, await jpeg());
    const body = { fileName: 'a.jpg', fileType: 'image/jpeg' } as const;
    const { key: empty } = await mei.api.pictures.startUpload({ body });

    await expect(take(ben, key)).rejects.toMatchObject(NO_SUCH_UPLOAD);
    await expect(take(mei, empty)).rejects.toMatchObject(NO_SUCH_UPLOAD);
    for (const odd of ['../../session-secret', `${key}/../x`, 'x', `kept/${key}/original`]) {
      await expect(take(mei, odd)).rejects.toMatchObject(NO_SUCH_UPLOAD);
    }
    expect(await take(mei, key)).toMatchObject({ source: 'user-upload' });
  });

  test('more than ten megabytes are refused, whether or not the size was declared', async () => {
    const body = { fileName: 'a.jpg', fileType: 'image/jpeg' } as const;
    const said = mei.api.pictures.startUpload({ body: { ...body, size: 11 * MEGABYTE } });
    await expect(said).rejects.toMatchObject({ message: expect.stringContaining('File size exceeds 10MB') });

    const address = await mei.api.pictures.startUpload({ body });
    const large = Buffer.concat([await jpeg(), Buffer.alloc(11 * MEGABYTE)]);
    const sent = await fetch(new URL(address.url, app.url), {
      method: 'PUT',
      headers: address.headers,
      body: large,
    });

    if (kind === 'disk') expect(sent.status).toBe(413);
    const refusal =
      kind === 'disk'
        ? NO_SUCH_UPLOAD
        : { problem: { code: 'too-large', message: 'File size exceeds 10MB' } };
    await expect(take(mei, address.key)).rejects.toMatchObject(refusal);
    expect(await stored(uploadPath(address.key))).toBeNull();
  });
});

describe('limits', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const start = (person: Person, size?: number) =>
    person.api.pictures.startUpload({ body: { fileName: 'a.jpg', fileType: 'image/jpeg', size } });

  async function addUploads(person: Person, count: number, bytes: number): Promise<void> {
    await app.database.pool.query(
      `insert into picture_files (key, user_id, type, bytes, created_at)
      select $1 || '-of-somebody-' || nth, $1::uuid, 'image/jpeg', $3, now() from generate_series(1, $2) as nth`,
      [person.id, count, bytes],
    );
  }

  test('other types are refused by name', async () => {
    const mei = await makeGuest(app);
    const body = { fileName: 'a.svg', fileType: 'image/svg+xml' as 'image/png' };

    await expect(mei.api.pictures.startUpload({ body })).rejects.toMatchObject({
      message: 'fileType: File type not supported',
    });
  });

  test.each([
    ['FREE', 500],
    ['GUEST', 100],
  ] as const)('%s can upload %i pictures within a day, and more the next day', async (role, most) => {
    const person = await makePerson(app, role);
    await addUploads(person, most - 1, 1);

    const answers = await Promise.allSettled([start(person), start(person), start(person)]);

    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(start(person)).rejects.toMatchObject({
      problem: {
        code: 'too-many',
        message: `You’ve reached the limit of ${most} uploads per day. Upload more tomorrow.`,
      },
    });
    await app.database.pool.query(`update picture_files set created_at = now() - interval '25 hours'`);
    expect(await start(person)).toMatchObject({ headers: { 'content-type': 'image/jpeg' } });
  });

  test.each([
    ['FREE', 2_048, '2 GB'],
    ['GUEST', 500, '500 MB'],
  ] as const)('pictures of %s can take %i megabytes at most', async (role, megabytes, most) => {
    const person = await makePerson(app, role);
    await addUploads(person, 64, (megabytes / 64) * MEGABYTE - 1);

    expect(await start(person, 64)).toMatchObject({ key: expect.any(String) });
    await expect(start(person, 1)).rejects.toMatchObject({
      problem: {
        code: 'too-large',
        message: `Your pictures have reached the limit of ${most}. Remove some first.`,
      },
    });
  });

  test('a finished upload counts with its actual size', async () => {
    const mei = await makePerson(app, 'FREE');
    const address = await start(mei);
    const bytes = await jpeg();
    await put(app, address, bytes);
    await take(mei, address.key);

    const { rows } = await app.database.pool.query<{ bytes: number }>(
      'select bytes from picture_files where key = $1',
      [address.key],
    );

    expect(rows[0]?.bytes).toBeLessThan(100_000);
  });
});
