import { describe, expect, test } from 'vitest';
import { confirmMail, contactMessage, newsletterMail, oneLine, resetMail, welcomeMail } from './mails';

const link = 'https://trips.example.com/confirm_email/a/b?x=1&y=2';
const to = 'mei@example.com';
const madeAt = new Date('2027-05-08T14:05:00Z');

describe('a name', () => {
  test('with tags in it is shown as plain text', () => {
    const { html, text } = confirmMail({ to, firstName: '<b>Mei</b> & "Co"', link });

    expect(html).toContain('Hello &lt;b&gt;Mei&lt;/b&gt; &amp; &quot;Co&quot;,');
    expect(html).not.toContain('<b>');
    expect(text).toContain('Hello <b>Mei</b> & "Co",');
  });

  test.each(['明子', 'Zoë-Łucja', 'عمر', 'J.R.'])('%s is used in the greeting', (firstName) => {
    const { html, text } = welcomeMail({ to, firstName, lastName: 'L', madeAt, link });

    expect(text).toContain(`Hello ${firstName},`);
    expect(html).toContain(`Hello ${firstName},`);
  });

  test.each([
    ['http://evil.example is your bank'],
    ['Your account is blocked, see evil.example'],
    ['write to help@evil.example'],
    ['x'.repeat(61)],
    [''],
    [' \u0000\u202e '],
  ])('that is a message in itself, %j, is left out', (firstName) => {
    const { html, text } = resetMail({ to, firstName, link });

    expect(text).toContain('\nHello,\n');
    expect(`${html}${text}`).not.toContain('evil');
  });

  test('stays on one line, whatever it contains', () => {
    const { text } = resetMail({ to, firstName: 'Mei\r\n\r\nPay here\u2028now\u202e', link });

    expect(text).toContain('Hello Mei Pay here now,');
  });
});

test('the button links where the text says, escaped in HTML', () => {
  const { html, text } = welcomeMail({ to, firstName: 'Mei', lastName: 'L', madeAt, link });

  expect(text).toContain(`Confirm email:\n${link}\n`);
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
});

test.each([
  ['Mei', 'Lindqvist', 'by Mei Lindqvist on May 8, 2027 at 2:05 PM UTC'],
  ['Visit', 'evil.example', 'on May 8, 2027 at 2:05 PM UTC'],
])(
  'a welcome says who created the account and when, and who shouldn’t confirm it: %s %s',
  (firstName, lastName, said) => {
    const { text } = welcomeMail({ to, firstName, lastName, madeAt, link });

    expect(text.replace(/\s+/g, ' ')).toContain(`This account was created ${said}.`);
    expect(text).toContain('Only confirm it if that was you');
    expect(text).not.toContain('evil');
  },
);

test('an email loads nothing: no pictures, fonts, scripts or URLs except its links', () => {
  const { html } = newsletterMail({
    to,
    subject: 'Snow on the passes',
    paragraphs: ['It is early this year.'],
    listKey: 'k'.repeat(43),
    leaveLink: 'https://trips.example.com/unsubscribe/k',
  });

  expect(html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import/i);
  expect(html.match(/https?:\/\/[^"<\s]+/g)).toEqual(['https://trips.example.com/unsubscribe/k']);
});

test('line breaks of a message are kept, and it is marked as a quote in plain text', () => {
  const message = {
    firstName: 'Mei',
    lastName: 'Tanaka',
    email: to,
    phoneNumber: null,
    subject: 'Hours\r\nBcc: all@example.com',
    message: 'One\r\n-- \nTwo <script>alert(1)</script>',
  };

  const { subject, text, html } = contactMessage({ to: 'us@example.com', message });

  expect(subject).toBe('Message: Hours Bcc: all@example.com');
  expect(text).toContain('> One\n> -- \n> Two');
  expect(html).toContain('Two &lt;script&gt;alert(1)&lt;/script&gt;');
});

test('one line is one line', () => {
  expect(oneLine('a\u0000b\u0085c\u2029d\t e ')).toBe('a b c d e');
});
