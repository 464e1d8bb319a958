import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { newsletterMail } from '../../mail/mails';
import { type MailServer, startMailServer } from '../../testing/mail-server';
import { mailedLink, mailsTo } from '../../testing/mailbox';
import { first, makeGuest, makePerson } from '../../testing/makers';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { forgetOldPost } from './forget-old-post';
import { leaveLinkOf, listKeyOf } from './list-key';
import { postOfPerson } from './post-of-person';

const DAY_MS = 86_400_000;
const MAKERS = 'makers@wayfold.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    config: {
      mail: {
        smtpUrl: null,
        from: { name: 'Wayfold', address: 'hello@wayfold.example' },
        contactEmail: MAKERS,
      },
    },
  });
});
afterAll(() => app.close());

let count = 0;
/** An address nobody used before. */
function newAddress(): string {
  count += 1;
  return `mei${count}@example.com`;
}
const nobody = () => app.client(null).post;

const message = (email: string) => ({
  firstName: 'Mei',
  lastName: 'Tanaka',
  email,
  subject: 'Opening times',
  message: 'Is the arch open in winter?',
});

/** A member with an address, confirmed or not. */
async function makeMember({ email, isConfirmed = true }: { email: string; isConfirmed?: boolean }) {
  const person = await makePerson(app, 'FREE');
  await app.database.pool.query('update users set email = $2, email_confirmed_at = $3 where id = $1', [
    ...[person.id, email, isConfirmed ? new Date() : null],
  ]);
  return person;
}

async function listed(): Promise<{ id: string; email: string }[]> {
  const { rows } = await app.database.pool.query('select id, email from mailing_list order by email');
  return rows;
}
const isListed = async (email: string) => (await listed()).some((entry) => entry.email === email);

/** Puts an address on the list as its owner does. */
async function join(email: string): Promise<void> {
  await nobody().joinList({ body: { email } });
  const [, , a = '', b = ''] = (await mailedLink(app, email, 'list-confirm')).split('/');
  await nobody().confirmList({ body: { a, b } });
}

const keyOf = async (email: string) =>
  listKeyOf(app.house, first((await listed()).filter((entry) => entry.email === email)).id);

describe('a message to the makers', () => {
  test('is kept and mailed to them, to be answered to its writer, who gets a receipt without its words', async () => {
    const email = newAddress();

    await nobody().contactUs({ body: { ...message(email), phoneNumber: '+81 3 1234 5678' } });

    const { rows } = await app.database.pool.query(
      `select user_id, first_name, phone_number, subject, message from contact_messages where email = $1`,
      [email],
    );
    expect(rows).toEqual([
      {
        user_id: null,
        first_name: 'Mei',
        phone_number: '+81 3 1234 5678',
        subject: 'Opening times',
        message: 'Is the arch open in winter?',
      },
    ]);
    const [toMakers] = await mailsTo(app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'contact-message', replyTo: email });
    expect(toMakers?.text).toContain('> Is the arch open in winter?');
    const [receipt] = await mailsTo(app, email);
    expect(receipt?.text).toContain('24-48 hours');
    expect(receipt?.text).not.toContain('arch');
  });

  test('about a place names it', async () => {
    await nobody().contactUs({ body: { ...message(newAddress()), aiPoiKey: 'delicate-arch' } });

    const [toMakers] = await mailsTo(app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'data-question', subject: 'Data question: Opening times' });
    expect(toMakers?.text).toContain('Place: delicate-arch');
  });

  test('in somebody’s name, again and again, does not flood them and is still heard', async () => {
    const email = newAddress();

    for (let time = 0; time < 5; time += 1) await nobody().contactUs({ body: message(email) });

    expect(await mailsTo(app, email)).toHaveLength(3);
    const { rowCount } = await app.database.pool.query('select 1 from contact_messages where email = $1', [
      email,
    ]);
    expect(rowCount).toBe(5);
  });

  test.each([
    ['firstName', { firstName: '' }],
    ['email', { email: 'mei@example.com\nBcc: all@example.com' }],
    ['email', { email: 'mei@example.com, all@example.com' }],
    ['message', { message: '' }],
    ['userId', { userId: 'x' }],
  ])('is refused for its %s', async (path, change) => {
    await expect(nobody().contactUs({ body: { ...message(newAddress()), ...change } })).rejects.toMatchObject(
      {
        problem: { code: 'invalid', issues: expect.arrayContaining([expect.objectContaining({ path })]) },
      },
    );
  });
});

