import type { Transaction } from '../db/statement';

/** The purpose of an email. */
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

/** An email attachment. */
export type MailFile = {
  readonly name: string;
  /** Media type, such as `application/pdf`. */
  readonly type: string;
  /** The ID the HTML shows it by, as `cid:map`; null for a regular attachment. */
  readonly cid: string | null;
  readonly bytes: Uint8Array;
};

/** One email, written but not sent yet. */
export type Mail = {
  readonly kind: MailKind;
  /** A bare address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Who gets replies, if not us. */
  readonly replyTo?: string;
  /** Unsubscribes the recipient's address from travel tips; every newsletter has one. */
  readonly listKey?: string;
  readonly files?: readonly MailFile[];
};

/** Accepts emails for sending. */
export type MailQueue = {
  /**
   * Queues an email in the caller's transaction: it is sent once that commits, and never if it doesn't.
   *
   * @param about the account it is about, with which it is erased; null if it is about none
   */
  send(on: Transaction, mail: Mail, about: string | null): Promise<void>;
};
