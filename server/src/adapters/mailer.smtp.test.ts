import { afterEach, expect, test } from 'vitest';
import { type MailServer, type Refusing, startMailServer } from '../testing/stand-ins/mail-server';
import type { OutgoingMail } from './mailer';
import { smtpMailer } from './mailer.smtp';

const FROM = { name: 'Wayfold, 旅', address: 'hello@wayfold.example' };
const MAIL: OutgoingMail = {
  id: '01900000-0000-7000-8000-000000000001',
  to: 'mei@example.com',
  replyTo: null,
  subject: '京都 in spring',
  text: 'Plain 京都',
  html: '<p>Rich 京都</p>',
  files: [],
  createdAt: new Date('2027-05-08T09:30:00Z'),
  oneClickUrl: null,
};

let server: MailServer | null = null;
afterEach(() => server?.close());

async function start(refusing?: Refusing) {
  server = await startMailServer(refusing);
  return { server, mailer: smtpMailer(server.url, FROM) };
}

test('an email arrives as written, in text and HTML, in any script', async () => {
  const { server, mailer } = await start();

  await mailer.send({ ...MAIL, replyTo: 'guide@example.org' });

  const [mail] = server.received;
  expect(mail).toMatchObject({
    subject: '京都 in spring',
    from: { name: 'Wayfold, 旅', address: 'hello@wayfold.example' },
    to: [{ address: 'mei@example.com' }],
    replyTo: [{ address: 'guide@example.org' }],
    text: 'Plain 京都\n',
    html: '<p>Rich 京都</p>\n',
    messageId: `<${MAIL.id}@wayfold.example>`,
    date: '2027-05-08T09:30:00.000Z',
    envelope: { from: 'hello@wayfold.example', to: ['mei@example.com'] },
  });
  expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(mail?.raw).not.toMatch(/^List-Unsubscribe/m);
});

test('an email that is sent again has the same Message-ID', async () => {
  const { server, mailer } = await start();

  await mailer.send(MAIL);
  await mailer.send(MAIL);

  const ids = server.received.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('newsletters support one-click unsubscribe', async () => {
  const { server, mailer } = await start();
  const oneClickUrl = `https://trips.example.com/api/unsubscribe?key=${'k'.repeat(43)}`;

  await mailer.send({ ...MAIL, oneClickUrl });

  const headers = new Map(server.received[0]?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toBe(`<${oneClickUrl}>`);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
});

const INJECTION = 'Hello\r\nBcc: all@example.com\r\n\r\n<script>';

test.each([
  ['subject', { subject: INJECTION }],
  ['subject with bare line feeds', { subject: 'Hello\nBcc: all@example.com' }],
  ['text', { text: INJECTION }],
  ['html', { html: INJECTION }],
])('%s cannot add a header or a recipient', async (_where, change) => {
  const { server, mailer } = await start();

  await mailer.send({ ...MAIL, ...change });

  const [mail] = server.received;
  expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail?.envelope.to).toEqual(['mei@example.com']);
});

test.each([
  'mei@example.com\r\nBcc: all@example.com',
  'mei@example.com, all@example.com',
  'Mei <mei@example.com>',
  'mei@example.com>\r\nDATA',
  'group: mei@example.com;',
  '"mei bcc"@example.com',
])('%j isn’t accepted as a recipient or reply address', async (address) => {
  const { server, mailer } = await start();

  await expect(mailer.send({ ...MAIL, to: address })).rejects.toMatchObject({ isFinal: true });
  await expect(mailer.send({ ...MAIL, replyTo: address })).rejects.toMatchObject({ isFinal: true });

  expect(server.received).toEqual([]);
});

test.each([
  [550, true],
  [451, false],
])('an address refused with %i is given up: %s', async (code, isFinal) => {
  const { mailer } = await start(() => ({ code, words: 'not here' }));

  await expect(mailer.send(MAIL)).rejects.toMatchObject({ name: 'MailRejected', isFinal });
});

test('an unreachable server is tried again', async () => {
  const { server } = await start();
  const { url } = server;
  await server.close();

  await expect(smtpMailer(url, FROM).send(MAIL)).rejects.toMatchObject({ isFinal: false });
});

test('nothing is sent to another machine without TLS, unless the URL says so', async () => {
  const { server } = await start();
  // A name of this machine that doesn't look local.
  const url = `smtp://2130706433:${server.port}`;

  await expect(smtpMailer(url, FROM).send(MAIL)).rejects.toMatchObject({ code: 'ETLS 500', isFinal: false });
  expect(server.received).toEqual([]);

  await smtpMailer(`${url}?requireTLS=false`, FROM).send(MAIL);
  expect(server.received).toHaveLength(1);
});

test('a user and password with special characters arrive unchanged', async () => {
  const seen: string[] = [];
  server = await startMailServer(undefined, {
    onAuth: ({ username, password }, _session, done) => {
      seen.push(String(username), String(password));
      done(null, { user: 'mei' });
    },
  });

  await smtpMailer(server.url.replace('//', '//mei%40example.com:p%40ss%2Fw%3Ard@'), FROM).send(MAIL);

  expect(seen).toEqual(['mei@example.com', 'p@ss/w:rd']);
});
