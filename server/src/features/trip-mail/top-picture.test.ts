import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { change, makePerson, makeTrip, type Person, shareTrip } from '../../testing/makers';
import { takePhoto, uploadPicture } from '../../testing/pictures';
import { type MailServer, type ReceivedMail, startMailServer } from '../../testing/stand-ins/mail-server';
import { startTestApp, type TestApp } from '../../testing/test-app';

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  const from = { name: 'Wayfold', address: 'hello@wayfold.example' };
  const mail = { smtpUrl: server.url, from, contactEmail: null };
  app = await startTestApp({ config: { publicUrl: 'https://trips.example.com', mail } });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

/** A member with a confirmed address. */
async function makeSender(): Promise<Person> {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query('update users set email_confirmed_at = now() where id = $1', [person.id]);
  return person;
}

/** The email that arrives at a new address when the trip is sent there. */
async function mailed(person: Person, tripId: string, language: PdfLanguage = 'en'): Promise<ReceivedMail> {
  const email = `${newId()}@example.com`;
  await person.api.tripMail.send({ body: { email, tripId, language, attachPdf: false } });
  await app.doJobs();
  const [mail] = server.received.filter(({ envelope }) => envelope.to.includes(email));
  if (!mail) throw new Error('No mail arrived.');
  return mail;
}

/** A shared trip with a header; the start of the link in its email. */
async function makePictured(
  person: Person,
  header: Partial<HeaderFields> & Pick<HeaderFields, 'imageUrl'>,
  pictures = true,
): Promise<{ tripId: string; link: string }> {
  const { id: tripId } = await makeTrip(person, { name: 'Red Rock', stops: [{ name: 'Moab' }] });
  const fields = { type: 'header', source: 'user-upload', ...header } as const;
  await change(person, tripId, { kind: 'picture.add', id: newId(), fields });
  const share = await shareTrip(app, person, tripId, { pictures });
  return { tripId, link: `https://trips.example.com/trip/${share.id}` };
}
type HeaderFields = Extract<SingleChange, { kind: 'picture.add' }>['fields'];

test('the header picture is at the top, loaded from the share that the email links to, with its credit', async () => {
  const person = await makeSender();
  const { imageUrl } = await uploadPicture(app, person);
  const { tripId, link } = await makePictured(person, {
    imageUrl,
    description: 'Arch at "dawn"',
    credit: 'Ana Silva of Moab',
    creditUrl: 'https://photos.example/ana',
  });

  const mail = await mailed(person, tripId);
  const german = await mailed(person, tripId, 'de');

  const address = `${link}${imageUrl}/1200x675`;
  expect(mail.html).toContain(
    `<img src="${address}" alt="Arch at &quot;dawn&quot;" width="560" height="315"`,
  );
  expect(mail.html).toContain('Photo by Ana Silva of Moab');
  expect(mail.html).not.toContain('photos.example');
  expect(mail.text).not.toMatch(/Arch|Ana|pictures/);
  expect(german.html).toContain('Foto von Ana Silva of Moab');
  const shown = await app.send(new URL(address).pathname);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a photo of a stock service links to its photographer', async () => {
  const person = await makeSender();
  const photo = await takePhoto(app, person, `https://images.unsplash.com/photo-${newId()}`);
  const { source, imageUrl, credit, creditUrl } = photo;
  const { tripId } = await makePictured(person, { source, imageUrl, credit, creditUrl });

  const mail = await mailed(person, tripId);

  expect(mail.html).toMatch(/<a [^>]*href="https:\/\/unsplash\.com\/@ana"[^>]*>Photo by Ana on Unsplash</);
});

test('a drawing of the library is a JPEG, which email programs can show', async () => {
  const person = await makeSender();
  const header = { source: 'wayfold', imageUrl: '/scenes/arch-day.svg' } as const;
  const { tripId } = await makePictured(person, header);

  const mail = await mailed(person, tripId);

  const [, address = ''] =
    /<img src="https:\/\/trips\.example\.com([^"]+)" alt="Picture of the trip"/.exec(mail.html ?? '') ?? [];
  const shown = await app.send(address);
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('a share that shows no pictures is emailed without one', async () => {
  const person = await makeSender();
  const { imageUrl } = await uploadPicture(app, person);
  const { tripId } = await makePictured(person, { imageUrl }, false);

  const mail = await mailed(person, tripId);

  expect([...(mail.html ?? '').matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
    'cid:map',
  ]);
  expect(mail.html).not.toContain('/pictures/');
});

test('a picture cannot add its sender’s own text or links to an email', async () => {
  const person = await makeSender();
  const { imageUrl } = await uploadPicture(app, person);
  const { tripId } = await makePictured(person, {
    imageUrl,
    description: 'Collect at evil.example now',
    credit: 'Ana',
    creditUrl: 'https://evil.example/',
  });

  const mail = await mailed(person, tripId);

  expect(mail.html).toContain('alt="Picture of the trip"');
  expect(mail.html).toContain('Photo by Ana');
  expect(mail.html).not.toContain('evil');
});
