import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePerson, type Person } from '../../testing/makers';
import { uploadPicture } from '../../testing/pictures';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let mei: Person;
beforeAll(async () => {
  app = await startTestApp();
  mei = await makePerson(app, 'FREE');
});
afterAll(() => app.close());

test('what was uploaded is a picture of its person, who loads it by its signature in any size', async () => {
  const picture = await uploadPicture(app, mei);

  const loaded = await app.send(`${picture.imageUrl}/400x400?${picture.signature}`);

  expect(picture).toMatchObject({ source: 'user-upload', width: 60, height: 40, imageName: 'Arches' });
  expect(loaded.status).toBe(200);
  const size = await sharp(Buffer.from(await loaded.arrayBuffer())).metadata();
  expect([size.format, size.width, size.height]).toEqual(['jpeg', 40, 40]);
});
