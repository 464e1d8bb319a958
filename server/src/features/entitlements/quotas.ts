import type { ProblemCode } from '@wayfold/contract/kernel/problem';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';

/** Whom a limit is for: a guest is anybody who has not been here before, as often as they like. */
export type Holder = { readonly role: Role };

/** One limit of what a person may have or do. */
type Quota = {
  readonly guest: number;
  readonly member: number;
  readonly unit: 'count' | 'bytes' | 'kilobytes';
  /** When what was used counts no more; null for what stands until it is deleted. */
  readonly resets: 'hour' | 'day' | null;
  readonly code: Extract<ProblemCode, 'too-many' | 'too-large'>;
  /** Says which limit was met, and what to do. */
  readonly message: (limit: string, holder: Holder) => string;
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

const orSignUp = ({ role }: Holder) => (role === 'GUEST' ? ', or create a free account for more room' : '');

/** Everything there is a limit of for one person. */
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
  /** Of all that can be undone or looked up in the history of trips. */
  historyBytes: {
    ...{ guest: 200 * MEGABYTE, member: 2 * GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    message: (limit, holder) =>
      `The history of your trips has reached the limit of ${limit}. Delete trips you no longer need${orSignUp(holder)}.`,
  },
  /** Written to trips and their histories, whatever is left of it. */
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
  /** Stock services allow all of us together some hundreds an hour. */
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
  /** What people did, as `POST /useraction` counts it. */
  actions: {
    ...{ guest: 240, member: 240, unit: 'count', resets: 'hour', code: 'too-many' },
    message: () => 'Too many actions were recorded. Try again later.',
  },
} as const satisfies Record<string, Quota>;

export type QuotaName = keyof typeof QUOTAS;
type Resetting<Resets> = {
  [N in QuotaName]: (typeof QUOTAS)[N]['resets'] extends Resets ? N : never;
}[QuotaName];
/** Limits of what is counted as it is done. */
export type HourlyQuota = Resetting<'hour'>;
/** Limits of what is there to be counted. */
export type CountedQuota = Resetting<'day' | null>;

const TOO_MANY_MESSAGES = 'Too many messages from this address. Try again in an hour.';

/**
 * What an address of the network may do within an hour, whoever sits behind it.
 *
 * Attempts at somebody's secrets are guarded where they are made (`sign-in/sign-in-limits.ts`), and so is what anybody may
 * make us mail to one address: neither is anything a person is given more of.
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
  /** Of usual trips; a large one counts for several. */
  pdfs: {
    perHour: 100,
    message: 'You’ve created too many PDFs. Try again in an hour.',
  },
  /** Far more than a household downloads. */
  tripFiles: {
    perHour: 600,
    message: 'Too many downloads from this address. Try again in an hour.',
  },
  /** Those that changed; one service asks for the calendars of many people. */
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
 * The one place that decides it: whatever a person is given beside their role belongs here.
 */
export function limitOf({ role }: Holder, what: QuotaName): number {
  return QUOTAS[what][role === 'GUEST' ? 'guest' : 'member'];
}

/** The sentence for a person who has met a limit. */
export function quotaMessage(holder: Holder, what: QuotaName): string {
  const { message, unit }: Quota = QUOTAS[what];
  return message(quantity(limitOf(holder, what), unit), holder);
}

function quantity(amount: number, unit: Quota['unit']): string {
  if (unit === 'count') return amount.toLocaleString('en-US');
  const bytes = unit === 'kilobytes' ? amount * KILOBYTE : amount;
  return bytes >= GIGABYTE ? `${bytes / GIGABYTE} GB` : `${bytes / MEGABYTE} MB`;
}
