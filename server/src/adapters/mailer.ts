/** One mail, ready to leave. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** In order; one with a `cid` is shown by the HTML. */
  readonly files: readonly {
    readonly name: string;
    readonly type: string;
    readonly cid: string | null;
    readonly bytes: Buffer;
  }[];
  readonly createdAt: Date;
  /** Where a mail program takes the address off the list by itself; null for mails of no list. */
  readonly oneClickUrl: string | null;
};

/** Takes mails to where they go from. */
export type Mailer = {
  /** Hands one mail over. The same mail twice has the same Message-ID. @throws MailRefusal when it was not taken */
  send(mail: OutgoingMail): Promise<void>;
};

/** A mail server did not take a mail. */
export class MailRefusal extends Error {
  override name = 'MailRefusal';
  /** Whether this mail would be refused again. */
  readonly isFinal: boolean;
  readonly code: string;

  /** @param words what the server said, for the outbox; may name the address */
  constructor(words: string, { isFinal, code }: { isFinal: boolean; code: string }) {
    super(words);
    this.isFinal = isFinal;
    this.code = code;
  }
}
