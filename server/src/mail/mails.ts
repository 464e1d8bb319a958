import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { type Letter, letterHtml, letterText, type TopPicture } from './letter';
import type { Mail, MailFile } from './mail';
import { tripMailWords } from './trip-mail-words';

/** Footnote of account emails. */
const ACCOUNT_FOOTNOTE = 'You’re getting this email because your Wayfold account uses this address.';

/** The recipient, their name, and the target of the button: a full URL, including its secret. */
export type LinkMail = { readonly to: string; readonly firstName: string; readonly link: string };

/** A contact message. */
export type Message = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly subject: string;
  readonly message: string;
};

/**
 * To a new account: a welcome, and a link that confirms the address. Anyone can create an account with anyone's address, so the
 * email says who created it and when, to keep people from confirming somebody else's account.
 */
export function welcomeMail({
  to,
  firstName,
  lastName,
  madeAt,
  link,
}: LinkMail & { lastName: string; madeAt: Date }): Mail {
  const name = nameToCarry(`${firstName} ${lastName}`);
  const minute = madeAt.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  return mailOf('welcome', to, 'Welcome to Wayfold', {
    heading: 'Welcome to Wayfold',
    parts: [
      { words: greeting(firstName) },
      {
        words:
          'Your account is ready, and your trips are saved in it. Confirm your email address so you can always get back in.',
      },
      { button: 'Confirm email', link },
      {
        words: `This account was created ${name === null ? '' : `by ${name} `}on ${minute} UTC. Only confirm it if that was you: whoever created it knows the password and could see everything you add.`,
      },
    ],
    footnote:
      'You’re getting this email because someone created a Wayfold account with this address. If it wasn’t you, ignore this email.',
  });
}

/** A link that confirms the address of an account. */
export function confirmMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('confirm', to, 'Confirm your email address', {
    heading: 'Confirm your email address',
    parts: [
      { words: greeting(firstName) },
      { words: 'Confirm that our emails reach you at this address.' },
      { button: 'Confirm email', link },
      {
        words:
          'Only confirm it if you created this account: whoever created it knows the password and could see everything you add.',
      },
    ],
    footnote:
      'You’re getting this email because a Wayfold account uses this address. If it isn’t yours, ignore this email.',
  });
}

/** A link to set a new password. */
export function resetMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('reset', to, 'Choose a new password', {
    heading: 'Choose a new password',
    parts: [
      { words: greeting(firstName) },
      { words: 'Use this button to choose a new password. The link works once and expires in one hour.' },
      { button: 'Choose a new password', link },
      { words: 'You’ll then be signed out on all other devices.' },
    ],
    footnote:
      'You’re getting this email because someone asked to reset the password for this address. If it wasn’t you, ignore this email. Your password stays the same.',
  });
}