describe('the list', () => {
  test('holds an address once its owner took the mailed link, and again while the link is good', async () => {
    const email = newAddress();
    await nobody().joinList({ body: { email: email.toUpperCase().replace('COM', 'com') } });
    expect(await isListed(email)).toBe(false);

    const address = email.toUpperCase().replace('COM', 'com');
    const [, , a = '', b = ''] = (await mailedLink(app, address, 'list-confirm')).split('/');
    expect(await nobody().confirmList({ body: { a, b } })).toEqual({ email });
    expect(await nobody().confirmList({ body: { a, b } })).toEqual({ email });

    expect(await isListed(email)).toBe(true);
  });

  test('refuses a link with another secret, an older link and one of last week', async () => {
    const email = newAddress();
    const refused = { problem: { code: 'not-found' } };
    await nobody().joinList({ body: { email } });
    const [, , a = '', older = ''] = (await mailedLink(app, email, 'list-confirm')).split('/');
    await nobody().joinList({ body: { email } });
    const [, , , newest = ''] = (await mailedLink(app, email, 'list-confirm')).split('/');

    await expect(nobody().confirmList({ body: { a, b: 'x'.repeat(43) } })).rejects.toMatchObject(refused);
    await expect(nobody().confirmList({ body: { a, b: older } })).rejects.toMatchObject(refused);
    app.setClock(new Date(Date.now() + 8 * DAY_MS));
    const late = nobody().confirmList({ body: { a, b: newest } });
    await expect(late.finally(() => app.setClock(null))).rejects.toMatchObject(refused);

    expect(await isListed(email)).toBe(false);
  });

  test('answers the same for every address, and mails each a few times an hour at most', async () => {
    const [stranger, member] = [newAddress(), newAddress()];
    await makeMember({ email: member });

    for (const email of [stranger, member]) {
      for (let time = 0; time < 5; time += 1) {
        expect(await nobody().joinList({ body: { email } })).toEqual({ received: true });
      }
    }

    expect(await mailsTo(app, stranger)).toHaveLength(3);
    expect(await mailsTo(app, member)).toHaveLength(3);
  });

  test('of an address with a confirmed account has the account’s word alone', async () => {
    const email = newAddress();
    await join(email);
    const person = await makeMember({ email });
    expect(await isListed(email)).toBe(false);

    expect(await person.api.post.joinList({ body: { email } })).toEqual({ received: true });
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(true);
    expect(await listed()).toContainEqual({ id: person.id, email });

    expect(await person.api.post.unsubscribe({ body: {} })).toEqual({ email });
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(false);
    expect(await isListed(email)).toBe(false);
  });

  test('is not changed by an account that never confirmed the address', async () => {
    const email = newAddress();
    await join(email);
    const pretender = await makeMember({ email, isConfirmed: false });

    await pretender.api.post.unsubscribe({ body: {} });
    expect(await isListed(email)).toBe(true);

    await pretender.api.post.joinList({ body: { email } });
    expect((await pretender.api.accounts.get({ params: { id: pretender.id } })).isSubscriber).toBe(false);
  });

  test('is left by the key of a mail, and the link that joined it does not bring the address back', async () => {
    const email = newAddress();
    await join(email);
    const [, , a = '', b = ''] = (await mailedLink(app, email, 'list-confirm')).split('/');
    const key = await keyOf(email);

    expect(await nobody().unsubscribe({ body: { key } })).toEqual({ email });
    expect(await nobody().unsubscribe({ body: { key } })).toEqual({ email });

    await expect(nobody().confirmList({ body: { a, b } })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    expect(await isListed(email)).toBe(false);
  });

  test('is not left by a key that was made up, nor by nobody', async () => {
    const email = newAddress();
    await join(email);
    const key = await keyOf(email);
    const forged = `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;

    await expect(nobody().unsubscribe({ body: { key: forged } })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    await expect(nobody().unsubscribe({ body: {} })).rejects.toMatchObject({
      problem: { code: 'signed-out' },
    });
    await expect((await makeGuest(app)).api.post.unsubscribe({ body: {} })).rejects.toMatchObject({
      problem: { code: 'signed-out' },
    });

    expect(await isListed(email)).toBe(true);
  });
});

describe('one click', () => {
  const press = (key: string, body: FormData | URLSearchParams) =>
    app.send(`/api/unsubscribe?key=${key}`, { method: 'POST', body });
  const form = () => {
    const data = new FormData();
    data.set('List-Unsubscribe', 'One-Click');
    return data;
  };

  test.each([
    ['url-encoded', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['multipart', form],
  ])('in a mail program, %s, takes the address off without signing in', async (_kind, body) => {
    const email = newAddress();
    await join(email);

    const answer = await press(await keyOf(email), body());

    expect(answer.status).toBe(200);
    expect(await isListed(email)).toBe(false);
  });

  test('takes an account off as well', async () => {
    const email = newAddress();
    const person = await makeMember({ email });
    await person.api.post.joinList({ body: { email } });

    const answer = await press(await keyOf(email), form());

    expect(answer.status).toBe(200);
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(false);
  });

  test('is nothing a program that opens links does by accident', async () => {
    const email = newAddress();
    await join(email);
    const key = await keyOf(email);

    const opened = await app.send(`/api/unsubscribe?key=${key}`, { redirect: 'manual' });
    const wordless = await press(key, new URLSearchParams({ other: 'form' }));
    const json = await app.send(`/api/unsubscribe?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"List-Unsubscribe=One-Click"',
    });

    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe/${key}`]);
    expect([wordless.status, json.status]).toEqual([400, 415]);
    expect(await isListed(email)).toBe(true);
    expect(app.logged()).not.toContain(key);
  });

  test('with a key that is none, or none at all, is refused', async () => {
    expect((await press('x'.repeat(43), form())).status).toBe(404);
    expect((await press('', form())).status).toBe(404);
    expect((await app.send('/api/unsubscribe', { method: 'POST', body: form() })).status).toBe(404);
  });
});

describe('the outbox', () => {
  test('shows an admin what is kept, page by page and the newest first, and nobody else', async () => {
    const admin = await makePerson(app, 'ADMIN');
    const member = await makePerson(app, 'FREE');
    const email = newAddress();
    await nobody().joinList({ body: { email } });

    const page = await admin.api.post.outbox();
    const newest = first(page.mails);
    expect(page.leaves).toBe(false);
    expect(newest).toMatchObject({
      kind: 'list-confirm',
      to: email,
      state: 'kept',
      sentAt: null,
      failure: null,
    });
    const opened = await admin.api.post.mail({ params: { id: newest.id } });
    expect(opened.text).toContain('/confirm_list/');
    expect(opened.html).toContain('<h1');
    const older = await admin.api.post.outbox({ query: { before: newest.id } });
    expect(older.mails.map(({ id }) => id).slice(0, 49)).toEqual(page.mails.slice(1).map(({ id }) => id));

    await expect(member.api.post.outbox()).rejects.toMatchObject({ problem: { code: 'forbidden' } });
    await expect(member.api.post.mail({ params: { id: newest.id } })).rejects.toMatchObject({
      problem: { code: 'forbidden' },
    });
  });

  test('forgets mails after 30 days, messages after a year and addresses that left after a month', async () => {
    const [listedAddress, left, asked] = [newAddress(), newAddress(), newAddress()];
    await join(listedAddress);
    await join(left);
    await nobody().unsubscribe({ body: { key: await keyOf(left) } });
    await nobody().joinList({ body: { email: asked } });
    await nobody().contactUs({ body: message(asked) });
    const counts = async () => {
      const { rows } = await app.database.pool.query(
        `select (select count(*) from mails) as mails, (select count(*) from contact_messages) as messages,
          (select array_agg(email) from list_addresses where email = any($1)) as addresses`,
        [[listedAddress, left, asked]],
      );
      return rows[0];
    };

    app.setClock(new Date(Date.now() + 29 * DAY_MS));
    expect(await forgetOldPost(app.house)).toEqual({ mails: 0, messages: 0, addresses: 0 });
    app.setClock(new Date(Date.now() + 31 * DAY_MS));
    await forgetOldPost(app.house);
    expect(await counts()).toMatchObject({ mails: 0, addresses: [listedAddress] });
    expect((await counts()).messages).toBeGreaterThan(0);
    app.setClock(new Date(Date.now() + 366 * DAY_MS));
    await forgetOldPost(app.house).finally(() => app.setClock(null));

    expect(await counts()).toMatchObject({ messages: 0, addresses: [listedAddress] });
  });
});

describe('what is kept of a person', () => {
  test('moves with a guest, is exported, and is gone once it is erased', async () => {
    const email = newAddress();
    const guest = await makeGuest(app);
    await guest.api.post.contactUs({ body: message('other@example.com') });
    await nobody().contactUs({ body: message(email) });
    await join(email);
    const person = await makeMember({ email });
    const { pool } = app.database;

    await inTransaction(pool, (on) => postOfPerson.move(on, guest.id, person.id));
    const files = await postOfPerson.export(pool, person.id);
    const [messages, mails] = files.map(({ bytes }) => JSON.parse(String(bytes)));

    expect(messages.map((entry: { email: string }) => entry.email)).toEqual(['other@example.com', email]);
    expect(mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'contact-receipt',
      'list-confirm',
    ]);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('/confirm_list/');

    await inTransaction(pool, (on) => postOfPerson.erase(on, person.id));
    expect((await postOfPerson.export(pool, person.id)).map(({ bytes }) => bytes)).toEqual(['[]', '[]']);
    const { rowCount } = await pool.query('select 1 from list_addresses where email = $1', [email]);
    expect(rowCount).toBe(0);
    // The makers' copy names its writer.
    expect((await mailsTo(app, MAKERS)).filter(({ replyTo }) => replyTo === email)).toEqual([]);
  });

  test('of an address that was never confirmed stays with whoever it really is', async () => {
    const email = newAddress();
    await nobody().contactUs({ body: message(email) });
    const pretender = await makeMember({ email, isConfirmed: false });
    const { pool } = app.database;

    const files = await postOfPerson.export(pool, pretender.id);
    await inTransaction(pool, (on) => postOfPerson.erase(on, pretender.id));

    expect(files.map(({ bytes }) => bytes)).toEqual(['[]', '[]']);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });
});

describe('with a mail server', () => {
  let server: MailServer;
  let sending: TestApp;
  beforeAll(async () => {
    server = await startMailServer((address) =>
      address.startsWith('gone') ? { code: 550, words: `no ${address} here` } : null,
    );
    sending = await startTestApp({
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
    await sending.close();
    await server.close();
  });

  const allDueNow = () =>
    sending.database.pool.query('update graphile_worker._private_jobs set run_at = now()');

  test('a newsletter carries what mail programs unsubscribe with by one click, and it works', async () => {
    const email = newAddress();
    await sending.client(null).post.joinList({ body: { email } });
    await sending.doJobs();
    const link = first(server.received.at(-1)?.text?.match(/https:\S+/) ?? []);
    const [, , , , a = '', b = ''] = link.split('/');
    await sending.client(null).post.confirmList({ body: { a, b } });
    const { rows } = await sending.database.pool.query('select id, email from mailing_list');
    const listKey = listKeyOf(sending.house, rows[0].id);
    const mail = newsletterMail({
      to: rows[0].email,
      subject: 'Snow on the passes',
      paragraphs: ['It is early this year.'],
      listKey,
      leaveLink: leaveLinkOf(sending.house, listKey),
    });

    await inTransaction(sending.database.pool, (on) => sending.house.post.send(on, mail, null));
    await sending.doJobs();

    const received = server.received.at(-1);
    const headers = new Map(received?.headers.map(({ key, value }) => [key, value]));
    expect(received?.text).toContain(`https://trips.example.com/unsubscribe/${listKey}`);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const target = new URL(headers.get('list-unsubscribe')?.slice(1, -1) ?? '');
    expect(target.origin).toBe('https://trips.example.com');
    const pressed = await sending.send(`${target.pathname}${target.search}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(pressed.status).toBe(200);
    expect((await sending.database.pool.query('select 1 from mailing_list')).rowCount).toBe(0);
  });

  test('what was in a mail is forgotten once it left; while it waits no admin reads it', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    await sending.client(null).post.joinList({ body: { email: newAddress() } });
    const { id } = first((await admin.api.post.outbox()).mails);

    const waiting = await admin.api.post.mail({ params: { id } });
    await sending.doJobs();
    const sent = await admin.api.post.mail({ params: { id } });

    expect(waiting).toMatchObject({ state: 'waiting', text: null, html: null });
    expect(sent).toMatchObject({ state: 'sent', sentAt: expect.any(String), text: null, html: null });
    const { rows } = await sending.database.pool.query(
      'select body_text, body_html from mails where id = $1',
      [id],
    );
    expect(rows).toEqual([{ body_text: null, body_html: null }]);
  });

  test('that is away, mails wait and then arrive, each once', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    const email = newAddress();
    const { port } = server;
    await server.close();
    await sending.client(null).post.joinList({ body: { email } });

    await sending.doJobs();
    const { id, state, failure } = first((await admin.api.post.outbox()).mails);
    server = await startMailServer(undefined, { port });
    await allDueNow();
    await sending.doJobs();
    await sending.doJobs();

    expect({ state, failure }).toEqual({
      state: 'waiting',
      failure: expect.stringContaining('ECONNREFUSED'),
    });
    expect(server.received.map(({ to, messageId }) => [to?.[0]?.address, messageId])).toEqual([
      [email, `<${id}@wayfold.example>`],
    ]);
    expect(await admin.api.post.mail({ params: { id } })).toMatchObject({ state: 'sent', failure: null });
    expect(sending.logged()).toContain(`Mail ${id} did not leave: ESOCKET`);
  });

  test('an address that is refused is given up, and the log does not name it', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    const email = `gone${newAddress()}`;
    await server.close();
    server = await startMailServer(() => ({ code: 550, words: `no ${email} here` }), { port: server.port });
    await sending.client(null).post.joinList({ body: { email } });

    await sending.doJobs();

    const mail = first((await admin.api.post.outbox()).mails);
    expect(mail).toMatchObject({ state: 'failed', failure: expect.stringContaining(`no ${email} here`) });
    expect((await sending.database.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
    expect(sending.logged()).toContain('a mail was given up');
    expect(sending.logged()).not.toContain(email);
  });
});
