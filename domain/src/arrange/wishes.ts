/** A range of days, both counted. */
export interface DayRange {
  readonly min: number;
  readonly max: number;
}

/** What a window asks of a stay: to contain it, to lie in it, or to have a day in common with it. */
export type WindowRule = 'covers' | 'within' | 'meets';

/** Days of the trip (1 is the first) that a stay has to do with. */
export interface StayWindow {
  /** The place's number. */
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly rule: WindowRule;
}

/**
 * What a traveler asks of an order. Places are numbers from 0.
 *
 * The day of travel belongs to both stays: a stay begins on the day the one before it ends. So the days of all stays, less one
 * for each change, are the days of the trip.
 */
export interface Wishes {
  /** The days of each place's stay, at least 1. */
  readonly stays: readonly DayRange[];
  readonly windows: readonly StayWindow[];
  /** The days of the whole trip; null for whatever the stays make. */
  readonly total: number | null;
  /** Whether one can go from one place (row) to another (column); null if all connect. */
  readonly links: readonly (readonly boolean[])[] | null;
  readonly start: number | null;
  readonly end: number | null;
  /** Whether the way back to the first place counts. It takes no day. */
  readonly isRound: boolean;
  /** What it costs to go from one place (row) to another (column), in any unit; the sum is made as small as possible. */
  readonly costs: readonly (readonly number[])[];
  /** Hours on the way from one place (row) to another (column). */
  readonly hours: readonly (readonly number[])[];
  /** A longer way can't be taken; null if any can. */
  readonly maxHours: number | null;
}

/** One of the wishes that can be left out; `window` is an index in `windows`. */
export type Wish =
  | { readonly kind: 'total' | 'stays' | 'links' | 'start' | 'end' | 'hours' }
  | { readonly kind: 'window'; readonly window: number };

/** The wishes that ask for something, in a fixed order. */
export function listWishes(wishes: Wishes): Wish[] {
  const kinds: Wish[] = [];
  if (wishes.total !== null) kinds.push({ kind: 'total' });
  kinds.push({ kind: 'stays' });
  if (wishes.start !== null) kinds.push({ kind: 'start' });
  if (wishes.end !== null) kinds.push({ kind: 'end' });
  if (wishes.links !== null) kinds.push({ kind: 'links' });
  if (wishes.maxHours !== null) kinds.push({ kind: 'hours' });
  return [...kinds, ...wishes.windows.map((_, window): Wish => ({ kind: 'window', window }))];
}

/** The wishes with only these held: without `stays` a stay may have any length, without `total` the trip. */
export function holdOnly(wishes: Wishes, held: readonly Wish[]): Wishes {
  const has = (kind: Wish['kind']) => held.some((wish) => wish.kind === kind);
  const windows = wishes.windows.filter((_, index) =>
    held.some((wish) => wish.kind === 'window' && wish.window === index),
  );
  return {
    ...wishes,
    windows,
    stays: has('stays') ? wishes.stays : wishes.stays.map(() => ({ min: 1, max: Number.POSITIVE_INFINITY })),
    total: has('total') ? wishes.total : null,
    links: has('links') ? wishes.links : null,
    start: has('start') ? wishes.start : null,
    end: has('end') ? wishes.end : null,
    maxHours: has('hours') ? wishes.maxHours : null,
  };
}
