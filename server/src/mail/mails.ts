import type { PdfLanguage } from '@wayfold/contract/sharing/pdf-endpoints';
import { type Letter, letterHtml, letterText, type TopPicture } from './letter';
import type { Mail, MailFile } from './mail';
import { tripMailWords } from './trip-mail-words';

/** To whom, by which name, and where the mail's button leads: a whole address, the secret in it included. */
export type LinkMail = { readonly to: string; readonly firstName: string; readonly link: string };

/** What somebody wrote to the makers. */
export type Message = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly subject: string;
  readonly message: string;
};

/**
 * To a new account: welcome, and a link that confirms the address. Anyone can make an account with anyone's address: the mail
 * says by whom and when it was made, so that nobody confirms the account of somebody else.
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
          'Your account is ready, and your trips are saved in it. Confirm your email address, so that you can always get back in.',
      },
      { button: 'Confirm my email', link },
      {
        words: `This account was made ${name === null ? '' : `by ${name}, `}on ${minute} UTC. Confirm it only if that was you: whoever made it knows its password, and what you put into it would be theirs to see.`,
      },
    ],
    footnote:
      'You get this because somebody made a Wayfold account with this address. If it was not you, leave this mail alone.',
  });
}

/** A link that confirms the address of an account. */
export function confirmMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('confirm', to, 'Confirm your email address', {
    heading: 'Confirm your email address',
    parts: [
      { words: greeting(firstName) },
      { words: 'This button says that mail to this address reaches you.' },
      { button: 'Confirm my email', link },
      {
        words:
          'Confirm it only if you made this account: whoever made it knows its password, and what you put into it would be theirs to see.',
      },
    ],
    footnote:
      'You get this because a Wayfold account has this address. If it is not yours, leave this mail alone.',
  });
}

/** A link that sets a new password. */
export function resetMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('reset', to, 'Choose a new password', {
    heading: 'Choose a new password',
    parts: [
      { words: greeting(firstName) },
      { words: 'This button lets you choose a new password. It works once, within the next hour.' },
      { button: 'Choose a new password', link },
      { words: 'You are then signed out everywhere else.' },
    ],
    footnote:
      'You get this because somebody asked for it with your address. If it was not you, leave this mail alone: your password stays as it is.',
  });
}

/** To whoever has the account: its password is another one now. */
export function passwordChangedMail({ to, firstName }: Omit<LinkMail, 'link'>): Mail {
  return mailOf('password-changed', to, 'Your password was changed', {
    heading: 'Your password was changed',
    parts: [
      { words: greeting(firstName) },
      {
        words:
          'Your Wayfold account has a new password, and everyone else was signed out. If it was you, there is nothing to do.',
      },
      { words: 'If it was not, choose ‘Forgot Password?’ where you sign in, and write to us.' },
    ],
    footnote: 'You get this because your Wayfold account has this address.',
  });
}

/** What became different about the ways to sign in to an account besides the password. */
const WAYS_CHANGED = {
  'passkey-added': 'A passkey was added: it signs in to your Wayfold account without a password.',
  'passkey-removed': 'A passkey was removed: it does not sign in to your Wayfold account any more.',
  'app-on': 'An authenticator app was turned on: new devices are asked for a code of it.',
  'app-off': 'The authenticator app was turned off: your password alone signs in again.',
  'provider-added':
    'Your account with another provider signs in to your Wayfold account now, since both have this address.',
  'codes-tried':
    'Somebody entered your password and then several wrong codes, so codes of your app are not looked at for a while.',
} as const;
export type WaysChange = keyof typeof WAYS_CHANGED;

/** To whoever has the account: there is another way in, or one less, or somebody tries to find one. */
export function waysChangedMail({
  to,
  firstName,
  change,
}: Omit<LinkMail, 'link'> & { change: WaysChange }): Mail {
  return mailOf('ways-changed', to, 'How you sign in has changed', {
    heading: change === 'codes-tried' ? 'Somebody knows your password' : 'How you sign in has changed',
    parts: [
      { words: greeting(firstName) },
      { words: WAYS_CHANGED[change] },
      { words: 'If it was you, there is nothing to do.' },
      {
        words:
          'If it was not, choose ‘Forgot Password?’ where you sign in, look at your account page for what you do not know, and write to us.',
      },
    ],
    footnote: 'You get this because your Wayfold account has this address.',
  });
}

/** To whoever has an account that is to be deleted: until when it can be kept, and how. */
export function leavingMail({ to, firstName, link, erasedAt }: LinkMail & { erasedAt: Date }): Mail {
  const day = erasedAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return mailOf('leaving', to, 'Your account will be deleted', {
    heading: 'Your account will be deleted',
    parts: [
      { words: greeting(firstName) },
      {
        words: `Somebody signed in to your account asked for it to be deleted. It is signed out everywhere, and everything in it is erased on ${day}.`,
      },
      { words: 'If it was you, there is nothing to do. To keep it, sign in before that day.' },
      { button: 'Sign in', link },
      { words: 'If it was not you, choose ‘Forgot Password?’ there first.' },
    ],
    footnote: 'You get this because your Wayfold account has this address.',
  });
}

