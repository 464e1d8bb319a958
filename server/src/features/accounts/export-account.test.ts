import { buffer } from 'node:stream/consumers';
import { newId } from '@wayfold/domain/document/ids';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBuffer } from 'yauzl';
import { makeGuest, makePerson, makeTrip, makeUserPlace, type Person } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { zipOf } from './export-account';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const exportOf = (person: Pick<Person, 'id' | 'token'>) =>
  app.send(`/api/users/${person.id}/export`, { headers: { authorization: `Bearer ${person.token}` } });

/** The files of a zip as text, by path. */
function filesIn(zip: Buffer): Promise<Map<string, string>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, string>();
    fromBuffer(zip, { lazyEntries: true }, (error, opened) => {
      if (error) return reject(error);
      opened.on('entry', (entry) => {
        opened.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure);
          files.set(entry.fileName, (await buffer(stream)).toString('latin1'));
          opened.readEntry();
        });
      });
      opened.on('end', () => resolve(files));
      opened.readEntry();
    });
  });
}

async function exported(person: Pick<Person, 'id' | 'token'>): Promise<Map<string, string>> {
  return filesIn(Buffer.from(await (await exportOf(person)).arrayBuffer()));
}

const read = (files: Map<string, string>, path: string) =>
  JSON.parse(Buffer.from(files.get(path) ?? '', 'latin1').toString());

async function makeAuthor(): Promise<Person & { email: string; secrets: string[] }> {
  const email = `${newId()}@example.com`;
  const password = 'Red-Rock 27';
  const form = { firstName: 'Mei', lastName: '林', email, password, isSubscriber: false };
  const signedUp = await app.client(null).signIn.signUp({ body: { ...form, type: 'Tour Operator' } });
  const { token, user, refreshToken, deviceToken } = signedUp;
  const id = user?.id ?? '';
  await app.client(null).signIn.sendReset({ body: { email } });
  const secrets = [token, refreshToken, deviceToken].map((secret) => secret ?? '');
  return { id, token: token ?? '', api: app.client(token), email, secrets: [...secrets, password] };
}

test('one zip has everything a person made, under readable names', async () => {
  const person = await makeAuthor();
  const params = { id: person.id };
  const trip = await makeTrip(person, { name: '東京 / West: "2027"', stops: [{ name: 'Moab' }] });
  await makeUserPlace(person);
  await person.api.places.addFavorite({ body: { poi_source: 'curated', poi_id: 'poi:delicate-arch' } });
  await person.api.accounts.recordAction({ body: { action: 'pdf' } });
  await person.api.profile.savePreferences({ params, body: { pace: 'Full' } });
  await person.api.profile.saveBusiness({ params, body: { businessTitle: 'Guide' } });
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  await person.api.profile.saveCompanyImage({
    params: { ...params, slot: 'image1' },
    body: { base64: picture.toString('base64') },
  });

  const answer = await exportOf(person);
  const files = await filesIn(Buffer.from(await answer.arrayBuffer()));

  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="wayfold-data-[\d-]{10}\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(read(files, 'account.json')).toMatchObject({ email: person.email, lastName: '林', type: 'BP' });
  expect(read(files, 'preferences.json')).toMatchObject({ pace: 'Full' });
  expect(read(files, 'business-profile.json')).toMatchObject({ businessTitle: 'Guide' });
  expect(read(files, 'favorites.json')).toMatchObject([{ poi_id: 'poi:delicate-arch' }]);
  expect(read(files, 'own-places.json')).toMatchObject([{ name: 'Grandma’s house' }]);
  expect(read(files, 'actions.json')).toMatchObject([{ action: 'pdf' }]);
  expect(read(files, 'sessions.json')).toMatchObject({ sessions: [{ kind: 'computer' }] });
  expect(read(files, `trips/東京 West 2027 ${trip.id}.json`)).toMatchObject({
    trip: { name: trip.name, destinations: [{ name: 'Moab' }] },
    history: [{ version: 1, mine: true, change: { kind: 'batch' } }],
  });
  const image = Buffer.from(files.get('pictures/company-image1.webp') ?? '', 'latin1');
  expect(await sharp(image).metadata()).toMatchObject({ format: 'webp', width: 9 });
  expect(files.get('README.txt')).toContain('contacts.csv');
});

