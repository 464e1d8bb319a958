import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../db/statement';
import { newsletterMail } from '../../mail/mails';
import { forgetOldMails } from '../../mail/mails-store';
import { mailsTo } from '../../testing/mailbox';
import { first, makeGuest, makePerson } from '../../testing/makers';
import { type MailServer, startMailServer } from '../../testing/stand-ins/mail-server';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { MAKERS, useMails } from '../../testing/use-mails';
import { contactPersonalData } from '../contact/contact-personal-data';
import { forgetOldMessages } from '../contact/contact-store';
import { newsletterPersonalData } from '../newsletter/newsletter-personal-data';
import { forgetAddresses } from '../newsletter/newsletter-store';
import { unsubscribeKeyOf, unsubscribeLinkOf } from '../newsletter/unsubscribe-key';
import { outboxPersonalData } from './outbox-personal-data';

const DAY_MS = 86_400_000;
const mails = useMails();
const { newAddress, nobody, message, makeMember, join, keyOf } = mails;

/** Runs the three daily cleanups. */
async function forgetOld() {
  const { database, now } = mails.app.services;
  return {
    mails: await forgetOldMails(database.pool, now()),
    messages: await forgetOldMessages(database.pool, now()),
    addresses: await forgetAddresses(database.pool, now()),
  };
}

const personalData = [contactPersonalData, outboxPersonalData, newsletterPersonalData];
const exported = async (userId: string) => {
  const { database } = mails.app.services;
  return (
    await Promise.all(personalData.map((kept) => kept.export(database.pool, userId, mails.app.services)))
  ).flat();
};

describe('the outbox', () => {
  test('shows an admin the stored emails, page by page and newest first, and nobody else', async () => {
    const admin = await makePerson(mails.app, 'ADMIN');
    const member = await makePerson(mails.app, 'FREE');
    const email = newAddress();
    await nobody().newsletter.subscribe({ body: { email } });

    const page = await admin.api.outbox.list();
    const newest = first(page.mails);
    expect(page.leaves).toBe(false);
    expect(newest).toMatchObject({
      kind: 'list-confirm',
      to: email,
      state: 'kept',
      sentAt: null,
      failure: null,
    });
    const opened = await admin.api.outbox.get({ params: { id: newest.id } });
    expect(opened.text).toContain('/confirm_list/');
    expect(opened.html).toContain('<h1');
    const older = await admin.api.outbox.list({ query: { before: newest.id } });
    expect(older.mails.map(({ id }) => id).slice(0, 49)).toEqual(page.mails.slice(1).map(({ id }) => id));

    await expect(member.api.outbox.list()).rejects.toMatchObject({ problem: { code: 'forbidden' } });
    await expect(member.api.outbox.get({ params: { id: newest.id } })).rejects.toMatchObject({
      problem: { code: 'forbidden' },
    });
  });

  test('deletes emails after 30 days, messages after a year and unsubscribed addresses after a month', async () => {
    const [listedAddress, left, asked] = [newAddress(), newAddress(), newAddress()];
    await join(listedAddress);
    await join(left);
    await nobody().newsletter.unsubscribe({ body: { key: await keyOf(left) } });
    await nobody().newsletter.subscribe({ body: { email: asked } });
    await nobody().contact.contactUs({ body: message(asked) });
    const counts = async () => {
      const { rows } = await mails.app.database.pool.query(
        `select (select count(*) from mails) as mails, (select count(*) from contact_messages) as messages,
          (select array_agg(email) from list_addresses where email = any($1)) as addresses`,
        [[listedAddress, left, asked]],
      );
      return rows[0];
    };

    mails.app.setClock(new Date(Date.now() + 29 * DAY_MS));
    expect(await forgetOld()).toEqual({ mails: 0, messages: 0, addresses: 0 });
    mails.app.setClock(new Date(Date.now() + 31 * DAY_MS));
    await forgetOld();
    expect(await counts()).toMatchObject({ mails: 0, addresses: [listedAddress] });
    expect((await counts()).messages).toBeGreaterThan(0);
    mails.app.setClock(new Date(Date.now() + 366 * DAY_MS));
    await forgetOld().finally(() => mails.app.setClock(null));

    expect(await counts()).toMatchObject({ messages: 0, addresses: [listedAddress] });
  });
});

