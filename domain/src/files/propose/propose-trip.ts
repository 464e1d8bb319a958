import type { Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import type { TripEvent } from '@wayfold/contract/trip/trip';
import { generateNKeysBetween } from 'fractional-indexing';
import { timeOf } from '../../calendar/dates';
import { minutesOf } from '../../changes/date-conversion';
import { settle } from '../../changes/settle';
import { dayIndexOf } from '../../dates/itinerary';
import { completeRow, intentOf, nameOfRow } from '../../document/rows';
import {
  emptyDocument,
  orderedBookings,
  orderedDestinations,
  orderedEvents,
  orderedTracks,
  type TripDocument,
} from '../../document/trip-document';
import type { TripFile } from '../trip-file';
import {
  HERE,
  NO_ROOM_FOR_BOOKING,
  NO_ROOM_FOR_TRACK,
  type RowKind,
  type RowLook,
  type Rows,
} from './proposal';
import { proposePictures } from './propose-pictures';

type Trip = TripFile['trip'];

/** The settled document that a trip file represents. */
export function documentOfFile(id: Id, trip: Trip): TripDocument {
  const { destinations, events, costs, pictures, texts, tracks, bookings, ...fields } = trip;
  const ranks = generateNKeysBetween(null, null, Math.max(destinations.length, texts.length));
  const ranked = <R extends object>(rows: readonly R[]) =>
    rows.map((row, index) => ({ ...row, rank: ranks[index] }));
  return settle({
    ...emptyDocument({ ...fields, id }),
    destinations: byId(ranked(destinations).map((row) => completeRow('destinations', row.id, row))),
    // A trip without destinations has no events.
    events: byId(destinations.length === 0 ? [] : events.map((row) => completeRow('events', row.id, row))),
    costs: byId(costs.map((row) => completeRow('costs', row.id, row))),
    pictures: byId(pictures.flatMap((picture) => picture ?? [])),
    texts: byId(ranked(texts).map((row) => completeRow('texts', row.id, row))),
    tracks: byId(tracks.map((row) => completeRow('tracks', row.id, row))),
    bookings: byId(bookings.map((row) => completeRow('bookings', row.id, row))),
  });
}

function byId<R extends { id: Id }>(rows: readonly R[]): Record<Id, R> {
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}

/** Whether a trip has no content, so that a file may set everything in it. */
export function isBare({ destinations, events, costs, texts, tracks, bookings }: TripDocument): boolean {
  return [destinations, events, costs, texts, tracks, bookings].every(
    (table) => Object.keys(table).length === 0,
  );
}

/**
 * Proposes to import a whole trip: into an empty trip as it was; otherwise its stops after the existing ones, with its
 * plans on the same days of their stays.
 */
export function proposeTrip(rows: Rows, trip: Trip, into: TripDocument): void {
  const source = documentOfFile(into.trip.id, trip);
  const context: TripImport = { rows, source, into, bare: isBare(into) };
  if (context.bare) proposeHead(context);
  proposeStops(context);
  proposeEvents(context);
  proposeCosts(context);
  proposeTexts(context, trip);
  proposeTracks(context);
  proposeBookings(context);
  proposePictures(rows, { source, into, unread: trip.pictures.filter((row) => row === null).length });
}

/** A trip from a file, the trip it goes into, and the rows that are proposed. */
interface TripImport {
  readonly rows: Rows;
  readonly source: TripDocument;
  readonly into: TripDocument;
  readonly bare: boolean;
}

/** Adds a row that is certain, or skips it if the trip already has it. */
function propose(
  rows: Rows,
  { changes, ...row }: RowLook & { kind: RowKind; changes: SingleChange[] },
): void {
  if (rows.has(row.key)) rows.skip({ ...row, reason: HERE });
  else rows.add({ ...row, doubt: null, choices: [{ words: '', changes }] });
}

function proposeHead({ rows, source }: TripImport): void {
  const { type: _type, ...said } = intentOf('trip', source.trip);
  // What the file doesn't contain stays as it is in the trip.
  const fields = { ...withoutNulls(said), startDate: firstDay(source) };
  const changes: SingleChange[] = [{ kind: 'trip.set', fields }];
  rows.add({
    key: 'trip',
    kind: 'trip',
    name: said.name || null,
    doubt: null,
    choices: [{ words: '', changes }],
  });
}

/** The start according to its first stop: a booked arrival there is the start itself. */
function startOf({ trip, destinations }: TripDocument): LocalDate | null {
  const [first] = orderedDestinations({ destinations });
  return trip.startDate === null ? null : (first?.arriveFixed ?? trip.startDate);
}

/** The first day anything is booked for: moving the start to a later day doesn't move booked arrivals. */
function firstDay(source: TripDocument): LocalDate | null {
  const start = startOf(source);
  const booked = Object.values(source.destinations).flatMap(({ arriveFixed }) => arriveFixed ?? []);
  return start === null ? null : ([start, ...booked].sort()[0] ?? null);
}

function proposeStops({ rows, source, bare }: TripImport): void {
  const ordered = orderedDestinations(source);
  const start = startOf(source);
  for (const [index, stop] of ordered.entries()) {
    const { id } = stop;
    const { rank: _rank, leg: _leg, ...said } = intentOf('destinations', stop);
    const { arriveFixed, ...rest } = said;
    const fields = bare && index > 0 ? said : rest;
    const changes: SingleChange[] = [
      { kind: 'destination.add', id: rows.idOf(`stop ${id}`, id), fields: { ...rest, ...fields } },
    ];
    // Booked arrivals can be before the start only if they are set before it.
    if (bare && index === ordered.length - 1 && start !== firstDay(source)) {
      changes.push({ kind: 'trip.set', fields: { startDate: start } });
    }
    propose(rows, { key: `stop ${id}`, kind: 'stop', name: stop.name, changes });
  }
}

function proposeEvents({ rows, source, into, bare }: TripImport): void {
  for (const event of orderedEvents(source)) {
    const { id, destid } = event;
    const said = intentOf('events', event);
    const when = bare ? {} : whenInStay(source, event);
    const home = bare ? event.homeDestid : destid;
    const fields = {
      ...said,
      ...when,
      homeDestid: home === null ? null : rows.idOf(`stop ${home}`, home),
      currency: currencyIn(into, source, event),
    };
    propose(rows, {
      key: `event ${id}`,
      kind: 'plan',
      name: event.name,
      changes: [{ kind: 'event.add', id: rows.idOf(`event ${id}`, id), fields: withoutNulls(fields) }],
    });
  }
}

/** When an event is within its stay, so that it keeps its day wherever the stay ends up. */
function whenInStay(source: TripDocument, event: TripEvent) {
  if (event.start === null) return { start: null, end: null };
  const dayIndex = dayIndexOf(event, source.destinations[event.destid]?.dtArrive ?? null);
  return {
    start: null,
    end: null,
    dayIndex: Math.max(1, Math.min(366, dayIndex)),
    timeOfDay: timeOf(event.start),
    minutes: minutesOf(event),
  };
}

/** Amounts without a currency are in the currency of the trip they come from. */
function currencyIn(
  into: TripDocument,
  source: TripDocument,
  row: { currency: string | null },
): string | null {
  if (row.currency !== null || isBare(into)) return row.currency;
  return source.trip.currency === into.trip.currency ? null : source.trip.currency;
}

function proposeCosts({ rows, source, into }: TripImport): void {
  const ids = Object.keys(source.costs).sort();
  for (const cost of ids.flatMap((id) => source.costs[id] ?? [])) {
    const { id, destinationid } = cost;
    const said = intentOf('costs', cost);
    const fields = {
      ...said,
      destinationid: destinationid === null ? null : rows.idOf(`stop ${destinationid}`, destinationid),
      currency: currencyIn(into, source, cost),
    };
    propose(rows, {
      key: `cost ${id}`,
      kind: 'cost',
      name: cost.supplier || null,
      category: cost.expenseCategory,
      changes: [{ kind: 'cost.add', id: rows.idOf(`cost ${id}`, id), fields }],
    });
  }
}

function proposeTexts({ rows }: TripImport, { texts }: Trip): void {
  for (const { id, ...fields } of texts) {
    propose(rows, {
      key: `text ${id}`,
      kind: 'text',
      name: fields.text,
      changes: [{ kind: 'text.add', id: rows.idOf(`text ${id}`, id), fields }],
    });
  }
}

function proposeTracks({ rows, source, into }: TripImport): void {
  let room = TRIP_LIMITS.tracks - Object.keys(into.tracks).length;
  for (const track of orderedTracks(source)) {
    const { id, destid } = track;
    const said = intentOf('tracks', track);
    const key = `track ${id}`;
    const name = said.name || null;
    if (!rows.has(key) && room <= 0) {
      rows.skip({ key, kind: 'track', name, reason: NO_ROOM_FOR_TRACK });
      continue;
    }
    if (!rows.has(key)) room -= 1;
    const fields = { ...said, destid: destid === null ? null : rows.idOf(`stop ${destid}`, destid) };
    propose(rows, {
      key,
      kind: 'track',
      name,
      changes: [{ kind: 'track.add', id: rows.idOf(key, id), fields }],
    });
  }
}

function proposeBookings({ rows, source, into }: TripImport): void {
  let room = TRIP_LIMITS.bookings - Object.keys(into.bookings).length;
  const stop = (id: Id | null) => (id === null ? null : rows.idOf(`stop ${id}`, id));
  const plan = (id: Id | null) => (id === null ? null : rows.idOf(`event ${id}`, id));
  for (const booking of orderedBookings(source)) {
    const { id, fromDest, toDest, destid, eventId } = booking;
    const key = `booking ${id}`;
    const name = nameOfRow('bookings', booking) || null;
    if (!rows.has(key) && room <= 0) {
      rows.skip({ key, kind: 'booking', name, reason: NO_ROOM_FOR_BOOKING });
      continue;
    }
    if (!rows.has(key)) room -= 1;
    const about = {
      fromDest: stop(fromDest),
      toDest: stop(toDest),
      destid: stop(destid),
      eventId: plan(eventId),
    };
    const fields = { ...intentOf('bookings', booking), ...about };
    propose(rows, {
      key,
      kind: 'booking',
      name,
      changes: [{ kind: 'booking.add', id: rows.idOf(key, id), fields }],
    });
  }
}

function withoutNulls<R extends object>(row: R): R {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as R; // missing means null in an add
}
