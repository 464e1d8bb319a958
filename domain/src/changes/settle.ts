import type { Coords, Id, LocalDate, Transport } from '@wayfold/contract/kernel/values';
import type { Leg } from '@wayfold/contract/trip/leg';
import { METERS_PER_MILE, SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import type { Destination, TripCost, TripEvent } from '@wayfold/contract/trip/trip';
import { dateOfDay, dayNumber } from '../calendar/dates';
import { makeAttachment } from '../dates/attachment';
import { addAmounts } from '../document/money';
import { compareRank, orderedDestinations, picturesOf, type TripDocument } from '../document/trip-document';
import { homeEnd, homeStart, leavingForHome, pairsOf } from '../travel/home-legs';
import { bookedWay, type LegId } from '../travel/journeys';
import { roughLeg } from '../travel/legs';

/** What a leg was measured for: both ends, to about a meter, and the mode. */
export function legKey(from: Coords, to: Coords, mode: Transport): string {
  return `${pointKey(from)};${pointKey(to)};${mode}`;
}

/** Whether `key` is the leg's key, without building that string. */
function isKeyOf(key: string, from: Destination, to: Destination): boolean {
  const start = pointKey(from.coords);
  const end = pointKey(to.coords);
  return (
    key.length === start.length + end.length + from.transport.length + 2 &&
    key.startsWith(start) &&
    key[start.length] === ';' &&
    key.startsWith(end, start.length + 1) &&
    key[start.length + 1 + end.length] === ';' &&
    key.endsWith(from.transport)
  );
}

const pointKeys = new WeakMap<Coords, string>();
function pointKey(at: Coords): string {
  const known = pointKeys.get(at);
  if (known !== undefined) return known;
  const key = `${Number(at[0].toFixed(5))},${Number(at[1].toFixed(5))}`;
  pointKeys.set(at, key);
  return key;
}

/** The stored leg to the next destination if it was measured for where both are now and for the transport; otherwise null. */
export function fittingLeg(from: Destination, to: Destination): Leg | null {
  return from.leg !== null && isKeyOf(from.leg.key, from, to) ? from.leg : null;
}

/**
 * Miles and hours of the leg from one destination to the next or home; 0 without one, for Hidden and for failed
 * legs. A journey that is booked or on hold has its own hours.
 */
export function legTotals(
  bookings: TripDocument['bookings'],
  from: Destination,
  to: Destination | null | undefined,
): { miles: number; hours: number } {
  if (!to || from.transport === 'Hidden') return { miles: 0, hours: 0 };
  const { miles, hours } = wayTotals(from, to);
  return { miles, hours: bookedWay(bookings, from, to).hours ?? hours };
}

function wayTotals(from: Destination, to: Destination): { miles: number; hours: number } {
  const measured = fittingLeg(from, to);
  if (measured) {
    if (measured.failed) return { miles: 0, hours: 0 };
    return { miles: measured.meters / METERS_PER_MILE, hours: measured.seconds / SECONDS_PER_HOUR };
  }
  const { meters, seconds } = roughLeg(from.coords, to.coords, from.transport);
  return { miles: meters / METERS_PER_MILE, hours: seconds / SECONDS_PER_HOUR };
}

/**
 * Settles only the destinations: order, consecutive dates from the start with booked arrivals kept, legs.
 *
 * @returns the rows in order; a row whose derived fields are already right is the same object
 */
export function settleDestinations({
  trip,
  destinations,
  bookings,
}: Pick<TripDocument, 'trip' | 'destinations' | 'bookings'>): Destination[] {
  const sorted = Object.values(destinations).sort(compareRank);
  const { startDate } = trip;
  const home = { start: homeStart(trip, sorted[0]), end: homeEnd(trip) };
  let cursor = startDate === null ? 0 : dayNumber(startDate);
  return sorted.map((row, index) => {
    let dtArrive: string | null = null;
    let dtDepart: string | null = null;
    if (startDate !== null) {
      const fixed = arrivalFixed(bookings, sorted[index - 1] ?? home.start, row);
      if (fixed !== null) cursor = dayNumber(fixed);
      dtArrive = dateOfDay(cursor);
      cursor += row.nights;
      dtDepart = dateOfDay(cursor);
    }
    const next = sorted[index + 1] ?? home.end;
    const { miles, hours } = legTotals(bookings, next === home.end ? leavingForHome(row, trip) : row, next);
    const destinationOrder = index + 1;
    const fits =
      row.destinationOrder === destinationOrder &&
      row.dtArrive === dtArrive &&
      row.dtDepart === dtDepart &&
      row.miles === miles &&
      row.hours === hours;
    return fits ? row : { ...row, destinationOrder, dtArrive, dtDepart, miles, hours };
  });
}

/** The day a destination is reached if a booked journey or its locked arrival says so; null if it follows from the days before. */
export function arrivalFixed(
  bookings: TripDocument['bookings'],
  previous: Destination | null | undefined,
  row: Destination,
): LocalDate | null {
  return (previous && bookedWay(bookings, previous, row).arrive) ?? row.arriveFixed;
}

/** The gross price of a cost: as entered, or else net price plus commission, or else null. */
export function grossOf(cost: Pick<TripCost, 'grossGiven' | 'netPrice' | 'commission'>): number | null {
  if (cost.grossGiven !== null) return cost.grossGiven;
  if (cost.netPrice === null && cost.commission === null) return null;
  return addAmounts([cost.netPrice ?? 0, cost.commission ?? 0]);
}

/** The table with the changed rows; the same table if there are none. */
function withRows<R extends { id: Id }>(
  table: Readonly<Record<Id, R>>,
  rows: readonly R[],
): Readonly<Record<Id, R>> {
  let changed: Record<Id, R> | null = null;
  for (const row of rows) {
    if (table[row.id] === row) continue;
    changed ??= { ...table };
    changed[row.id] = row;
  }
  return changed ?? table;
}

/**
 * Recomputes every derived field from what people entered.
 *
 * A pure function of the intent fields: previous values of derived fields don't matter. Rows that are already right
 * keep their identity, and so do collections without a changed row.
 *
 * @param since a settled document that this one was made from: rows that are the same objects are skipped if nothing
 *   they depend on has changed
 * @param stays the destinations as they will be, if the caller has already calculated them
 */
export function settle(
  document: TripDocument,
  since?: TripDocument,
  stays?: readonly Destination[],
): TripDocument {
  const sameStays =
    since !== undefined &&
    since.destinations === document.destinations &&
    since.bookings === document.bookings &&
    (since.trip === document.trip ||
      STAYS_FOLLOW.every((field) => since.trip[field] === document.trip[field]));
  const ordered = sameStays ? orderedDestinations(document) : (stays ?? settleDestinations(document));
  return {
    ...document,
    trip: sameStays ? document.trip : settleTrip(document, ordered[0]),
    destinations: sameStays ? document.destinations : withRows(document.destinations, ordered),
    events: settleEvents(document.events, ordered, sameStays ? since.events : undefined),
    costs: since?.costs === document.costs ? document.costs : settleCosts(document.costs),
    pictures: since?.pictures === document.pictures ? document.pictures : settlePictures(document.pictures),
  };
}

/** The fields of the trip that dates and legs follow from. */
const STAYS_FOLLOW = ['startDate', 'home', 'homeOut', 'homeBack', 'homeLeg'] as const;

/** Computes the leg from home. */
function settleTrip(
  { trip, bookings }: Pick<TripDocument, 'trip' | 'bookings'>,
  first: Destination | undefined,
): TripDocument['trip'] {
  const home = homeStart(trip, first);
  const { miles, hours } = home ? legTotals(bookings, home, first) : { miles: 0, hours: 0 };
  return trip.homeMiles === miles && trip.homeHours === hours
    ? trip
    : { ...trip, homeMiles: miles, homeHours: hours };
}

function settleEvents(
  table: TripDocument['events'],
  ordered: readonly Destination[],
  since: TripDocument['events'] | undefined,
): TripDocument['events'] {
  if (since === table) return table;
  const attachment = makeAttachment(ordered);
  const events: TripEvent[] = [];
  for (const id of Object.keys(table)) {
    const event = table[id];
    if (!event || since?.[id] === event) continue;
    const destid = attachment.destinationOf(event);
    if (event.destid !== destid) events.push({ ...event, destid });
  }
  return withRows(table, events);
}

function settleCosts(table: TripDocument['costs']): TripDocument['costs'] {
  const costs: TripCost[] = [];
  for (const cost of Object.values(table)) {
    const grossPrice = grossOf(cost);
    if (cost.grossPrice !== grossPrice) costs.push({ ...cost, grossPrice });
  }
  return withRows(table, costs);
}

/** Pictures are numbered from 1 in order; a header has no number. */
function settlePictures(table: TripDocument['pictures']): TripDocument['pictures'] {
  const places = new Map(picturesOf({ pictures: table }).map(({ id }, index) => [id, index + 1]));
  const moved = Object.values(table).flatMap((picture) => {
    const sortId = places.get(picture.id) ?? 0;
    return picture.sortId === sortId ? [] : [{ ...picture, sortId }];
  });
  return withRows(table, moved);
}

/** A leg that no stored measurement matches. */
export interface MissingLeg {
  readonly id: LegId;
  readonly key: string;
  readonly from: Coords;
  readonly to: Coords;
  readonly mode: Transport;
}

/** The legs that are still rough because no stored measurement matches, in order. Hidden legs are never measured. */
export function missingLegs(document: Pick<TripDocument, 'trip' | 'destinations'>): MissingLeg[] {
  // Drafts write into their tables, so nothing may be cached by them.
  const ordered = Object.values(document.destinations).sort(compareRank);
  return pairsOf(document.trip, ordered).flatMap(({ from, to }) => {
    if (from.transport === 'Hidden' || fittingLeg(from, to)) return [];
    const key = legKey(from.coords, to.coords, from.transport);
    return [{ id: from.id, key, from: from.coords, to: to.coords, mode: from.transport }];
  });
}
