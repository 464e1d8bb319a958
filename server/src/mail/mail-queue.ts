import type { Mailer, OutgoingMail } from '../adapters/mailer';
import { MailRejected } from '../adapters/mailer';
import type { Config } from '../config';
import type { JobHandlers } from '../jobs/jobs';
import { addJob } from '../jobs/jobs-store';
import { publicAddress } from '../lib/public-address';
import type { Services } from '../services';
import type { MailQueue } from './mail';
import {
  addMail,
  findWaitingMail,
  keepMail,
  listMailFiles,
  noteFailure,
  noteSent,
  type WaitingMail,
} from './mails-store';

/** Accepts emails. Without a mail server they stay in the outbox, where they can be read. */
export function openMailQueue({ config, now }: { config: Config; now: () => Date }): MailQueue {
  const leaves = config.mail.smtpUrl !== null;
  return {
    send: async (on, mail, about) => {
      const mailId = addMail(on, mail, { about, state: leaves ? 'waiting' : 'kept', now: now() });
      if (leaves) addJob(on, 'send-mail', { mailId });
    },
  };
}

/**
 * Hands a waiting email to the mail server.
 *
 * @param mailer null if none is configured anymore
 */
export function sendMailJob(services: Services, mailer: Mailer | null): JobHandlers['send-mail'] {
  const { pool } = services.database;
  return async ({ mailId }, { isLast }) => {
    const mail = await findWaitingMail(pool, mailId);
    if (!mail) return;
    if (!mailer) return keepMail(pool, mailId);
    try {
      await mailer.send(outgoing(services, mail, await listMailFiles(pool, mailId)));
    } catch (error) {
      if (!(error instanceof MailRejected)) throw error;
      const isOver = isLast || error.isFinal;
      await noteFailure(pool, mailId, { words: error.message, isOver });
      // The server's message may contain the address, so the log only gets its code.
      if (!isOver) throw new Error(`Mail ${mailId} did not leave: ${error.code}`);
      services.log.warn({ mail: mailId, kind: mail.kind, code: error.code }, 'gave up on sending an email');
      return;
    }
    await noteSent(pool, mailId, services.now());
  };
}

function outgoing(services: Services, mail: WaitingMail, files: OutgoingMail['files']): OutgoingMail {
  return {
    id: mail.id,
    to: mail.recipient,
    replyTo: mail.reply_to,
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    files,
    createdAt: new Date(mail.created_at),
    oneClickUrl: mail.list_key ? `${publicAddress(services)}/api/unsubscribe?key=${mail.list_key}` : null,
  };
}
