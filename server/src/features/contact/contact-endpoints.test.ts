import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../testing/mailbox';
import { MAKERS, useMails } from '../../testing/use-mails';

const mails = useMails();
const { newAddress, nobody, message } = mails;

describe('a message to the operator', () => {
  test('is stored and emailed to them with reply-to its writer, who gets a receipt without its text', async () => {
    const email = newAddress();

    await nobody().contact.contactUs({ body: { ...message(email), phoneNumber: '+81 3 1234 5678' } });

    const { rows } = await mails.app.database.pool.query(
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
    const [toMakers] = await mailsTo(mails.app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'contact-message', replyTo: email });
    expect(toMakers?.text).toContain('> Is the arch open in winter?');
    const [receipt] = await mailsTo(mails.app, email);
    expect(receipt?.text).toContain('24-48 hours');
    expect(receipt?.text).not.toContain('arch');
  });

  test('about a place names it', async () => {
    await nobody().contact.contactUs({ body: { ...message(newAddress()), aiPoiKey: 'delicate-arch' } });

    const [toMakers] = await mailsTo(mails.app, MAKERS);
    expect(toMakers).toMatchObject({ kind: 'data-question', subject: 'Data question: Opening times' });
    expect(toMakers?.text).toContain('Place: delicate-arch');
  });

  test('sent in somebody’s name again and again does not flood them and still arrives', async () => {
    const email = newAddress();

    for (let time = 0; time < 5; time += 1) await nobody().contact.contactUs({ body: message(email) });

    expect(await mailsTo(mails.app, email)).toHaveLength(3);
    const { rowCount } = await mails.app.database.pool.query(
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
    await expect(
      nobody().contact.contactUs({ body: { ...message(newAddress()), ...change } }),
    ).rejects.toMatchObject({
      problem: { code: 'invalid', issues: expect.arrayContaining([expect.objectContaining({ path })]) },
    });
  });
});
