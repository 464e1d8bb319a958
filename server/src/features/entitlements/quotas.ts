import type { ProblemCode } from '@wayfold/contract/kernel/problem';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';

/** Whom a limit applies to. Anybody can become a new guest as often as they like. */
export type Holder = { readonly role: Role };

/** One limit on what a person may have or do. */
type Quota = {
  readonly guest: number;
  readonly member: number;
  readonly unit: 'count' | 'bytes' | 'kilobytes';
  /** When usage expires; null if it counts until it is deleted. */
  readonly resets: 'hour' | 'day' | null;
  readonly code: Extract<ProblemCode, 'too-many' | 'too-large'>;
  /** Says which limit was reached, and what to do. */
  readonly message: (limit: string, holder: Holder) => string;
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

const orSignUp = ({ role }: Holder) => (role === 'GUEST' ? ', or create a free account for more room' : '');

/** Every limit for one person. */
export const QUOTAS = {
  trips: {
    ...{ guest: 100, member: 1_000, unit: 'count', resets: null, code: 'too-large' },
    message: (limit, holder) =>
      `You’ve reached the limit of ${limit} trips. Delete one you no longer need${orSignUp(holder)}.`,
  },
  tripBytes: {
    ...{ guest: 100 * MEGABYTE, member: GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    message: (limit, holder) =>
      `Your trips have reached the limit of ${limit}. Delete trips or plans you no longer need${orSignUp(holder)}.`,
  },
  /** Everything in trip histories that can be undone or looked up. */
  historyBytes: {
    ...{ guest: 200 * MEGABYTE, member: 2 * GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    message: (limit, holder) =>
      `The history of your trips has reached the limit of ${limit}. Delete trips you no longer need${orSignUp(holder)}.`,
  },
  /** Written to trips and their histories, whether or not it is still there. */
  tripWrites: {
    ...{ guest: 100 * KILOBYTE, member: 400 * KILOBYTE, unit: 'kilobytes', resets: 'hour', code: 'too-many' },
    message: (limit) => `Your edits reached the limit of ${limit} per hour. Try again in an hour.`,
  },
  picturesPerDay: {
    ...{ guest: 100, member: 500, unit: 'count', resets: 'day', code: 'too-many' },
    message: (limit) => `You’ve reached the limit of ${limit} uploads per day. Upload more tomorrow.`,
  },
  pictureBytes: {
    ...{ guest: 500 * MEGABYTE, member: 2 * GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    message: (limit) => `Your pictures have reached the limit of ${limit}. Remove some first.`,
  },
  companyImages: {
    ...{ guest: 60, member: 60, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'You’ve requested too many pictures. Try again in an hour.',
  },
  /** Stock services allow a few hundred an hour for all users together. */
  stockSearches: {
    ...{ guest: 120, member: 120, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'You’ve made too many searches. Try again in an hour, or choose from the Wayfold library.',
  },
  tripMails: {
    ...{ guest: 20, member: 20, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'You’ve emailed too many trips. Try again in an hour, or copy the link.',
  },
  accountExports: {
    ...{ guest: 10, member: 10, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'You’ve downloaded your data several times. Try again in an hour.',
  },
  emailChanges: {
    ...{ guest: 10, member: 10, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'You’ve changed your email address several times. Try again in an hour.',
  },
  /** User actions, as counted by `POST /useraction`. */
  actions: {
    ...{ guest: 240, member: 240, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'Too many actions were recorded. Try again later.',
  },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof QUOTAS;
type Resetting<Resets> = {
  [N in QuotaName]: (typeof QUOTAS)[N]['resets'] extends Resets ? N : never;
}[QuotaName];
/** Limits on what is counted as it happens. */
export type HourlyQuota = Resetting<'hour'>;
/** Limits on what is stored and can be counted. */
export type CountedQuota = Resetting<'day' | null>;

const TOO_MANY_MESSAGES = 'Too many messages from this address. Try again in an hour.';

/**
 * What an IP address may do within an hour, no matter who uses it.
 *
 * Attempts at somebody's secrets are limited where they are made (`sign-in/sign-in-limits.ts`), and so are the emails that
 * anybody can make us send to one address: neither limit can be raised for a person.
 */
export const ADDRESS_QUOTAS = {
  guestsMade: {
    perHour: 1_000,
    message: 'Too many new guests from this address. Try again in an hour.',
  },
  tripsMade: {
    perHour: 1_000,
    message: 'Too many trips created from this address. Try again in an hour.',
  },
  /** In kilobytes. */
  tripWrites: {
    perHour: 1_000 * KILOBYTE,
    message: 'Too many edits from this address. Try again in an hour.',
  },
  pictureUploads: {
    perHour: 2_000,
    message: 'Too many pictures from this address. Try again in an hour.',
  },
  tripMails: {
    perHour: 20,
    message: QUOTAS.tripMails.message(),
  },
  /** Counts an average trip as one; a large one counts as several. */
  pdfs: {
    perHour: 100,
    message: 'You’ve created too many PDFs. Try again in an hour.',
  },
  /** Far more than a household downloads. */
  tripFiles: {
    perHour: 600,
    message: 'Too many downloads from this address. Try again in an hour.',
  },
  /** Only the ones that changed; one service may request the calendars of many people. */
  calendarFeeds: {
    perHour: 3_000,
    message: 'Too many calendar requests from this address. Try again in an hour.',
  },
  /** Far more trips than a household opens. */
  sharesOpened: {
    perHour: 300,
    message: 'Too many trips opened from this address. Try again in an hour.',
  },
  contact: { perHour: 20, message: TOO_MANY_MESSAGES },
  joinList: { perHour: 30, message: TOO_MANY_MESSAGES },
  listLinks: { perHour: 120, message: TOO_MANY_MESSAGES },
} as const;

/**
 * How much of something a person may have.
 *
 * The only place that decides this: anything a person gets beyond their role belongs here.
 */
export function limitOf({ role }: Holder, what: QuotaName): number {
  return QUOTAS[what][role === 'GUEST' ? 'guest' : 'member'];
}

/** The message for a person who has reached a limit. */
export function quotaMessage(holder: Holder, what: QuotaName): string {
  const { message, unit }: Quota = QUOTAS[what];
  return message(quantity(limitOf(holder, what), unit), holder);
}

function quantity(amount: number, unit: Quota['unit']): string {
  if (unit === 'count') return amount.toLocaleString('en-US');
  const bytes = unit === 'kilobytes' ? amount * KILOBYTE : amount;
  return bytes >= GIGABYTE ? `${bytes / GIGABYTE} GB` : `${bytes / MEGABYTE} MB`;
}
