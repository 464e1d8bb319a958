import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addSecretBooking,
  BOOKING_SECRETS,
  change,
  makeGuest,
  makePerson,
  makeTrip,
  type Person,
  shareTrip,
} from '../../testing/makers';
import { readPdf } from '../../testing/pdf-text';
import { type MailServer, type ReceivedMail, startMailServer } from '../../testing/stand-ins/mail-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { pdfWordsIn } from '../pdf/words/words-in-language';

let server: MailServer;
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({
    config: {
      publicUrl: 'https://trips.example.com',
      mail: {
        smtpUrl: server.url,
        from: { name: 'Wayfold', address: 'hello@wayfold.example' },
        contactEmail: null,
      },
    },
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

let count = 0;
/** An address that hasn't received any email yet. */
function newAddress(): string {
  count += 1;
  return `lars${count}@example.com`;
}

/** A member with their own confirmed address, so that their emails are counted separately. */
async function makeSender({ firstName = 'Mei', isConfirmed = true } = {}): Promise<Person> {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query(
    `update users set first_name = $2, last_name = 'Lin', email_confirmed_at = $3 where id = $1`,
    [person.id, firstName, isConfirmed ? new Date() : null],
  );
  return person;
}

async function makeShared(person: Person, name = 'Red Rock & <High> Desert'): Promise<string> {
  const trip = await makeTrip(person, { name, stops: [{ name: 'Denver' }, { name: 'Moab' }] });
  await shareTrip(app, person, trip.id, { costs: false, notes: false });
  return trip.id;
}

const send = (person: Person, tripId: string, email: string | string[], attachPdf = false) =>
  person.api.tripMail.send({ body: { email, tripId, attachPdf } });
const sendIn = (person: Person, tripId: string, email: string, language: PdfLanguage) =>
  person.api.tripMail.send({ body: { email, tripId, language } });

/** The emails that arrived at an address. */
async function arrivedAt(address: string): Promise<ReceivedMail[]> {
  await app.doJobs();
  return server.received.filter(({ envelope }) => envelope.to.includes(address));
}

test('a trip arrives with its facts, its map and its share link, with reply-to its owner', async () => {
  owner = await makeSender();
  const tripId = await makeShared(owner);
  const { share } = await owner.api.sharing.share({ params: { id: tripId } });
  const [one, two] = [newAddress(), newAddress()];

  const answer = await send(owner, tripId, [one, two, one.toUpperCase()]);

  const [mail, ...others] = await arrivedAt(two);
  expect(answer).toEqual({ sent: [one.toUpperCase(), two], leftOut: [] });
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Red Rock & <High> Desert, from Mei Lin',
    from: { address: 'hello@wayfold.example' },
    to: [{ address: two }],
    replyTo: [{ address: `${owner.id}@example.org` }],
    attachments: [{ filename: 'map.png', mimeType: 'image/png', disposition: 'inline', contentId: '<map>' }],
  });
  expect(mail?.text).toContain('When: May 8 – 12, 2027\nWhere: Denver, Moab\nNights: 4');
  expect(mail?.text).toContain(`https://trips.example.com/trip/${share?.id}`);
  expect(mail?.html).toContain('Red Rock &amp; &lt;High&gt; Desert');
  expect(mail?.html).toContain('<img src="cid:map"');
  expect(mail?.html).not.toContain('<High>');
  const picture = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
});

test('the attached PDF shows what the share shows, and nothing stays behind', async () => {
  const person = await makeSender();
  const tripId = await makeShared(person);
  await change(person, tripId, {
    kind: 'cost.add',
    id: newId(),
    fields: { supplier: 'Red Lodge', netPrice: 71_234_567, commission: 8_765_432 },
  });
  await change(person, tripId, addSecretBooking());
  const to = newAddress();

  await send(person, tripId, to, true);

  const [mail] = await arrivedAt(to);
  const pdf = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
  expect(pdf).toMatchObject({ disposition: 'attachment' });
  const { pages, bytes } = readPdf(new Uint8Array(pdf?.content as ArrayBuffer));
  expect(pages.join(' ')).toContain('Moab');
  expect(`${pages.join(' ')}${bytes}`).not.toMatch(/Red Lodge|71,?234,?567|8,765,432|79,?999,?999/);
  expect(pages.join(' ')).not.toMatch(new RegExp(BOOKING_SECRETS.join('|')));
  for (const word of [
    '71234567',
    '8765432',
    '79999999',
    'Red Lodge',
    ...BOOKING_SECRETS,
    tripId,
    person.id,
  ]) {
    expect(`${mail?.text}${mail?.html}`.replaceAll(`${person.id}@example.org`, '')).not.toContain(word);
  }
  expect((await app.database.pool.query('select 1 from mail_files')).rowCount).toBe(0);
});

