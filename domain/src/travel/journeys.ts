import type { Id, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import { JOURNEY_KINDS } from '@wayfold/contract/trip/booking-kinds';
import type { Destination } from '@wayfold/contract/trip/trip';
import { dayOf } from '../calendar/dates';
import { instantOf } from '../calendar/zones';
import { compareRank, compareText, orderedDestinations, type TripDocument } from '../document/trip-document';
import { HOME_OUT, isHome } from './home-legs';

/**
 * Where bookings stand. A journey names the pair of destinations it connects and stands on their leg while they are neighbors;
 * lodging stands at its destination, a table or an activity at its event, and so does a journey or lodging that was kept as a
 * plan. What doesn't stand anywhere is loose: it is kept, and stands again when what it names is back.
 */

const MOVING: ReadonlySet<string> = new Set(JOURNEY_KINDS);

/** Whether a booking takes travelers from one destination to another. */
export function isJourney({ kind }: Pick<TripBooking, 'kind'>): boolean {
  return MOVING.has(kind);
}

/** A leg by the destination it starts from; the first one may start at home. */
export type LegId = Id | typeof HOME_OUT;

/** The bookings of a trip by where they stand. Those of a leg are one journey with changes, in order of time. */
export interface Standing {
  /** Canceled ones included. */
  readonly legs: ReadonlyMap<LegId, readonly TripBooking[]>;
  /** Lodging by destination, in order of time. */
  readonly stays: ReadonlyMap<Id, readonly TripBooking[]>;
  /** By event: tables, activities, and whatever was kept as a plan. */
  readonly events: ReadonlyMap<Id, readonly TripBooking[]>;
  readonly loose: readonly TripBooking[];
}

type Table = TripDocument['bookings'];

/** The bookings of a trip by what they name, whether or not that exists; each list is in order of time. */
interface ByName {
  readonly pairs: ReadonlyMap<string, readonly TripBooking[]>;
  readonly stays: ReadonlyMap<Id, readonly TripBooking[]>;
  readonly events: ReadonlyMap<Id, readonly TripBooking[]>;
}

const NONE: readonly TripBooking[] = [];
const byNameCache = new WeakMap<Table, ByName>();
const pairOf = (from: Id | null, to: Id | null) => `${from ?? ''} ${to ?? ''}`;

function byName(bookings: Table): ByName {
  const known = byNameCache.get(bookings);
  if (known) return known;
  const all = Object.values(bookings);
  const names = {
    pairs: grouped(all.filter(isJourney), ({ fromDest, toDest }) => pairOf(fromDest, toDest)),
    stays: grouped(
      all.filter(({ kind }) => kind === 'lodging'),
      ({ destid }) => destid ?? '',
    ),
    events: grouped(all, ({ eventId }) => eventId ?? ''),
  };
  byNameCache.set(bookings, names);
  return names;
}

/** The journeys from one destination to another, in order of time, whether or not the two are neighbors; null means home. */
export function journeyOf(bookings: Table, from: Id | null, to: Id | null): readonly TripBooking[] {
  return byName(bookings).pairs.get(pairOf(from, to)) ?? NONE;
}

/** The lodging booked at a destination, in order of time. */
export function lodgingAt(bookings: Table, destid: Id): readonly TripBooking[] {
  return byName(bookings).stays.get(destid) ?? NONE;
}

/** What is booked for an event, in order of time. */
export function bookingsOfEvent(bookings: Table, eventId: Id): readonly TripBooking[] {
  return byName(bookings).events.get(eventId) ?? NONE;
}

function grouped<Key>(
  bookings: readonly TripBooking[],
  keyOf: (booking: TripBooking) => Key,
): ReadonlyMap<Key, readonly TripBooking[]> {
  const groups = new Map<Key, TripBooking[]>();
  for (const booking of bookings) {
    const key = keyOf(booking);
    const group = groups.get(key);
    if (group) group.push(booking);
    else groups.set(key, [booking]);
  }
  for (const group of groups.values()) group.sort(compareBookings);
  return groups;
}

/** Compares bookings by start, without one last, then by rank and id. */
function compareBookings(a: TripBooking, b: TripBooking): number {
  return compareText(a.start ?? '~', b.start ?? '~') || compareRank(a, b);
}

/** Finds where each booking of a trip stands. */
export function standingOf(document: Pick<TripDocument, 'destinations' | 'events' | 'bookings'>): Standing {
  const { destinations, events, bookings } = document;
  const ordered = orderedDestinations(document);
  const legs = new Map<LegId, readonly TripBooking[]>();
  const atPair = (from: Id | null, to: Id | null, leg: LegId) => {
    const journey = journeyOf(bookings, from, to);
    if (journey.length > 0) legs.set(leg, journey);
  };
  const [first] = ordered;
  if (first) atPair(null, first.id, HOME_OUT);
  for (const [index, from] of ordered.entries()) atPair(from.id, ordered[index + 1]?.id ?? null, from.id);
  const names = byName(bookings);
  const stays = new Map([...names.stays].filter(([destid]) => destinations[destid]));
  const planned = new Map([...names.events].filter(([eventId]) => events[eventId]));
  const standing = new Set([...legs.values(), ...stays.values(), ...planned.values()].flat());
  return {
    legs,
    stays,
    events: planned,
    loose: Object.values(bookings)
      .filter((booking) => !standing.has(booking))
      .sort(compareBookings),
  };
}

/**
 * Finds what is booked for other days than the trip has: the first part of a journey if its destination is left on another day, and
 * lodging that begins before its stay or ends after it.
 */
export function bookedForOtherDays(
  document: Pick<TripDocument, 'destinations' | 'events' | 'bookings'>,
): TripBooking[] {
  const { legs, stays } = standingOf(document);
  const isBooked = ({ status }: TripBooking) => status === 'booked';
  const firstParts = [...legs.values()].flatMap((journey) => journey.filter(isBooked).slice(0, 1));
  const journeys = firstParts.filter(({ start, fromDest }) => {
    const leaves = document.destinations[fromDest ?? '']?.dtDepart ?? null;
    return start !== null && leaves !== null && dayOf(start) !== leaves;
  });
  const lodging = [...stays.values()].flat().filter(({ start, end, destid }) => {
    const { dtArrive = null, dtDepart = null } = document.destinations[destid ?? ''] ?? {};
    if (dtArrive === null || dtDepart === null) return false;
    return (start !== null && dayOf(start) < dtArrive) || (end !== null && dayOf(end) > dtDepart);
  });
  return [...journeys, ...lodging.filter(isBooked)];
}

/** What a leg's bookings say about it. */
export interface BookedWay {
  /** The days a booked journey leaves and arrives; null if none is booked, or if the day isn't known. */
  readonly leave: LocalDate | null;
  readonly arrive: LocalDate | null;
  /** From the first departure to the last arrival, changes included; null unless both times are known. */
  readonly hours: number | null;
}

const NO_BOOKED_WAY: BookedWay = { leave: null, arrive: null, hours: null };

/**
 * Finds what is booked from one destination to the next, or between home and a destination: a booked journey pins the arrival, one that is booked or on hold has a
 * duration. Canceled ones count for nothing, and a rental car is no duration: nobody drives from pick-up to drop-off.
 */
export function bookedWay(bookings: Table, from: Destination, to: Destination): BookedWay {
  const nameOf = ({ id }: Destination) => (isHome(id) ? null : id);
  const journey = journeyOf(bookings, nameOf(from), nameOf(to));
  if (journey.length === 0) return NO_BOOKED_WAY;
  const booked = journey.filter(({ status }) => status === 'booked');
  const days = (moments: readonly (LocalMoment | null)[]) =>
    moments.flatMap((moment) => (moment === null ? [] : [dayOf(moment)])).sort();
  return {
    leave: days(booked.map(({ start }) => start))[0] ?? null,
    arrive: days(booked.map(({ end }) => end)).at(-1) ?? null,
    hours: hoursOf(journey, from, to),
  };
}

/** When a journey that is booked or on hold leaves and arrives, each in the local time of its place. */
export interface BookedTimes {
  readonly first: TripBooking;
  readonly last: TripBooking;
  readonly start: LocalMoment;
  readonly end: LocalMoment;
}

/** The first departure and the last arrival of a journey, changes included; null unless both are known with a time of day. */
export function bookedTimes(journey: readonly TripBooking[]): BookedTimes | null {
  const held = journey.filter(
    ({ status, kind }) => (status === 'booked' || status === 'on_hold') && kind !== 'rental',
  );
  const first = held[0];
  const last = held.at(-1);
  if (!first?.start || !last?.end || !isTimed(first.start) || !isTimed(last.end)) return null;
  return { first, last, start: first.start, end: last.end };
}

function hoursOf(journey: readonly TripBooking[], from: Destination, to: Destination): number | null {
  const times = bookedTimes(journey);
  if (!times) return null;
  const leaveZone = times.first.from?.zone ?? from.timezone;
  const arriveZone = times.last.to?.zone ?? to.timezone;
  // An instant in one zone can't be compared with the wall time of an unknown one.
  if ((leaveZone === null) !== (arriveZone === null)) return null;
  const minutes = instantOf(times.end, arriveZone) - instantOf(times.start, leaveZone);
  // Arriving before leaving is a slip of the pen, which the trip check names.
  return minutes > 0 ? minutes / 60 : null;
}

const isTimed = (moment: string) => moment.length > 10;
