import type { Id } from '@wayfold/contract/kernel/values';

/** Where a new booking goes: on a leg (null is home), at a destination, or to a plan. */
export type BookingPlace =
  | { at: 'leg'; fromDest: Id | null; toDest: Id | null }
  | { at: 'stay'; destid: Id }
  | { at: 'event'; eventId: Id };