test.each([
  ['de', 'Denver nach Moab, von Mei Lin', /Wann: 8\..12\. Mai 2027\nWo: Denver, Moab\nNächte: 4/],
  ['es', 'De Denver a Moab, de Mei Lin', /Cuándo: 8.12 may 2027\nDónde: Denver, Moab\nNoches: 4/],
  ['fr', 'De Denver à Moab, de la part de Mei Lin', /Quand\s: 8.12 mai 2027\nOù\s: Denver, Moab\nNuits\s: 4/],
  ['it', 'Da Denver a Moab, da Mei Lin', /Quando: 08.12 mag 2027\nDove: Denver, Moab\nNotti: 4/],
  [
    'ja',
    'DenverからMoab（Mei Linさんより）',
    /日程: 2027\/05\/08.2027\/05\/12\n行き先: Denver, Moab\n宿泊数: 4/,
  ],
] as const)(
  'a trip is emailed in the chosen language (%s), under its places if it has no name',
  async (language, subject, facts) => {
    const person = await makeSender();
    const tripId = await makeShared(person, '');
    const to = newAddress();

    await sendIn(person, tripId, to, language);

    const [mail] = await arrivedAt(to);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toMatch(facts);
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/View trip|attached|You’re getting|Nights/);
    const pdf = mail?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    const { pages } = readPdf(new Uint8Array(pdf?.content as ArrayBuffer));
    expect(pages.join(' ')).toContain(pdfWordsIn(language).route);
  },
);

test.each([
  ['French', /Quand\s: /],
  ['Portuguese', /When: /],
] as const)(
  'without a choice the email is in the owner’s language, if available (%s)',
  async (preferred, facts) => {
    const person = await makeSender();
    await person.api.profile.savePreferences({ params: { id: person.id }, body: { language: preferred } });
    const to = newAddress();

    await send(person, await makeShared(person), to);

    const [mail] = await arrivedAt(to);
    expect(mail?.text).toMatch(facts);
  },
);

test('names that contain messages are left out', async () => {
  const person = await makeSender({ firstName: 'Win at http://evil.example' });
  const tripId = await makeShared(person, 'You won! Collect at evil.example now');
  const { destinations } = await person.api.trips.get({ params: { id: tripId } });
  await change(person, tripId, {
    kind: 'destination.set',
    id: destinations[0]?.id ?? '',
    fields: { name: 'www.evil.example' },
  });
  const to = newAddress();

  await send(person, tripId, to);

  const [mail] = await arrivedAt(to);
  expect(mail?.subject).toBe('A trip, from Someone');
  expect(mail?.text).toContain('Where: Moab');
  expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toContain('evil');
});

test('names cannot add headers to an email', async () => {
  const person = await makeSender({ firstName: 'Mei\r\nX-Mark: name' });
  const tripId = await makeShared(person, 'Loop\r\nX-Mark: trip\r\n\r\nBody');
  const to = newAddress();

  await send(person, tripId, to, true);

  const [mail] = await arrivedAt(to);
  expect(mail?.envelope.to).toEqual([to]);
  expect(mail?.subject).toBe('Loop X-Mark: trip Body, from Mei X-Mark: name Lin');
  expect(mail?.headers.map(({ key }) => key)).not.toContain('x-mark');
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['map.png', 'Loop X-Mark trip Body.pdf']);
});

test('the endpoint also works with the trailing slash of the product’s list', async () => {
  const person = await makeSender();
  const to = newAddress();
  const body = { email: to, tripId: await makeShared(person), source: 'Button', attachPdf: false };

  const answer = await app.send('/api/trip/email/', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

  expect(await answer.json()).toEqual({ sent: [to], leftOut: [] });
});

test('a trip that is not shared is not emailed, and emailing does not share it', async () => {
  const person = await makeSender();
  const { id } = await makeTrip(person);
  const to = newAddress();

  await expect(send(person, id, to)).rejects.toMatchObject({ code: 'conflict' });

  expect(await person.api.sharing.share({ params: { id } })).toEqual({ share: null });
  expect(await arrivedAt(to)).toEqual([]);
});

test('only owners with a confirmed address can email a trip', async () => {
  const unproved = await makeSender({ isConfirmed: false });
  const guest = await makeGuest(app);
  const stranger = await makeSender();
  const to = newAddress();

  await expect(send(unproved, await makeShared(unproved), to)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(send(guest, await makeShared(guest), to)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(send(stranger, await makeShared(owner), to)).rejects.toMatchObject({ code: 'not-found' });
  expect(await arrivedAt(to)).toEqual([]);
});

test('nobody gets more than three of these emails an hour, whoever sends them', async () => {
  const to = newAddress();
  const answers = [];
  for (let sender = 0; sender < 4; sender += 1) {
    const person = await makeSender();
    answers.push(await send(person, await makeShared(person), sender % 2 ? to : to.toUpperCase()));
  }

  expect(answers.map(({ sent }) => sent.length)).toEqual([1, 1, 1, 0]);
  expect(answers[3]).toEqual({ sent: [], leftOut: [to] });
});

test('one person can send twenty an hour', async () => {
  const person = await makeSender();
  const tripId = await makeShared(person);
  const five = () => Array.from({ length: 5 }, newAddress);
  for (let call = 0; call < 4; call += 1) await send(person, tripId, five());

  await expect(send(person, tripId, newAddress())).rejects.toMatchObject({ code: 'too-many' });
});

test.each(['not an address', 'a@b.example, c@d.example', 'a@b.example\nBcc: c@d.example', 'ä@b.example'])(
  'the recipient %j is refused',
  async (email) => {
    await expect(send(owner, newId(), email)).rejects.toMatchObject({ code: 'invalid' });
  },
);
