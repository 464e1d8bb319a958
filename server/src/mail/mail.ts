import type { Transaction } from '../db/statement';

/** What a mail is for. */
export type MailKind =
  | 'welcome'
  | 'confirm'
  | 'reset'
  | 'password-changed'
  | 'ways-changed'
  | 'new-email'
  | 'email-changing'
  | 'leaving'
  | 'staying'
  | 'contact-receipt'
  | 'contact-message'
  | 'data-question'
  | 'list-confirm'
  | 'newsletter'
  | 'trip';

/** Something that travels with a mail. */
export type MailFile = {
  readonly name: string;
  /** Such as `application/pdf`. */
  readonly type: string;
  /** By which the words show it, as `cid:map`; null for a file beside them. */
  readonly cid: string | null;
  readonly bytes: Uint8Array;
};

/** One mail, written and not yet sent. */
export type Mail = {
  readonly kind: MailKind;
  /** An address alone, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer goes to, when not to us. */
  readonly replyTo?: string;
  /** Ends travel tips for the address it is mailed to; every newsletter has one. */
  readonly listKey?: string;
  readonly files?: readonly MailFile[];
};

/** Takes in mails that are to be sent. */
export type MailQueue = {
  /**
   * Queues a mail within the caller's transaction: it leaves once that is committed, and never when it is not.
   *
   * @param about whose account it is about, with which it is erased; null for nobody's
   */
  send(on: Transaction, mail: Mail, about: string | null): Promise<void>;
};