describe('what is stored of a person', () => {
  test('moves with a guest, is exported, and is gone after erasing', async () => {
    const email = newAddress();
    const guest = await makeGuest(mails.app);
    await guest.api.contact.contactUs({ body: message('other@example.com') });
    await nobody().contact.contactUs({ body: message(email) });
    await join(email);
    const person = await makeMember({ email });
    const { pool } = mails.app.database;

    await inTransaction(pool, async (on) => {
      for (const kept of personalData) await kept.move(on, guest.id, person.id);
    });
    const files = await exported(person.id);
    const [messages, letters] = files.map(({ bytes }) => JSON.parse(String(bytes)));

    expect(messages.map((entry: { email: string }) => entry.email)).toEqual(['other@example.com', email]);
    expect(letters.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'contact-receipt',
      'list-confirm',
    ]);
    expect(files.map(({ bytes }) => bytes).join('')).not.toContain('/confirm_list/');

    await inTransaction(pool, async (on) => {
      for (const kept of personalData) await kept.erase(on, person.id);
    });
    expect((await exported(person.id)).map(({ bytes }) => bytes)).toEqual(['[]', '[]']);
    const { rowCount } = await pool.query('select 1 from list_addresses where email = $1', [email]);
    expect(rowCount).toBe(0);
    // The operator's copy names its writer.
    expect((await mailsTo(mails.app, MAKERS)).filter(({ replyTo }) => replyTo === email)).toEqual([]);
  });

  test('for an address that was never confirmed stays with its real owner', async () => {
    const email = newAddress();
    await nobody().contact.contactUs({ body: message(email) });
    const pretender = await makeMember({ email, isConfirmed: false });
    const { pool } = mails.app.database;

    const files = await exported(pretender.id);
    await inTransaction(pool, async (on) => {
      for (const kept of personalData) await kept.erase(on, pretender.id);
    });

    expect(files.map(({ bytes }) => bytes)).toEqual(['[]', '[]']);
    expect(await mailsTo(mails.app, email)).toHaveLength(1);
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

  test('a newsletter has the headers for one-click unsubscribing, and they work', async () => {
    const email = newAddress();
    await sending.client(null).newsletter.subscribe({ body: { email } });
    await sending.doJobs();
    const link = first(server.received.at(-1)?.text?.match(/https:\S+/) ?? []);
    const [, , , , a = '', b = ''] = link.split('/');
    await sending.client(null).newsletter.confirm({ body: { a, b } });
    const { rows } = await sending.database.pool.query('select id, email from mailing_list');
    const listKey = unsubscribeKeyOf(sending.services, rows[0].id);
    const mail = newsletterMail({
      to: rows[0].email,
      subject: 'Snow on the passes',
      paragraphs: ['It is early this year.'],
      listKey,
      leaveLink: unsubscribeLinkOf(sending.services, listKey),
    });

    await inTransaction(sending.database.pool, (on) => sending.services.mailQueue.send(on, mail, null));
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

  test('the content of an email is deleted after sending; before that no admin can read it', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    await sending.client(null).newsletter.subscribe({ body: { email: newAddress() } });
    const { id } = first((await admin.api.outbox.list()).mails);

    const waiting = await admin.api.outbox.get({ params: { id } });
    await sending.doJobs();
    const sent = await admin.api.outbox.get({ params: { id } });

    expect(waiting).toMatchObject({ state: 'waiting', text: null, html: null });
    expect(sent).toMatchObject({ state: 'sent', sentAt: expect.any(String), text: null, html: null });
    const { rows } = await sending.database.pool.query(
      'select body_text, body_html from mails where id = $1',
      [id],
    );
    expect(rows).toEqual([{ body_text: null, body_html: null }]);
  });

  test('emails wait while it is unavailable and then arrive, each once', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    const email = newAddress();
    const { port } = server;
    await server.close();
    await sending.client(null).newsletter.subscribe({ body: { email } });

    await sending.doJobs();
    const { id, state, failure } = first((await admin.api.outbox.list()).mails);
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
    expect(await admin.api.outbox.get({ params: { id } })).toMatchObject({ state: 'sent', failure: null });
    expect(sending.logged()).toContain(`Mail ${id} did not leave: ESOCKET`);
  });

  test('an address that is refused is given up, and the log does not name it', async () => {
    const admin = await makePerson(sending, 'ADMIN');
    const email = `gone${newAddress()}`;
    await server.close();
    server = await startMailServer(() => ({ code: 550, words: `no ${email} here` }), { port: server.port });
    await sending.client(null).newsletter.subscribe({ body: { email } });

    await sending.doJobs();

    const mail = first((await admin.api.outbox.list()).mails);
    expect(mail).toMatchObject({ state: 'failed', failure: expect.stringContaining(`no ${email} here`) });
    expect((await sending.database.pool.query('select 1 from graphile_worker.jobs')).rowCount).toBe(0);
    expect(sending.logged()).toContain('gave up on sending an email');
    expect(sending.logged()).not.toContain(email);
  });
});
