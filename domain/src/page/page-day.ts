import type { ExpenseCategory } from '@wayfold/contract/kernel/values';
import type { Reach } from '@wayfold/contract/kernel/word-lists';

// Apart from what writes days, which the page in a browser doesn't need.

/** The way to a plan, which is always an estimate. */
export interface PageHop {
  readonly by: Reach;
  readonly duration: string;
  readonly distance: string;
  /** The lodging it starts from; null from the plan before. */
  readonly from: string | null;
}

/** When the place of a plan is open that day. */
export interface PageHours {
  /** "9 AM – 1 PM, 3 – 7 PM"; null if it is closed all day. */
  readonly times: string | null;
  /** Whether it is closed during the plan, or a part of it. */
  readonly clashes: boolean;
}

/** A plan in a day's list. */
export interface PagePlan {
  readonly id: string;
  readonly name: string;
  readonly category: ExpenseCategory;
  /** Null without a time. */
  readonly time: string | null;
  /** When it ends: a time, or a day and a time if that is another day; null if that isn't known. */
  readonly ends: string | null;
  readonly isBooked: boolean;
  /** The estimate or, if known, the price; null if neither is known or shown, and for what is free. */
  readonly price: string | null;
  readonly isFree: boolean;
  readonly notes: string | null;
  readonly link: string | null;
  /** Null for the first place of a day that doesn't begin at a hotel, and for plans without a place. */
  readonly hop: PageHop | null;
  /** Null if they aren't known. */
  readonly hours: PageHours | null;
}

/** A plan that began on an earlier day and isn't over. */
export type PageOngoing = Pick<PagePlan, 'id' | 'name' | 'ends'>;

/** A day of a stay. */
export interface PageDay {
  readonly key: string;
  /** "Tue, May 11"; null while the trip has no dates. */
  readonly date: string | null;
  /** Within the trip, from 1. */
  readonly tripDay: number;
  readonly ongoing: readonly PageOngoing[];
  /** In order; lodging is on the day it begins. */
  readonly plans: readonly PagePlan[];
  /** Where the night after it is spent, if no plan of the day says so. */
  readonly night: string | null;
}

/** Whether a day has something to read. */
export function isPlanned({ plans, ongoing }: PageDay): boolean {
  return plans.length > 0 || ongoing.length > 0;
}
