import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publicAddress } from '../lib/public-address';
import { mailsTo } from './mailbox';
import { first, makePerson, type Person } from './makers';
import { startTestApp, type TestApp } from './test-app';

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await startTestApp();
  person = await makePerson(app, 'FREE', { type: 'BP' });
});
afterAll(() => app.close());

/** Text that breaks programs that treat it as anything but text. All of it is allowed as a name. */
const TEXTS = [
  `'; drop table users; --`,
  `\\'; update users set role = 'ADMIN' where true; --`,
  '$1 #{7*7} {{7*7}} <%= 7*7 %> %s %00',
  '"><script>alert(1)</script><img src=x onerror=alert(1)>',
  'Mei\r\nBcc: everyone@example.com\r\n\r\nbody',
  '=HYPERLINK("https://example.com")',
  '../../../../etc/passwd',
  '{"role":"ADMIN"}',
  '__proto__',
  '\u202Egnp.exe',
  '\uFEFF\u200B\u0085\u2028',
  '👩‍👩‍👧 東京 ﷺ',
] as const;

/** What no text may contain, wherever people write. */
const UNSTORABLE = ['Mei\u0000', 'Mei\uD800', 'Me\u0301i'];

let made = 0;
function signUp(names: { firstName?: string; lastName?: string }, headers: Record<string, string> = {}) {
  made += 1;
  const body = {
    ...{ firstName: 'Mei', lastName: 'Li', ...names },
    email: `mei${made}@example.com`,
    password: 'Red-Rock 27',
    isSubscriber: false,
    type: 'Traveler',
  };
  return app.client(null).signIn.signUp({ body }, { headers });
}

type Field = { name: string; write: (text: string) => Promise<unknown>; read: () => Promise<unknown> };

const me = () => ({ params: { id: person.id } });
const business = (field: 'businessPersonName' | 'businessTitle'): Field => ({
  name: `business ${field}`,
  write: (text) => person.api.profile.saveBusiness({ ...me(), body: { [field]: text } }),
  read: async () => (await person.api.profile.business(me()))[field],
});
const contact = (field: 'firstName' | 'lastName' | 'notes'): Field => {
  let id = '';
  return {
    name: `contact ${field}`,
    write: async (text) => {
      const body = { firstName: 'Ana', [field]: text };
      id = (await person.api.profile.addContact({ params: { userId: person.id }, body })).id;
      await person.api.profile.changeContact({ params: { userId: person.id, id }, body });
    },
    read: async () => (await person.api.profile.contacts(me())).find((each) => each.id === id)?.[field],
  };
};
const account = (field: 'firstName' | 'lastName'): Field => ({
  name: `account ${field}`,
  write: (text) => person.api.accounts.update({ ...me(), body: { [field]: text } }),
  read: async () => (await person.api.accounts.get(me()))[field],
});
const message = (field: 'firstName' | 'lastName' | 'subject' | 'message' | 'aiPoiKey'): Field => ({
  name: `message ${field}`,
  write: (text) => {
    const body = { firstName: 'Mei', lastName: 'Li', email: 'mei@example.com', subject: 'Hi', message: 'Hi' };
    return app.client(null).contact.contactUs({ body: { ...body, [field]: text } });
  },
  read: async () => {
    const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const newest = `select ${column} as text from contact_messages order by id desc limit 1`;
    return first((await app.database.pool.query<{ text: string }>(newest)).rows).text;
  },
});

const FIELDS: Field[] = [
  account('firstName'),
  account('lastName'),
  contact('firstName'),
  contact('lastName'),
  contact('notes'),
  business('businessPersonName'),
  business('businessTitle'),
  {
    name: 'business company name',
    write: (name) => person.api.profile.saveBusiness({ ...me(), body: { company: { name } } }),
    read: async () => (await person.api.profile.business(me())).company.name,
  },
  message('firstName'),
  message('lastName'),
  message('subject'),
  message('message'),
  message('aiPoiKey'),
];

describe.each(FIELDS)('$name', ({ write, read }) => {
  test.each(TEXTS)('keeps %j as it is', async (text) => {
    await write(text);

    expect(await read()).toBe(text);
  });

  test.each(UNSTORABLE)('refuses %j', async (text) => {
    await expect(write(text)).rejects.toMatchObject({ code: 'invalid' });
  });
});

test.each(TEXTS)('a name such as %j appears in email only as plain text', async (firstName) => {
  const { user } = await signUp({ firstName, lastName: firstName });
  const email = user?.email ?? '';

  const { subject, html, text } = first(await mailsTo(app, email));
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  expect(subject).toBe('Welcome to Wayfold');
  expect(html).not.toMatch(/<(script|img)/i);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(publicAddress(app.services));
});

describe('fields that aren’t free text', () => {
  const URLS = [
    'javascript:alert(1)',
    'https://example.com\r\nSet-Cookie: a=b',
    'http://example.com',
    'data:text/html,<script>alert(1)</script>',
    'https://wayfold.example@evil.example/',
    ' https://example.com',
  ];
  test.each(URLS)('a page URL such as %j is refused', async (url) => {
    for (const body of [
      { tripOverviewURL: url },
      { scheduleMeetingURL: url },
      { company: { website: url } },
    ]) {
      await expect(person.api.profile.saveBusiness({ ...me(), body })).rejects.toMatchObject({
        code: 'invalid',
      });
    }
  });

  test.each(['+1 <script>', '1;drop', '123\n456\u0000', '=1+1', '١٢٣', 'x'.repeat(41)])(
    'a phone number such as %j is refused',
    async (phone) => {
      const params = { userId: person.id };
      const asked = person.api.profile.addContact({ params, body: { firstName: 'Ana', phone } });
      await expect(asked).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test.each(['Europe/../../etc', `America/Denver'; --`, 'Etc/GMT+99', 'a\r\nb'])(
    'a time zone such as %j is refused',
    async (timezone) => {
      const body = { email: 'mei@example.com', password: 'x', timezone };
      await expect(app.client(null).signIn.login({ body })).rejects.toMatchObject({ code: 'invalid' });
    },
  );

  test.each([`'; drop table users; --`, 'x\u0000', '__proto__', 'constructor'])(
    'a preference such as %j is refused',
    async (text) => {
      const answer = await app.send(`/api/users/${person.id}/preferences`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ pace: text }),
      });
      expect(answer.status).toBe(400);
    },
  );
});

test.each([
  '<script>',
  `'; drop table sessions; --`,
  '\u00FF'.repeat(900),
  '(('.repeat(500),
  '-'.repeat(7_000),
])('a browser that calls itself %j is signed in as a device with a name', async (agent) => {
  const { token, user } = await signUp({}, { 'user-agent': agent });

  const sessions = await app.client(token).security.sessions({ params: { id: user?.id ?? '' } });

  expect(sessions).toMatchObject([{ device: expect.any(String), kind: 'computer' }]);
});
