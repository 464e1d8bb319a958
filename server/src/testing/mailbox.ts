import { first } from './makers';
import type { TestApp } from './test-app';

/** An email that stayed in the outbox, since tests have no mail server unless they start one. */
export type KeptMail = {
  kind: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
};

/** Emails to an address, newest first. */
export async function mailsTo(app: TestApp, address: string): Promise<KeptMail[]> {
  const { rows } = await app.database.pool.query<KeptMail>(
    `select kind, recipient as "to", reply_to as "replyTo", subject, body_text as text, body_html as html
    from mails where recipient = $1 order by created_at desc, id desc`,
    [address],
  );
  return rows;
}

/** The path the button links to in the newest email of a kind to an address, including query and fragment. */
export async function mailedLink(app: TestApp, address: string, kind: string): Promise<string> {
  const mails = (await mailsTo(app, address)).filter((mail) => mail.kind === kind);
  const { href, origin } = new URL(first(mails.flatMap(({ text }) => text.match(/^https?:\S+$/gm) ?? [])));
  return href.slice(origin.length);
}
