import type { MailState, OutboxMail } from '@wayfold/contract/people/outbox-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { bytes, instant, notNull, nullable, oneOf, type RowOf, text, uuid } from '../db/columns';
import { type Queryable, rowsOf, send, statement, type Transaction } from '../db/statement';
import type { Mail, MailFile } from './mail';

/** Days until every trace of an email is deleted. */
export const MAIL_DAYS = 30;
const FAILURE_MAX = 500;
const SUBJECT_MAX = 500;

const ADD = statement(
  'mail-add',
  `insert into mails (id, kind, recipient, reply_to, subject, body_text, body_html, list_key, state, created_at,
      user_id)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  {},
);
const FIND_WAITING = statement(
  'mail-find-waiting',
  `select id, kind, recipient, reply_to, subject, body_text, body_html, list_key, created_at
    from mails where id = $1 and state = 'waiting'`,
  {
    id: uuid,
    kind: text,
    recipient: text,
    reply_to: nullable(text),
    subject: text,
    body_text: notNull(text),
    body_html: notNull(text),
    list_key: nullable(text),
    created_at: instant,
  },
);
const NOTE_SENT = statement(
  'mail-note-sent',
  `with files as (delete from mail_files where mail_id = $1)
    update mails set state = 'sent', sent_at = $2, failure = null, body_text = null, body_html = null
    where id = $1 and state = 'waiting'`,
  {},
);
const NOTE_FAILURE = statement(
  'mail-note-failure',
  `with files as (delete from mail_files where mail_id = $1 and $3)
    update mails set failure = $2, state = case when $3 then 'failed' else state end,
      body_text = case when $3 then null else body_text end,
      body_html = case when $3 then null else body_html end
    where id = $1 and state = 'waiting'`,
  {},
);
const KEEP = statement(
  'mail-keep',
  `with files as (delete from mail_files where mail_id = $1) update mails set state = 'kept' where id = $1`,
  {},
);
const ADD_FILE = statement(
  'mail-add-file',
  'insert into mail_files (mail_id, place, name, type, cid, bytes) values ($1, $2, $3, $4, $5, $6)',
  {},
);
const FILES = statement(
  'mail-files',
  'select name, type, cid, bytes from mail_files where mail_id = $1 order by place',
  { name: text, type: text, cid: nullable(text), bytes: bytes },
);
const OUTBOX_COLUMNS = `id, kind, recipient as "to", subject, created_at as "createdAt", state, sent_at as "sentAt", failure`;
const OUTBOX = {
  id: uuid,
  kind: text,
  to: text,
  subject: text,
  createdAt: instant,
  state: oneOf<MailState>(),
  sentAt: nullable(instant),
  failure: nullable(text),
};
const LIST = statement(
  'mails-list',
  `select ${OUTBOX_COLUMNS} from mails
    where $1::uuid is null or (created_at, id) < (select created_at, id from mails where id = $1)
    order by created_at desc, id desc limit $2`,
  OUTBOX,
);
// A link in an email opens somebody's account: if a mail server sends it, only the recipient may see it.
const GET = statement(
  'mail-get',
  `select ${OUTBOX_COLUMNS}, case when state = 'kept' then body_text end as text,
      case when state = 'kept' then body_html end as html
    from mails where id = $1`,
  { ...OUTBOX, text: nullable(text), html: nullable(text) },
);
const FORGET = statement(
  'mails-forget',
  `delete from mails where created_at < $1::timestamptz - make_interval(days => ${MAIL_DAYS})
    returning id`,
  { id: uuid },
);

/** An email waiting to be sent. */
export type WaitingMail = RowOf<(typeof FIND_WAITING)['columns']>;

/** Inserts an email and returns its ID. The commit reports a failure. The outbox keeps only the text, no attachments. */
export function addMail(
  on: Transaction,
  mail: Mail,
  { about, state, now }: { about: string | null; state: MailState; now: Date },
): string {
  const id = newId();
  const subject = mail.subject.slice(0, SUBJECT_MAX).toWellFormed();
  send(on, ADD, [
    ...[id, mail.kind, mail.to, mail.replyTo ?? null, subject, mail.text, mail.html, mail.listKey ?? null],
    ...[state, now, about],
  ]);
  for (const [place, { name, type, cid, bytes }] of (state === 'waiting'
    ? (mail.files ?? [])
    : []
  ).entries()) {
    send(on, ADD_FILE, [id, place, name, type, cid, bytes]);
  }
  return id;
}

/** The attachments of a waiting email, in order. */
export function listMailFiles(on: Queryable, id: string): Promise<(MailFile & { bytes: Buffer })[]> {
  return rowsOf(on, FILES, [id]);
}

/** An email while it waits: null once it is sent, given up or deleted. */
export async function findWaitingMail(on: Queryable, id: string): Promise<WaitingMail | null> {
  const [mail] = await rowsOf(on, FIND_WAITING, [id]);
  return mail ?? null;
}

/** Records that an email was sent, and deletes its content. */
export async function noteSent(on: Queryable, id: string, now: Date): Promise<void> {
  await rowsOf(on, NOTE_SENT, [id, now]);
}

/** Records why sending an email failed; if `isOver`, there is no retry, and its content is deleted. */
export async function noteFailure(
  on: Queryable,
  id: string,
  why: { words: string; isOver: boolean },
): Promise<void> {
  await rowsOf(on, NOTE_FAILURE, [id, why.words.slice(0, FAILURE_MAX).toWellFormed(), why.isOver]);
}

/** Keeps an email in the outbox because there is no mail server to send it. */
export async function keepMail(on: Queryable, id: string): Promise<void> {
  await rowsOf(on, KEEP, [id]);
}

/** Deletes emails older than 30 days, whatever their status. */
export async function forgetOldMails(on: Queryable, now: Date): Promise<number> {
  return (await rowsOf(on, FORGET, [now])).length;
}

/** Emails before the given one, newest first. */
export function listMails(
  on: Queryable,
  { before, limit }: { before: string | null; limit: number },
): Promise<OutboxMail[]> {
  return rowsOf(on, LIST, [before, limit]);
}

/** One email, with its text if that is kept; null if it doesn't exist. */
export async function findMail(
  on: Queryable,
  id: string,
): Promise<(OutboxMail & { text: string | null; html: string | null }) | null> {
  const [mail] = await rowsOf(on, GET, [id]);
  return mail ?? null;
}
