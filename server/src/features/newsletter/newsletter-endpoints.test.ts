import { describe, expect, test } from 'vitest';
import { mailedLink, mailsTo } from '../../testing/mailbox';
import { makeGuest } from '../../testing/makers';
import { useMails } from '../../testing/use-mails';
import { whileHeld } from '../../testing/while-held';

const DAY_MS = 86_400_000;
const mails = useMails();
const { newAddress, nobody, makeMember, listed, isListed, join, keyOf } = mails;

describe('the mailing list', () => {
  test('has an address after its owner used the emailed link, and again while the link is valid', async () => {
    const email = newAddress();
    await nobody().newsletter.subscribe({ body: { email: email.toUpperCase().replace('COM', 'com') } });
    expect(await isListed(email)).toBe(false);

    const address = email.toUpperCase().replace('COM', 'com');
    const [, , a = '', b = ''] = (await mailedLink(mails.app, address, 'list-confirm')).split('/');
    expect(await nobody().newsletter.confirm({ body: { a, b } })).toEqual({ email });
    expect(await nobody().newsletter.confirm({ body: { a, b } })).toEqual({ email });

    expect(await isListed(email)).toBe(true);
  });

  test('refuses a link with another secret, an older link and one of last week', async () => {
    const email = newAddress();
    const refused = { problem: { code: 'not-found' } };
    await nobody().newsletter.subscribe({ body: { email } });
    const [, , a = '', older = ''] = (await mailedLink(mails.app, email, 'list-confirm')).split('/');
    await nobody().newsletter.subscribe({ body: { email } });
    const [, , , newest = ''] = (await mailedLink(mails.app, email, 'list-confirm')).split('/');

    await expect(nobody().newsletter.confirm({ body: { a, b: 'x'.repeat(43) } })).rejects.toMatchObject(
      refused,
    );
    await expect(nobody().newsletter.confirm({ body: { a, b: older } })).rejects.toMatchObject(refused);
    mails.app.setClock(new Date(Date.now() + 8 * DAY_MS));
    const late = nobody().newsletter.confirm({ body: { a, b: newest } });
    await expect(late.finally(() => mails.app.setClock(null))).rejects.toMatchObject(refused);

    expect(await isListed(email)).toBe(false);
  });

  test('answers the same for every address, and emails each one only a few times an hour', async () => {
    const [stranger, member] = [newAddress(), newAddress()];
    await makeMember({ email: member });

    for (const email of [stranger, member]) {
      for (let time = 0; time < 5; time += 1) {
        expect(await nobody().newsletter.subscribe({ body: { email } })).toEqual({ received: true });
      }
    }

    expect(await mailsTo(mails.app, stranger)).toHaveLength(3);
    expect(await mailsTo(mails.app, member)).toHaveLength(3);
  });

  test('follows only the account’s choice for an address with a confirmed account', async () => {
    const email = newAddress();
    await join(email);
    const person = await makeMember({ email });
    expect(await isListed(email)).toBe(false);

    expect(await person.api.newsletter.subscribe({ body: { email } })).toEqual({ received: true });
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(true);
    expect(await listed()).toContainEqual({ id: person.id, email });

    expect(await person.api.newsletter.unsubscribe({ body: {} })).toEqual({ email });
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(false);
    expect(await isListed(email)).toBe(false);
  });

  test('does not regain an address when its unsubscribed account changes to another address', async () => {
    const email = newAddress();
    await join(email);
    const person = await makeMember({ email });
    const change = (isSubscriber: boolean) =>
      person.api.accounts.update({ params: { id: person.id }, body: { isSubscriber } });

    await change(true);
    expect(await listed()).toContainEqual({ id: person.id, email });
    await change(false);
    await mails.app.database.pool.query('update users set email = $2 where id = $1', [
      person.id,
      newAddress(),
    ]);

    expect(await isListed(email)).toBe(false);
  });

  test('does not regain an address when its unsubscribed account is scheduled for deletion', async () => {
    const email = newAddress();
    await join(email);
    const person = await makeMember({ email });

    await person.api.accounts.remove();

    expect(await isListed(email)).toBe(false);
  });

  test('keeps an address whose unconfirmed account is scheduled for deletion', async () => {
    const email = newAddress();
    await join(email);
    const pretender = await makeMember({ email, isConfirmed: false });

    await pretender.api.accounts.remove();

    expect(await isListed(email)).toBe(true);
  });

  test('is not changed by an account that never confirmed the address', async () => {
    const email = newAddress();
    await join(email);
    const pretender = await makeMember({ email, isConfirmed: false });

    await pretender.api.newsletter.unsubscribe({ body: {} });
    expect(await isListed(email)).toBe(true);

    await pretender.api.newsletter.subscribe({ body: { email } });
    expect((await pretender.api.accounts.get({ params: { id: pretender.id } })).isSubscriber).toBe(false);
  });

  test('is left with the key from an email, and the link that joined it does not restore the address', async () => {
    const email = newAddress();
    await join(email);
    const [, , a = '', b = ''] = (await mailedLink(mails.app, email, 'list-confirm')).split('/');
    const key = await keyOf(email);

    expect(await nobody().newsletter.unsubscribe({ body: { key } })).toEqual({ email });
    expect(await nobody().newsletter.unsubscribe({ body: { key } })).toEqual({ email });

    await expect(nobody().newsletter.confirm({ body: { a, b } })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    expect(await isListed(email)).toBe(false);
  });

  test.each(['left', 'joined'])('locks an address that is %s after its account', async (what) => {
    const email = newAddress();
    await join(email);
    const [, , a = '', b = ''] = (await mailedLink(mails.app, email, 'list-confirm')).split('/');
    const key = await keyOf(email);
    const person = await makeMember({ email });
    const rows = {
      held: 'select 1 from users where lower(email) = lower($1) for update',
      rest: 'select 1 from list_addresses where email = lower($1)',
      id: email,
    };

    await whileHeld(mails.app, rows, () =>
      what === 'left'
        ? nobody().newsletter.unsubscribe({ body: { key } })
        : nobody().newsletter.confirm({ body: { a, b } }),
    );

    const { isSubscriber } = await person.api.accounts.get({ params: { id: person.id } });
    expect(isSubscriber).toBe(what === 'joined');
  });

  test('is not left with a made-up key or without one', async () => {
    const email = newAddress();
    await join(email);
    const key = await keyOf(email);
    const forged = `${key.slice(0, -2)}${key.endsWith('AA') ? 'BB' : 'AA'}`;

    await expect(nobody().newsletter.unsubscribe({ body: { key: forged } })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    await expect(nobody().newsletter.unsubscribe({ body: {} })).rejects.toMatchObject({
      problem: { code: 'signed-out' },
    });
    await expect((await makeGuest(mails.app)).api.newsletter.unsubscribe({ body: {} })).rejects.toMatchObject(
      {
        problem: { code: 'signed-out' },
      },
    );

    expect(await isListed(email)).toBe(true);
  });
});

describe('one-click unsubscribe', () => {
  const press = (key: string, body: FormData | URLSearchParams) =>
    mails.app.send(`/api/unsubscribe?key=${key}`, { method: 'POST', body });
  const form = () => {
    const data = new FormData();
    data.set('List-Unsubscribe', 'One-Click');
    return data;
  };

  test.each([
    ['url-encoded', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    ['multipart', form],
  ])('from an email program (%s) unsubscribes the address without signing in', async (_kind, body) => {
    const email = newAddress();
    await join(email);

    const answer = await press(await keyOf(email), body());

    expect(answer.status).toBe(200);
    expect(await isListed(email)).toBe(false);
  });

  test('unsubscribes an account as well', async () => {
    const email = newAddress();
    const person = await makeMember({ email });
    await person.api.newsletter.subscribe({ body: { email } });

    const answer = await press(await keyOf(email), form());

    expect(answer.status).toBe(200);
    expect((await person.api.accounts.get({ params: { id: person.id } })).isSubscriber).toBe(false);
  });

  test('is not triggered by programs that open links', async () => {
    const email = newAddress();
    await join(email);
    const key = await keyOf(email);

    const opened = await mails.app.send(`/api/unsubscribe?key=${key}`, { redirect: 'manual' });
    const wordless = await press(key, new URLSearchParams({ other: 'form' }));
    const json = await mails.app.send(`/api/unsubscribe?key=${key}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '"List-Unsubscribe=One-Click"',
    });

    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe/${key}`]);
    expect([wordless.status, json.status]).toEqual([400, 415]);
    expect(await isListed(email)).toBe(true);
    expect(mails.app.logged()).not.toContain(key);
  });

  test('is refused with an invalid key or none', async () => {
    expect((await press('x'.repeat(43), form())).status).toBe(404);
    expect((await press('', form())).status).toBe(404);
    expect((await mails.app.send('/api/unsubscribe', { method: 'POST', body: form() })).status).toBe(404);
  });
});
