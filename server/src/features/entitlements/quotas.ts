import type { ProblemCode } from '@wayfold/contract/kernel/problem';
import type { Role } from '@wayfold/contract/people/accounts-endpoints';
import type { Refusal } from '@wayfold/contract/refusals/refusal';

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
  readonly refusal: (limit: number | string, holder: Holder) => Refusal;
};

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const GIGABYTE = 1024 * MEGABYTE;

const isGuest = ({ role }: Holder) => role === 'GUEST';

/** Every limit for one person. */
export const QUOTAS = {
  trips: {
    ...{ guest: 100, member: 1_000, unit: 'count', resets: null, code: 'too-large' },
    refusal: (limit, holder) => [isGuest(holder) ? 'tripsFullForGuest' : 'tripsFull', { limit }],
  },
  tripBytes: {
    ...{ guest: 100 * MEGABYTE, member: GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    refusal: (limit, holder) => [isGuest(holder) ? 'tripStorageFullForGuest' : 'tripStorageFull', { limit }],
  },
  /** Everything in trip histories that can be undone or looked up. */
  historyBytes: {
    ...{ guest: 200 * MEGABYTE, member: 2 * GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    refusal: (limit, holder) => [isGuest(holder) ? 'historyFullForGuest' : 'historyFull', { limit }],
  },
  /** Written to trips and their histories, whether or not it is still there. */
  tripWrites: {
    ...{ guest: 100 * KILOBYTE, member: 400 * KILOBYTE, unit: 'kilobytes', resets: 'hour', code: 'too-many' },
    refusal: (limit) => ['tooManyEdits', { limit }],
  },
  picturesPerDay: {
    ...{ guest: 100, member: 500, unit: 'count', resets: 'day', code: 'too-many' },
    refusal: (limit) => ['tooManyUploadsToday', { limit }],
  },
  pictureBytes: {
    ...{ guest: 500 * MEGABYTE, member: 2 * GIGABYTE, unit: 'bytes', resets: null, code: 'too-large' },
    refusal: (limit) => ['pictureStorageFull', { limit }],
  },
  companyImages: {
    ...{ guest: 60, member: 60, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManyCompanyImages',
  },
  /** Stock services allow a few hundred an hour for all users together. */
  stockSearches: {
    ...{ guest: 120, member: 120, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManySearches',
  },
  tripMails: {
    ...{ guest: 20, member: 20, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManyTripsMailed',
  },
  accountExports: {
    ...{ guest: 10, member: 10, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManyDownloadsOfData',
  },
  emailChanges: {
    ...{ guest: 10, member: 10, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManyEmailChanges',
  },
  /** User actions, as counted by `POST /useraction`. */
  actions: {
    ...{ guest: 240, member: 240, unit: 'count', resets: 'hour', code: 'too-many' },
    refusal: () => 'tooManyActions',
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

/**
 * What an IP address may do within an hour, no matter who uses it.
 *
 * Attempts at somebody's secrets are limited where they are made (`sign-in/sign-in-limits.ts`), and so are the emails that
 * anybody can make us send to one address: neither limit can be raised for a person.
 */
export const ADDRESS_QUOTAS = {
  guestsMade: {
    perHour: 1_000,
    refusal: 'tooManyGuests',
  },
  tripsMade: {
    perHour: 1_000,
    refusal: 'tooManyTripsCreated',
  },
  /** In kilobytes. */
  tripWrites: {
    perHour: 1_000 * KILOBYTE,
    refusal: 'tooManyEditsHere',
  },
  pictureUploads: {
    perHour: 2_000,
    refusal: 'tooManyUploadsHere',
  },
  tripMails: {
    perHour: 20,
    refusal: QUOTAS.tripMails.refusal(),
  },
  /** Counts an average trip as one; a large one counts as several. */
  pdfs: {
    perHour: 100,
    refusal: 'tooManyPdfs',
  },
  /** Far more than a household downloads. */
  tripFiles: {
    perHour: 600,
    refusal: 'tooManyDownloads',
  },
  /** Only the ones that changed; one service may request the calendars of many people. */
  calendarFeeds: {
    perHour: 3_000,
    refusal: 'tooManyCalendars',
  },
  /** Far more trips than a household opens. */
  sharesOpened: {
    perHour: 300,
    refusal: 'tooManySharesOpened',
  },
  contact: { perHour: 20, refusal: 'tooManyMessages' },
  joinList: { perHour: 30, refusal: 'tooManyMessages' },
  listLinks: { perHour: 120, refusal: 'tooManyMessages' },
} as const;

/**
 * How much of something a person may have.
 *
 * The only place that decides this: anything a person gets beyond their role belongs here.
 */
export function limitOf({ role }: Holder, what: QuotaName): number {
  return QUOTAS[what][role === 'GUEST' ? 'guest' : 'member'];
}

/** The refusal for a person who has reached a limit. */
export function quotaRefusal(holder: Holder, what: QuotaName): Refusal {
  const { refusal, unit }: Quota = QUOTAS[what];
  return refusal(quantity(limitOf(holder, what), unit), holder);
}

function quantity(amount: number, unit: Quota['unit']): number | string {
  if (unit === 'count') return amount;
  const bytes = unit === 'kilobytes' ? amount * KILOBYTE : amount;
  return bytes >= GIGABYTE ? `${bytes / GIGABYTE} GB` : `${bytes / MEGABYTE} MB`;
}
