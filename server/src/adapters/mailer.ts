/** One email, ready to be sent. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In order; the HTML shows those with a `cid`. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly cid: string | null;
    readonly bytes: Buffer;
  }[];
  readonly createdAt: Date;
  /** Where a mail program can unsubscribe the address; null for emails without a list. */
  readonly oneClickUrl: string | null;
};

/** Delivers emails to a mail server. */
export type Mailer = {
  /** Hands one email over. Sending the same one again uses the same Message-ID. @throws MailRejected if it wasn't accepted */
  send(mail: OutgoingMail): Promise<void>;
};

/** A mail server didn't accept an email. */
export class MailRejected extends Error {
  override name = 'MailRejected';
  /** Whether this email would be rejected again. */
  readonly isFinal: boolean;
  readonly code: string;

  /** @param words the server's message, for the outbox; may contain the address */
  constructor(words: string, { isFinal, code }: { isFinal: boolean; code: string }) {
    super(words);
    this.isFinal = isFinal;
    this.code = code;
  }
}