/** To whoever has an account that was to be deleted: it is not, since somebody signed in. */
export function stayingMail({ to, firstName }: Omit<LinkMail, 'link'>): Mail {
  return mailOf('staying', to, 'Your account will not be deleted', {
    heading: 'Your account will not be deleted',
    parts: [
      { words: greeting(firstName) },
      {
        words:
          'Somebody signed in to your account, so its deletion was called off and everything in it is as it was. If it was you, there is nothing to do.',
      },
      { words: 'If it was not, choose ‘Forgot Password?’ where you sign in, and write to us.' },
    ],
    footnote: 'You get this because your Wayfold account has this address.',
  });
}

/** To the address an account is about to have: a link that makes it so. */
export function newEmailMail({ to, firstName, link }: LinkMail): Mail {
  return mailOf('new-email', to, 'Confirm your new email address', {
    heading: 'Confirm your new email address',
    parts: [
      { words: greeting(firstName) },
      { words: `This button makes ${to} the address of your Wayfold account. Until then the old one stays.` },
      { button: 'Use this address', link },
    ],
    footnote:
      'You get this because somebody with a Wayfold account entered this address. If it was not you, leave this mail alone.',
  });
}

/** To the address an account is about to lose: what was asked for, and a link that stops it. */
export function emailChangingMail({ to, firstName, newEmail, link }: LinkMail & { newEmail: string }): Mail {
  return mailOf('email-changing', to, 'Your email address is about to change', {
    heading: 'Your email address is about to change',
    parts: [
      { words: greeting(firstName) },
      { words: `Somebody signed in to your account asked to use ${newEmail} instead of this address.` },
      {
        words:
          'If it was you, there is nothing to do here. If it was not, keep this address: everyone is then signed out, and you set a new password.',
      },
      { button: 'Keep this address', link },
    ],
    footnote: 'You get this because your Wayfold account has this address.',
  });
}

/**
 * To whoever wrote to the makers: it arrived.
 *
 * It repeats nothing of what was written, since anybody can write in anybody's name.
 */
export function contactReceipt({ to, firstName }: { to: string; firstName: string }): Mail {
  return mailOf('contact-receipt', to, 'We have your message', {
    heading: 'We have your message',
    parts: [
      { words: greeting(firstName) },
      { words: 'Thank you for writing. We typically respond in 24-48 hours, to this address.' },
    ],
    footnote:
      'You get this because a message to Wayfold named this address. If it was not you, leave this mail alone.',
  });
}

/** To the makers: what somebody wrote; an answer goes to its writer. */
export function contactMessage({ to, message }: { to: string; message: Message }): Mail {
  return mailOf(
    'contact-message',
    to,
    `Message: ${message.subject}`,
    messageLetter(message, []),
    message.email,
  );
}

/** As `contactMessage`, about the data of one place. */
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

/** A link that puts an address on the list of travel tips. */
export function listConfirm({ to, link }: { to: string; link: string }): Mail {
  return mailOf('list-confirm', to, 'Confirm that you want travel tips', {
    heading: 'One more step to your travel tips',
    parts: [
      { words: 'Hello,' },
      {
        words:
          'This button puts your address on our list. Every mail of it has a link that takes you off again.',
      },
      { button: 'Send me travel tips', link },
    ],
    footnote:
      'You get this because somebody entered this address on Wayfold. If it was not you, leave this mail alone: you are not on any list.',
  });
}

/**
 * Travel tips for one address of the list.
 *
 * @param listKey as `listKeyOf` makes it; mail programs unsubscribe with it by one click
 * @param leaveLink where a person unsubscribes with the same key
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
    footnote: 'You get this because you asked Wayfold for travel tips.',
    footLink: { label: 'Stop travel tips', link: leaveLink },
  });
  return { ...mail, listKey };
}

/** A shared trip, as somebody mails it to others. */
export type TripMail = {
  readonly language: PdfLanguage;
  readonly to: string;
  /** The owner's name, empty where they have none. */
  readonly from: string;
  /** The owner's address, which an answer goes to. */
  readonly replyTo: string;
  readonly name: string;
  /** Such as 'When' and 'May 8 – 19, 2027'. */
  readonly facts: readonly (readonly [string, string])[];
  readonly link: string;
  /** The trip's header picture; null without one, and where the share shows none. */
  readonly top: TopPicture | null;
  /** The cid of the map's picture among the files, null without one. */
  readonly map: string | null;
  readonly files: readonly MailFile[];
};

/** A shared trip: what it is and where it is looked at. Whoever sends it adds no words of their own. */
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
    footnote: 'Answer this mail to answer its writer. Nobody has checked that the address is theirs.',
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

/** What ends a line anywhere, or is seen by nobody. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** One line of somebody's text, whatever was in it. */
export function oneLine(text: string): string {
  return text.replace(UNSEEN, ' ').replace(/ {2,}/g, ' ').trim();
}

/** What a mail program would turn into a link. */
const LINK_LIKE = /:\/\/|www\.|\p{L}\.\p{L}{2,}|@/iu;
const LONGEST_NAME = 60;

/** One line of a name, or null where it is a message of its own: anyone may give anything any name, and mail it to anyone. */
export function nameToCarry(text: string): string | null {
  const name = oneLine(text);
  return name !== '' && name.length <= LONGEST_NAME && !LINK_LIKE.test(name) ? name : null;
}

function greeting(firstName: string): string {
  const name = nameToCarry(firstName);
  return name === null ? 'Hello,' : `Hello ${name},`;
}
