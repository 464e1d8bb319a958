import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { newsletterMail } from '../../mail/mails';
import { mailsTo } from '../../testing/mailbox';
import { first, makeGuest, makePerson } from '../../testing/makers';
import { type MailServer, startMailServer } from '../../testing/stand-ins/mail-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { MAKERS, usePost } from '../../testing/use-post';
import { forgetOldPost } from './forget-old-post';
import { leaveLinkOf, listKeyOf } from './list-key';
import { postPersonalData } from './post-personal-data';

const DAY_MS = 86_400_000;
const post = usePost();
const { newAddress, nobody, message, makeMember, join, keyOf } = post;

describe('a message to the makers', () => {
  test('is kept and mailed to them, to be answered to its writer, who gets a receipt without its words', async () => {
    const email = newAddress();

    await nobody().contactUs({ body: { ...message(email), phoneNumber: '+81 3 1234 5678' } });

    const { rows } = await post.app.database.pool.query(
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
    const [toMakers] = await mailsTo(post.app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'contact-message', replyTo: email });
    expect(toMakers?.text).toContain('> Is the arch open in winter?');
    const [receipt] = await mailsTo(post.app, email);
    expect(receipt?.text).toContain('24-48 hours');
    expect(receipt?.text).not.toContain('arch');
  });

  test('about a place names it', async () => {
    await nobody().contactUs({ body: { ...message(newAddress()), aiPoiKey: 'delicate-arch' } });

    const [toMakers] = await mailsTo(post.app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'data-question', subject: 'Data question: Opening times' });
    expect(toMakers?.text).toContain('Place: delicate-arch');
  });

  test('in somebody’s name, again and again, does not flood them and is still heard', async () => {
    const email = newAddress();

    for (let time = 0; time < 5; time += 1) await nobody().contactUs({ body: message(email) });

    expect(await mailsTo(post.app, email)).toHaveLength(3);
    const { rowCount } = await post.app.database.pool.query(
      'select 1 from contact_messages where email = $1',
      [email],
    );
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

describe('the outbox', () => {
  test('shows an admin what is kept, page by page and the newest first, and nobody else', async () => {
    const admin = await makePerson(post.app, 'ADMIN');
    const member = await makePerson(post.app, 'FREE');
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
      const { rows } = await post.app.database.pool.query(
        `select (select count(*) from mails) as mails, (select count(*) from contact_messages) as messages,
          (select array_agg(email) from list_addresses where email = any($1)) as addresses`,
        [[listedAddress, left, asked]],
      );
      return rows[0];
    };

    post.app.setClock(new Date(Date.now() + 29 * DAY_MS));
    expect(await forgetOldPost(post.app.services)).toEqual({ mails: 0, messages: 0, addresses: 0 });
    post.app.setClock(new Date(Date.now() + 31 * DAY_MS));
    await forgetOldPost(post.app.services);
    expect(await counts()).toMatchObject({ mails: 0, addresses: [listedAddress] });
    expect((await counts()).messages).toBeGreaterThan(0);
    post.app.setClock(new Date(Date.now() + 366 * DAY_MS));
    await forgetOldPost(post.app.services).finally(() => post.app.setClock(null));

    expect(await counts()).toMatchObject({ messages: 0, addresses: [listedAddress] });
  });
});

describe('what is kept of a person', () => {
  test('moves with a guest, is exported, and is gone once it is erased', async () => {
    const email = newAddress();
    const guest = await makeGuest(post.app);
    await guest.api.post.contactUs({ body: message('other@example.com') });
    await nobody().contactUs({ body: message(email) });
    await join(email);
    const person = await makeMember({ email });
    const { pool } = post.app.database;

    await inTransaction(pool, (on) => postPersonalData.move(on, guest.id, person.id));
    const files = await postPersonalData.export(pool, person.id, post.app.services);
    const [messages, mails] = files.map(({ bytes }) => JSON.parse(String(bytes)));

    expect(messages.map((entry: { email: string }) => entry.email)).toEqual(['other@example.com', email]);
    expect(mails.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'contact-receipt',
      'list-confirm',
    ]);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('/confirm_list/');

    await inTransaction(pool, (on) => postPersonalData.erase(on, person.id));
    expect(
      (await postPersonalData.export(pool, person.id, post.app.services)).map(({ bytes }) => bytes),
    ).toEqual(['[]', '[]']);
    const { rowCount } = await pool.query('select 1 from list_addresses where email = $1', [email]);
    expect(rowCount).toBe(0);
    // The makers' copy names its writer.
    expect((await mailsTo(post.app, MAKERS)).filter(({ replyTo }) => replyTo === email)).toEqual([]);
  });

  test('of an address that was never confirmed stays with whoever it really is', async () => {
    const email = newAddress();
    await nobody().contactUs({ body: message(email) });
    const pretender = await makeMember({ email, isConfirmed: false });
    const { pool } = post.app.database;

    const files = await postPersonalData.export(pool, pretender.id, post.app.services);
    await inTransaction(pool, (on) => postPersonalData.erase(on, pretender.id));

    expect(files.map(({ bytes }) => bytes)).toEqual(['[]', '[]']);
    expect(await mailsTo(post.app, email)).toHaveLength(1);
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
    const listKey = listKeyOf(sending.services, rows[0].id);
    const mail = newsletterMail({
      to: rows[0].email,
      subject: 'Snow on the passes',
      paragraphs: ['It is early this year.'],
      listKey,
      leaveLink: leaveLinkOf(sending.services, listKey),
    });

    await inTransaction(sending.database.pool, (on) => sending.services.post.send(on, mail, null));
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
