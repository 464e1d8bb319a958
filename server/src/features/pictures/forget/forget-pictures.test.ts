import { newId } from '@wayfold/domain/document/ids';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalData } from '../../../app';
import { inTransaction } from '../../../db/statement';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../../testing/makers';
import { jpeg, put, upload, uploadPicture } from '../../../testing/pictures';
import { startS3StandIn } from '../../../testing/stand-ins/s3-stand-in';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { eraseDueAccount } from '../../accounts/remove-account';
import { PACKED_AS } from '../draw/draw-picture';
import { holdOwn } from '../own-pictures-store';
import { forgetPictures, sweepFiles } from './forget-pictures';

const DAY_MS = 86_400_000;
const NOTHING = { uploads: 0, pictures: 0, pictureFiles: 0 };

describe.each(['disk', 'bucket'])('on %s', (kind) => {
  let app: TestApp;
  let mei: Person;
  let end: () => void;
  beforeAll(async () => {
    const bucket = kind === 'bucket' ? await startS3StandIn(() => new Date()) : null;
    end = () => bucket?.close();
    app = await startTestApp(bucket ? { config: { s3: bucket.config } } : {});
  });
  afterAll(async () => {
    await app.close();
    end();
  });
  beforeEach(async () => {
    mei = await makePerson(app, 'FREE');
  });
  // Removes everything the previous test left.
  afterEach(async () => {
    app.setClock(null);
    for (const { id } of (await app.database.pool.query('select id from trips where user_id is not null'))
      .rows) {
      await app.database.pool.query('delete from trip_pictures where trip_id = $1', [id]);
      await app.database.pool.query('delete from trip_changes where trip_id = $1', [id]);
    }
    await app.database.pool.query('delete from pictures');
    await app.database.pool.query('delete from picture_files');
    await app.services.pictures.remove(await files());
  });

  async function files(): Promise<string[]> {
    const found: string[] = [];
    for (const folder of ['uploads', 'kept'] as const) {
      for await (const { path } of app.services.pictures.list(folder)) found.push(path);
    }
    return found;
  }
  /** Runs the daily cleanup as if so many days had passed. */
  const forgetIn = async (days: number) => {
    const services = { ...app.services, now: () => new Date(Date.now() + days * DAY_MS) };
    return forgetPictures(services, 100);
  };
  const remove = ({ id }: { id: string }) => mei.api.pictures.removePicture({ params: { id } });
  const show = async (tripId: string, imageUrl: string) => {
    const id = newId();
    const fields = { type: 'trip', source: 'user-upload', imageUrl } as const;
    await change(mei, tripId, { kind: 'picture.add', id, fields });
    return id;
  };

  test('an upload that nobody finished is deleted after a day, and one that was never sent is dropped', async () => {
    await upload(app, mei, await jpeg());
    await mei.api.pictures.startUpload({ body: { fileName: 'a.jpg', fileType: 'image/jpeg' } });

    expect(await forgetIn(0.9)).toEqual(NOTHING);
    expect(await files()).toHaveLength(1);
    expect(await forgetIn(1.1)).toEqual({ ...NOTHING, uploads: 2 });

    expect(await files()).toEqual([]);
  });

  test('a picture in a list stays, however old it is', async () => {
    await uploadPicture(app, mei);

    expect(await forgetIn(5_000)).toEqual(NOTHING);

    expect(await files()).toHaveLength(1);
  });

  test('a removed picture that nothing shows is deleted after a week, with all its sizes', async () => {
    const picture = await uploadPicture(app, mei);
    await app.doJobs();
    expect(await files()).toHaveLength(1 + Object.values(PACKED_AS).flat().length);
    await remove(picture);

    expect(await forgetIn(6.9)).toEqual(NOTHING);
    expect(await forgetIn(7.1)).toEqual({ ...NOTHING, pictures: 1, pictureFiles: 1 });

    expect(await files()).toEqual([]);
  });

  test('a removed picture stays while a trip shows it, and while an undo could restore it', async () => {
    const picture = await uploadPicture(app, mei);
    const { id: tripId } = await makeTrip(mei);
    const row = await show(tripId, picture.imageUrl);
    await remove(picture);

    expect(await forgetIn(300)).toEqual(NOTHING);
    await change(mei, tripId, { kind: 'picture.remove', id: row });
    expect(await forgetIn(300)).toEqual(NOTHING);
    await change(mei, tripId, { kind: 'undo' });
    expect((await mei.api.trips.get({ params: { id: tripId } })).tripPictures).toHaveLength(1);
    await mei.api.trips.remove({ params: { id: tripId } });

    expect(await forgetIn(300)).toEqual({ ...NOTHING, pictures: 1, pictureFiles: 1 });
  });

  test('a picture of a copied trip is deleted with the trip, and the file with its last picture', async () => {
    const ben = await makePerson(app, 'FREE');
    const { id: tripId } = await makeTrip(mei);
    const picture = await uploadPicture(app, mei);
    await show(tripId, picture.imageUrl);
    const share = await shareTrip(app, mei, tripId);
    const copy = await ben.api.tripPage.copyShared({
      params: { userId: ben.id, tripId: share.id },
      body: {},
    });
    await ben.api.trips.remove({ params: { id: copy.id } });

    expect(await forgetIn(8)).toEqual({ ...NOTHING, pictures: 1 });

    expect((await app.send(`${picture.imageUrl}/original?${picture.signature}`)).status).toBe(200);
  });

  test('a picture that a change is adding to a trip is not deleted', async () => {
    const picture = await uploadPicture(app, mei);
    await remove(picture);

    const gone = await inTransaction(app.database.pool, async (on) => {
      await holdOwn(on, mei.id, [picture.id]);
      return forgetIn(8);
    });

    expect(gone).toEqual(NOTHING);
    expect(await forgetIn(8)).toMatchObject({ pictures: 1 });
  });

  test('files of an erased account are deleted by the job, and those of people who copied them stay', async () => {
    const ben = await makePerson(app, 'FREE');
    const { id: tripId } = await makeTrip(mei);
    const [shown] = [await uploadPicture(app, mei), await uploadPicture(app, mei)];
    await show(tripId, shown.imageUrl);
    await upload(app, mei, await jpeg());
    const share = await shareTrip(app, mei, tripId);
    const copy = await ben.api.tripPage.copyShared({
      params: { userId: ben.id, tripId: share.id },
      body: {},
    });
    await mei.api.accounts.remove();

    await eraseDueAccount(app.database.pool, personalData, new Date(Date.now() + 20 * DAY_MS));
    await app.doJobs();

    expect(
      (await files()).filter((path) => path.startsWith('kept') && path.endsWith('original')),
    ).toHaveLength(1);
    const [picture] = await ben.api.trips.pictures({ params: { id: copy.id } });
    expect((await app.send(picture?.addresses?.original ?? '')).status).toBe(200);
    // The upload that she hadn't finished is deleted with the daily cleanup.
    expect(await forgetIn(0)).toEqual({ ...NOTHING, uploads: 1 });
  });

  test('files without rows are deleted once they are a day old, and all others stay', async () => {
    const { services } = app;
    const awaited = await upload(app, mei, await jpeg());
    const bytes = await jpeg();
    const body = { fileName: 'a.jpg', fileType: 'image/jpeg', size: bytes.length } as const;
    const address = await mei.api.pictures.startUpload({ body });
    await put(app, address, bytes);
    const taken = { source: 'user-upload', imageUrl: address.key, imageName: 'Arches' } as const;
    await mei.api.pictures.newPicture({ body: taken });
    const good = await files();
    await put(app, address, bytes);
    const stray = `2026-11/${'s'.repeat(43)}`;
    await services.pictures.write(`uploads/${stray}`, bytes, 'image/jpeg');
    await services.pictures.write(`kept/${stray}/original`, bytes, 'image/jpeg');
    await services.pictures.write(`kept/${stray}/400x400.webp`, bytes, 'image/webp');
    const at = (days: number) => ({ ...services, now: () => new Date(Date.now() + days * DAY_MS) });

    expect(await sweepFiles(at(0.9))).toBe(0);
    expect(await sweepFiles(at(1.1))).toBe(4);

    expect((await files()).sort()).toEqual(good.sort());
    expect(good).toContain(`uploads/${awaited}`);
  });
});

describe('housekeeping', () => {
  test('removed photos and favorites leave no rows', async () => {
    const app = await startTestApp();
    const mei = await makePerson(app, 'FREE');
    const body = { source: 'wayfold', imageUrl: '/scenes/canyon-dawn.svg', imageName: 'Canyon' } as const;
    const { id } = await mei.api.pictures.newPicture({ body: { ...body, favorite: true } });
    const services = { ...app.services, now: () => new Date(Date.now() + 8 * DAY_MS) };
    expect(await forgetPictures(services, 100)).toEqual(NOTHING);
    await mei.api.pictures.setPicture({ params: { id }, body: { favorite: false } });

    expect(await forgetPictures(services, 100)).toEqual({ ...NOTHING, pictures: 1 });

    await app.close();
  });
});