/** To the account owner: the password was changed. */
export function passwordChangedMail({ to, firstName }: Omit<LinkMail, 'link'>): Mail {
  return mailOf('password-changed', to, 'Your password was changed', {
    heading: 'Your password was changed',
    parts: [
      { words: greeting(firstName) },
      {
        words:
          'Your Wayfold account has a new password, and all other devices were signed out. If it was you, there’s nothing to do.',
      },
      { words: 'If it wasn’t you, select “Forgot Password?” on the sign-in page, then contact us.' },
    ],
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** Changes to the sign-in methods of an account, besides the password. */
const SIGN_IN_CHANGES = {
  'passkey-added': 'A passkey was added. It signs you in to your Wayfold account without a password.',
  'passkey-removed': 'A passkey was removed. It no longer signs you in to your Wayfold account.',
  'app-on': 'Two-step verification was turned on. New devices now need a code from your authenticator app.',
  'app-off': 'Two-step verification was turned off. Your password alone is now enough to sign in.',
  'provider-added':
    'You can now sign in to Wayfold with your account at another provider, because both use this email address.',
  'codes-tried':
    'Someone entered your password and then several wrong codes, so we’re not accepting codes from your app for a while.',
} as const;
export type SignInChange = keyof typeof SIGN_IN_CHANGES;

/** To the account owner: a sign-in method was added or removed, or somebody is trying to get in. */
export function signInChangedMail({
  to,
  firstName,
  change,
}: Omit<LinkMail, 'link'> & { change: SignInChange }): Mail {
  const title = change === 'codes-tried' ? 'Someone knows your password' : 'Your sign-in methods changed';
  return mailOf('ways-changed', to, title, {
    heading: title,
    parts: [
      { words: greeting(firstName) },
      { words: SIGN_IN_CHANGES[change] },
      { words: 'If it was you, there’s nothing to do.' },
      {
        words:
          'If it wasn’t you, select “Forgot Password?” on the sign-in page, check your account page for anything you don’t recognize, then contact us.',
      },
    ],
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** To the owner of an account scheduled for deletion: how to keep it, and until when. */
export function leavingMail({ to, firstName, link, erasedAt }: LinkMail & { erasedAt: Date }): Mail {
  const day = erasedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return mailOf('leaving', to, 'Your account will be deleted', {
    heading: 'Your account will be deleted',
    parts: [
      { words: greeting(firstName) },
      {
        words: `Someone who was signed in to your account asked to delete it. You’re signed out on all devices, and your account will be permanently deleted on ${day}.`,
      },
      { words: 'If it was you, there’s nothing to do. To keep your account, sign in before that day.' },
      { button: 'Sign in', link },
      { words: 'If it wasn’t you, select “Forgot Password?” on the sign-in page first.' },
    ],
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** To the owner of an account that was scheduled for deletion: it is kept, since somebody signed in. */
export function stayingMail({ to, firstName }: Omit<LinkMail, 'link'>): Mail {
  return mailOf('staying', to, 'Your account will not be deleted', {
    heading: 'Your account will not be deleted',
    parts: [
      { words: greeting(firstName) },
      {
        words:
          'Someone signed in to your account, so it was restored with everything in it. If it was you, there’s nothing to do.',
      },
      { words: 'If it wasn’t you, select “Forgot Password?” on the sign-in page, then contact us.' },
    ],
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/** To an account's new address: a link that confirms the change. */
export function newEmailMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('new-email', to, 'Confirm your new email address', {
    heading: 'Confirm your new email address',
    parts: [
      { words: greeting(firstName) },
      {
        words: `Use this button to make ${to} the email address of your Wayfold account. Until then, it stays the same.`,
      },
      { button: 'Use this address', link },
    ],
    footnote:
      'You’re getting this email because someone with a Wayfold account entered this address. If it wasn’t you, ignore this email.',
  });
}

/** To an account's old address: the requested change, and a link that stops it. */
export function emailChangingMail({ to, firstName, newEmail, link }: LinkMail & { newEmail: string }): Mail {
  return mailOf('email-changing', to, 'Your email address is about to change', {
    heading: 'Your email address is about to change',
    parts: [
      { words: greeting(firstName) },
      {
        words: `Someone who was signed in to your account asked to change its email address to ${newEmail}.`,
      },
      {
        words:
          'If it was you, there’s nothing to do here. If it wasn’t you, keep this address. All devices are then signed out, and you can set a new password.',
      },
      { button: 'Keep this address', link },
    ],
    footnote: ACCOUNT_FOOTNOTE,
  });
}

/**
 * To a person who wrote to us: confirms that the message arrived.
 *
 * It repeats nothing from the message, since anybody can write in anybody's name.
 */
export function contactReceipt({ to, firstName }: { to: string; firstName: string }): Mail {
  return mailOf('contact-receipt', to, 'We got your message', {
    heading: 'We got your message',
    parts: [
      { words: greeting(firstName) },
      { words: 'Thank you for contacting us. We typically respond in 24-48 hours, to this address.' },
    ],
    footnote:
      'You’re getting this email because someone contacted Wayfold with this address. If it wasn’t you, ignore this email.',
  });
}

/** To us: a contact message; a reply goes to its sender. */
export function contactMessage({ to, message }: { to: string; message: Message }): Mail {
  return mailOf(
    'contact-message',
    to,
    `Message: ${message.subject}`,
    messageLetter(message, []),
    message.email,
  );
}

/** Like `contactMessage`, about the data of one place. */
export function dataQuestion({
  to,
  message,
  aiPoiKey,
}: {
  to: string;
  message: Message;
  aiPoiKey: string;
}): Mail {
  const letter = messageLetter(message, [['Place', aiPoiKey]]);
  return mailOf('data-question', to, `Data question: ${message.subject}`, letter, message.email);
}

/** A link that subscribes an address to travel tips. */
export function listConfirm({ to, link }: { to: string; link: string }): Mail {
  return mailOf('list-confirm', to, 'Confirm your travel tips subscription', {
    heading: 'Confirm your travel tips subscription',
    parts: [
      { words: 'Hello,' },
      {
        words: 'Use this button to subscribe to travel tips. You can unsubscribe from any email.',
      },
      { button: 'Send me travel tips', link },
    ],
    footnote:
      'You’re getting this email because someone entered this address on Wayfold. If it wasn’t you, ignore this email. You’re not on any list.',
  });
}

/**
 * Travel tips for one subscribed address.
 *
 * @param listKey from `unsubscribeKeyOf`; mail programs use it for one-click unsubscribe
 * @param leaveLink page where a person unsubscribes with the same key
 */
export function newsletterMail(tips: {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  listKey: string;
  leaveLink: string;
}): Mail {
  const { to, subject, paragraphs, listKey, leaveLink } = tips;
  const mail = mailOf('newsletter', to, subject, {
    heading: oneLine(subject),
    parts: paragraphs.map((words) => ({ words })),
    footnote: 'You’re getting this email because you subscribed to travel tips from Wayfold.',
    footLink: { label: 'Unsubscribe', link: leaveLink },
  });
  return { ...mail, listKey };
}

/** A shared trip that somebody emails to others. */
export type TripMail = {
  readonly language: PdfLanguage;
  readonly to: string;
  /** The owner's name; empty if they have none. */
  readonly from: string;
  /** The owner's address, which replies go to. */
  readonly replyTo: string;
  readonly name: string;
  /** For example, 'When' and 'May 8 – 19, 2027'. */
  readonly facts: readonly (readonly [string, string])[];
  readonly link: string;
  /** The trip's header picture; null if there is none or the share doesn't show it. */
  readonly top: TopPicture | null;
  /** The cid of the map picture among the files; null if there is none. */
  readonly map: string | null;
  readonly files: readonly MailFile[];
};

/** A shared trip: a summary and a link to view it. The sender can't add their own words. */
export function tripMail(mail: TripMail): Mail {
  const { language, to, from, replyTo, name, facts, link, top, map, files } = mail;
  const words = tripMailWords(language);
  const sender = nameToCarry(from) ?? words.somebody;
  const trip = nameToCarry(name) ?? words.aTrip;
  const hasPdf = files.some(({ type }) => type === 'application/pdf');
  const letter: Letter = {
    language,
    top,
    heading: trip,
    parts: [
      { words: words.sends(sender) },
      ...(map === null ? [] : [{ picture: map, alt: words.map }]),
      { facts },
      { button: words.look, link },
      ...(hasPdf ? [{ words: words.attached }] : []),
    ],
    footnote: words.footnote(replyTo),
  };
  return { ...mailOf('trip', to, words.subject(trip, sender), letter, replyTo), files };
}

function messageLetter(message: Message, facts: readonly (readonly [string, string])[]): Letter {
  const { firstName, lastName, email, phoneNumber, subject } = message;
  return {
    heading: oneLine(subject),
    parts: [
      {
        facts: [
          ['From', oneLine(`${firstName} ${lastName}`)],
          ['Email', email],
          ...(phoneNumber ? [['Phone', oneLine(phoneNumber)] as const] : []),
          ...facts.map(([label, value]) => [label, oneLine(value)] as const),
        ],
      },
      { quote: message.message },
    ],
    footnote: 'Your reply goes to the sender. Wayfold hasn’t verified that the address is theirs.',
  };
}

function mailOf(kind: Mail['kind'], to: string, subject: string, letter: Letter, replyTo?: string): Mail {
  return {
    kind,
    to,
    subject: oneLine(subject),
    text: letterText(letter),
    html: letterHtml(letter),
    ...(replyTo ? { replyTo } : {}),
  };
}

/** Line breaks of any kind, and invisible characters. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Somebody's text as one line, whatever it contains. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/** Text that a mail program would turn into a link. */
const LINK_LIKE = /:\/\/|www\.|\p{L}\.\p{L}{2,}|@/iu;
const LONGEST_NAME = 60;

/** A name as one line; null if it is a message in itself, since anyone can name things anything and email them to anyone. */
export function nameToCarry(text: string): string | null {
  const name = oneLine(text);
  return name !== '' && name.length <= LONGEST_NAME && !LINK_LIKE.test(name) ? name : null;
}

function greeting(firstName: string): string {
  const name = nameToCarry(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}
