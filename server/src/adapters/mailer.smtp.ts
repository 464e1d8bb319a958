import { Email } from '@wayfold/contract/people/sign-in-shapes';
import { createTransport } from 'nodemailer';
import type { MailConfig } from '../config';
import { type Mailer, MailRejected, type OutgoingMail } from './mailer';

const PATIENCE_MS = 20_000;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/**
 * Sends by SMTP, with one connection per email.
 *
 * Requires TLS to other machines, since the emails contain links that open accounts; `?requireTLS=false` in the URL turns
 * that off.
 */
export function smtpMailer(smtpUrl: string, from: MailConfig['from']): Mailer {
  const transport = createTransport({
    requireTLS: !LOOPBACK.test(new URL(smtpUrl).hostname),
    url: smtpUrl,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      // The last check: everything used as an address here has already passed the contract's own shape.
      for (const address of [mail.to, mail.replyTo ?? mail.to]) {
        if (!Email.safeParse(address).success) {
          throw new MailRejected('This isn’t a valid email address.', { isFinal: true, code: 'ADDRESS' });
        }
      }
      await transport.sendMail(messageOf(mail, from)).catch((error) => {
        throw refusalOf(error);
      });
    },
  };
}

function messageOf(mail: OutgoingMail, from: MailConfig['from']) {
  const [, domain = 'localhost'] = from.address.split('@');
  return {
    from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: mail.files.map(({ name, type, cid, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
      ...(cid === null ? {} : { cid, contentDisposition: 'inline' as const }),
    })),
    date: mail.createdAt,
    messageId: `<${mail.id}@${domain}>`,
    headers: {
      // No automatic replies to automatic email.
      'Auto-Submitted': 'auto-generated',
      ...(mail.oneClickUrl
        ? {
            'List-Unsubscribe': { prepared: true, value: `<${mail.oneClickUrl}>` },
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

/** Whether the email itself was rejected, for its address or content. Anything else may succeed on a retry. */
function refusalOf(error: unknown): MailRejected {
  const { message, code, responseCode } = error as { message?: string; code?: string; responseCode?: number }; // nodemailer's errors
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  const isFinal = isAboutMail && (responseCode ?? 0) >= 500;
  return new MailRejected(message ?? 'The mail server didn’t accept it.', {
    isFinal,
    code: [code, responseCode].filter((part) => part !== undefined).join(' '),
  });
}
