import type { Id } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Change, SingleChange } from '@wayfold/contract/trip/change';
import type { Effect } from '@wayfold/contract/trip/patch';
import type { TripTotals } from '@wayfold/contract/trip/trip';
import { totalsOf } from '../document/totals';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import { bookedForOtherDays, standingOf } from '../travel/journeys';
import { applyEdit, type EditContext } from './apply-change';

/** An edit that can be previewed. */
export type PreviewedEdit = SingleChange | Extract<Change, { kind: 'batch' | 'trip.split' }>;

/** A destination whose dates move, and what moves along. */
export interface RippleMove extends Omit<Effect & { kind: 'moved' }, 'kind'> {
  /** The number of events planned there, and how many of them move along. */
  readonly planned: number;
  readonly carried: number;
}

/** Something that could have moved and doesn't. */
export interface RippleStay extends Omit<Effect & { kind: 'stayed' }, 'kind'> {
  /** The booked arrival, or the event's start. */
  readonly at: string | null;
}

/** A leg that is different, or has a different length, after the change. */
export interface RippleLeg {
  /** The destination it starts from. */
  readonly id: Id;
  readonly to: Id;
  readonly miles: number;
  readonly hours: number;
  /** The leg from there before the change; null if there is none. */
  readonly before: { readonly to: Id; readonly miles: number; readonly hours: number } | null;
}

/** What a change would do. */
export interface RipplePreview {
  readonly after: TripDocument;
  readonly effects: readonly Effect[];
  readonly totalsBefore: TripTotals;
  readonly totalsAfter: TripTotals;
  /** In the new order. */
  readonly moves: readonly RippleMove[];
  readonly stays: readonly RippleStay[];
  /** Events that will belong to another destination because of their date. */
  readonly reattached: readonly (Effect & { kind: 'reattached' })[];
  /** Events that are removed along with their destination. */
  readonly dropped: readonly (Effect & { kind: 'dropped' })[];
  /** Bookings that will no longer stand anywhere, canceled ones left out. */
  readonly loosened: readonly TripBooking[];
  /** Bookings whose days will no longer be those of the trip. */
  readonly misdated: readonly TripBooking[];
  /** In the new order. */
  readonly legs: readonly RippleLeg[];
  /** How many events `carryEvents` affects: those that aren't pinned, in destinations that move. */
  readonly carriable: number;
}

/**
 * Previews an edit without making it.
 *
 * @throws ChangeRefused if the edit can't be made
 */
export function previewChange(
  document: TripDocument,
  change: PreviewedEdit,
  context?: EditContext,
): RipplePreview {
  const { document: after, effects } = applyEdit(document, change, context);
  const days = new Map<Id, number>();
  for (const effect of effects) if (effect.kind === 'moved' && effect.days) days.set(effect.id, effect.days);
  const shifted = new Set(effects.filter(({ kind }) => kind === 'shifted').map(({ id }) => id));
  const planned = new Map<Id, { all: number; carried: number }>();
  let carriable = 0;
  for (const event of Object.values(document.events)) {
    const count = planned.get(event.destid) ?? { all: 0, carried: 0 };
    planned.set(event.destid, count);
    count.all += 1;
    if (shifted.has(event.id)) count.carried += 1;
    if (days.has(event.destid) && !event.pinned && event.start !== null) carriable += 1;
  }
  const moves: RippleMove[] = [];
  const stays: RippleStay[] = [];
  for (const effect of effects) {
    if (effect.kind === 'moved') {
      const { kind: _kind, ...moved } = effect;
      const count = planned.get(effect.id);
      moves.push({ ...moved, planned: count?.all ?? 0, carried: count?.carried ?? 0 });
    } else if (effect.kind === 'stayed') {
      const { kind: _kind, ...stayed } = effect;
      stays.push({ ...stayed, at: dateOf(after, stayed) });
    }
  }
  return {
    after,
    effects,
    totalsBefore: totalsOf(document),
    totalsAfter: totalsOf(after),
    moves,
    stays,
    reattached: effects.filter((effect) => effect.kind === 'reattached'),
    dropped: effects.filter((effect) => effect.kind === 'dropped'),
    ...brokenBookings(document, after),
    legs: changedLegs(document, after),
    carriable,
  };
}

function dateOf(after: TripDocument, stayed: { in: 'destinations' | 'events'; id: Id }): string | null {
  if (stayed.in === 'events') return after.events[stayed.id]?.start ?? null;
  return after.destinations[stayed.id]?.dtArrive ?? null;
}

/** What a change breaks; what was broken before isn't its doing. */
function brokenBookings(
  before: TripDocument,
  after: TripDocument,
): Pick<RipplePreview, 'loosened' | 'misdated'> {
  if (Object.keys(after.bookings).length === 0) return { loosened: [], misdated: [] };
  const added = (was: readonly TripBooking[], is: readonly TripBooking[]) => {
    const ids = new Set(was.map(({ id }) => id));
    return is.filter(({ id, status }) => status !== 'canceled' && !ids.has(id));
  };
  return {
    loosened: added(standingOf(before).loose, standingOf(after).loose),
    misdated: added(bookedForOtherDays(before), bookedForOtherDays(after)),
  };
}

/** Whether an edit of destinations or dates breaks bookings, so that a preview is worth showing. */
export function breaksBookings(change: PreviewedEdit, { loosened, misdated }: RipplePreview): boolean {
  return canCarryEvents(change) && loosened.length + misdated.length > 0;
}

function changedLegs(before: TripDocument, after: TripDocument): RippleLeg[] {
  const was = new Map(legsOf(before).map((leg) => [leg.id, leg]));
  const legs: RippleLeg[] = [];
  for (const { id, to, miles, hours } of legsOf(after)) {
    const old = was.get(id);
    if (old && old.to === to && old.miles === miles && old.hours === hours) continue;
    legs.push({
      id,
      to,
      miles,
      hours,
      before: old ? { to: old.to, miles: old.miles, hours: old.hours } : null,
    });
  }
  return legs;
}

function legsOf(document: TripDocument): { id: Id; to: Id; miles: number; hours: number }[] {
  const ordered = orderedDestinations(document);
  return ordered.slice(0, -1).map(({ id, miles, hours }, index) => {
    return { id, to: ordered[index + 1]?.id ?? id, miles, hours };
  });
}

/**
 * Whether an edit moves dates of more than the row it is about, so that a preview is worth showing.
 *
 * Giving a trip its first date or removing its dates doesn't count: nothing had a date before, or has one afterwards.
 */
export function movesMoreThanItself(change: PreviewedEdit, effects: readonly Effect[]): boolean {
  const subject = 'id' in change ? change.id : null;
  return effects.some((effect) => {
    if (effect.kind === 'moved') return effect.id !== subject && effect.days !== null && effect.days !== 0;
    return effect.kind === 'shifted';
  });
}

/** Whether an edit could carry along the events of destinations that move. */
export function canCarryEvents(change: PreviewedEdit): boolean {
  return change.kind === 'trip.set' || change.kind.startsWith('destination.');
}

/**
 * The same edit with the events moved along, or kept on their dates. Edits that can't carry events are returned
 * unchanged.
 */
export function withCarriedEvents(change: PreviewedEdit, carryEvents: boolean): PreviewedEdit {
  switch (change.kind) {
    case 'trip.set':
    case 'destination.add':
    case 'destination.set':
    case 'destination.move':
    case 'destination.remove':
      return { ...change, carryEvents };
    default:
      return change;
  }
}