test('it contains nothing that gives access to an account', async () => {
  const person = await makeAuthor();
  const { rows } = await app.database.pool.query(
    `select password_hash as secret from users where id = $1
    union all select encode(token_hash, hash) from session_tokens, (values ('hex'), ('base64')) as as_text(hash) where user_id = $1
    union all select encode(token_hash, hash) from devices, (values ('hex'), ('base64')) as as_text(hash) where user_id = $1
    union all select encode(secret_hash, hash) from mailed_links, (values ('hex'), ('base64')) as as_text(hash) where user_id = $1
    union all select substring(body_text from '/reset_password/[^/]+/(\\S+)') from mails where recipient = $2 and kind = 'reset'`,
    [person.id, person.email],
  );

  const everything = [...(await exported(person)).values()].join('\n');

  expect(rows.length).toBeGreaterThan(8);
  for (const secret of [...person.secrets, ...rows.map((row) => row.secret)]) {
    expect(secret.length).toBeGreaterThan(8);
    expect(everything).not.toContain(secret);
  }
});

test('a contact whose name is a formula is plain text in a spreadsheet', async () => {
  const person = await makePerson(app, 'FREE');
  const body = { firstName: '=HYPERLINK("https://evil.example")', lastName: '@SUM(A1)', phone: '+1 555' };
  await person.api.profile.addContact({ params: { userId: person.id }, body });

  const files = await exported(person);

  const [, line] = (files.get('contacts.csv') ?? '').split('\r\n');
  expect(line).toBe(`"'=HYPERLINK(""https://evil.example"")","'@SUM(A1)","","'+1 555",""`);
  expect(read(files, 'contacts.json')).toMatchObject([body]);
});

test('a guest can also export what they made, and nobody exports what belongs to others', async () => {
  const guest = await makeGuest(app);
  const other = await makeGuest(app);
  const trip = await makeTrip(guest);

  expect([...(await exported(guest)).keys()].some((path) => path.includes(trip.id))).toBe(true);
  expect([...(await exported(other)).keys()].some((path) => path.startsWith('trips/'))).toBe(false);
  expect((await exportOf({ id: guest.id, token: other.token })).status).toBe(404);
  expect((await exportOf({ id: guest.id, token: '' })).status).toBe(401);
});

test('it can be requested a few times an hour', async () => {
  const person = await makePerson(app, 'FREE');
  const asked: number[] = [];
  for (let nth = 0; nth < 11; nth += 1) {
    const answer = await exportOf(person);
    await answer.arrayBuffer();
    asked.push(answer.status);
  }

  expect(asked).toEqual([...Array(10).fill(200), 429]);
});

test('files are read one after the other, each when it is needed', async () => {
  const events: string[] = [];
  const files = ['a', 'b'].map((path) => ({
    path,
    bytes: async () => {
      events.push(`${path} begins`);
      await new Promise(setImmediate);
      events.push(`${path} ends`);
      return path.repeat(10);
    },
  }));

  const zip = await filesIn(await buffer(zipOf(files, new Date())));

  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect([...zip.keys()]).toEqual(['a', 'b']);
});

test('a file that cannot be read aborts the zip', async () => {
  const bytes = () => Promise.reject(new Error('The database is away.'));

  const zip = buffer(zipOf([{ path: 'a', bytes }], new Date()));

  await expect(zip).rejects.toThrow('The database is away.');
});

test('a client that disconnects halfway causes no errors', async () => {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `insert into contacts (id, user_id, first_name, last_name, email, phone, notes, created_at, updated_at)
    select gen_random_uuid(), $1, 'Mei', '', '', '',
      (select string_agg(md5(random()::text || letter || nth), '') from generate_series(1, 150) letter), now(), now()
    from generate_series(1, 2000) nth`,
    [person.id],
  );
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${person.token}` };

  const { body } = await app.send(`/api/users/${person.id}/export`, { headers, signal: controller.signal });
  await body?.getReader().read();
  controller.abort();

  expect((await app.client(null).health.get()).status).toBe('ok');
  expect([...(await exported(person)).keys()]).toContain('contacts.csv');
});
