import type { LocalDate, Transport } from '@wayfold/contract/kernel/values';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { SECONDS_PER_HOUR } from '@wayfold/contract/trip/limits';
import type { Destination } from '@wayfold/contract/trip/trip';
import { dayOf, daysBetween } from '../calendar/dates';
import { instantOf, wallClock } from '../calendar/zones';
import { fittingLeg } from '../changes/settle';
import { eventsOf, orderedDestinations, type TripDocument } from '../document/trip-document';
import { isHome, legPairs } from '../travel/home-legs';
import { type BookedWay, bookedWay, type Standing } from '../travel/journeys';
import { legContents } from '../travel/leg-contents';
import { moveTo, type TimedEvent, timedEvent } from './check-events';
import { destinationRow, eventRow, type Finding, type FindingRow, findingId } from './findings';

const MOST_DRIVING_HOURS = 8;
const MOST_NIGHTS = 365;
/** Shorter ferries sail often, and rarely need a reservation. */
const LEAST_BOOKED_SECONDS = 2 * SECONDS_PER_HOUR;
/** The transport values where the traveler drives. */
const DRIVING: ReadonlySet<Transport> = new Set<Transport>(['MyVehicle', 'RVorTrailer', 'RentalCar']);

/** Finds problems between each destination and the next, in order. */
export function findLegTroubles(document: TripDocument): Finding[] {
  const ordered = orderedDestinations(document);
  return legPairs(document).flatMap(({ from, to }) => {
    if (!to.dtArrive || !from.dtDepart || from.dtArrive === null) return [];
    const booked = bookedWay(document.bookings, from, to);
    const arrival = findArrivalTrouble(from, to, { booked, start: ordered[0]?.dtArrive ?? '' });
    return arrival ? [arrival] : (findTightLeg(document, from, to) ?? []);
  });
}

/** The earliest day of arrival at the next destination, when leaving at the start of the day of departure. */
function earliestArrival(from: Destination, to: Destination): string {
  const depart = from.dtDepart ?? '';
  const [leaveZone, arriveZone] = knownZones(from, to);
  const there = dayOf(wallClock(instantOf(depart, leaveZone) + from.hours * 60, arriveZone));
  // Flying east over the date line, one arrives the day before; the plan continues on the day of departure.
  if (there < depart) return depart;
  return there;
}

/** The time zones of both ends, or none if either is unknown: then both places are assumed to have the same time. */
function knownZones(from: Destination, to: Destination): [string | null, string | null] {
  return from.timezone === null || to.timezone === null ? [null, null] : [from.timezone, to.timezone];
}

function findArrivalTrouble(
  from: Destination,
  to: Destination,
  { booked, start }: { booked: BookedWay; start: LocalDate },
): Finding | null {
  const arrive = to.dtArrive ?? '';
  const depart = from.dtDepart ?? '';
  const isFromHome = isHome(from.id);
  // Nobody stays at home for a number of nights, and a booked journey from there says when the trip starts.
  if (isFromHome && booked.arrive !== null) return null;
  const follow = booked.arrive === null ? [letFollow(to)] : [];
  const rows = [destinationRow(from), destinationRow(to)];
  const leave = booked.arrive === arrive ? booked.leave : null;
  if (leave !== null && leave >= depart) return leavesLater(from, { leave, arrive, rows });
  // A night on the way is no gap; leaving earlier than planned is found with the booking.
  if (leave !== null && arrive >= depart) return null;
  if (arrive < depart) {
    const nights = daysBetween(arrive, depart);
    return {
      id: findingId('arrival-clash', rows),
      severity: 'cannot',
      kind: 'arrival-clash',
      rows,
      data: { arrive, depart, nights },
      fixes: [...stayFor(from, from.nights - daysBetween(leave ?? arrive, depart)), ...follow],
    };
  }
  const earliest = earliestArrival(from, to);
  if (arrive < earliest) {
    return {
      id: findingId('arrives-later', rows),
      severity: 'cannot',
      kind: 'arrives-later',
      rows,
      data: { planned: arrive, earliest, seconds: from.hours * SECONDS_PER_HOUR },
      // A booked arrival is the traveler's to change, and none can be booked before the trip starts.
      fixes:
        !isFromHome && to.arriveFixed === null && booked.arrive === null && earliest >= start
          ? [{ kind: 'destination.set', id: to.id, fields: { arriveFixed: earliest } }]
          : [],
    };
  }
  if (arrive > earliest) {
    const nights = daysBetween(earliest, arrive);
    return {
      id: findingId('arrival-gap', rows),
      severity: 'decide',
      kind: 'arrival-gap',
      rows,
      data: { arrive, depart, nights },
      fixes: [...stayFor(from, from.nights + nights), ...follow],
    };
  }
  return null;
}

/** Nights between the end of a stay and a booked departure, not counting those on the way; null if there are none. */
function leavesLater(
  from: Destination,
  { leave, arrive, rows }: { leave: LocalDate; arrive: LocalDate; rows: FindingRow[] },
): Finding | null {
  const depart = from.dtDepart ?? '';
  const nights = daysBetween(depart, leave);
  if (nights === 0) return null;
  return {
    id: findingId('arrival-gap', rows),
    severity: 'decide',
    kind: 'arrival-gap',
    rows,
    data: { arrive, depart, nights },
    fixes: stayFor(from, from.nights + nights),
  };
}

/** Sets the nights; no fix if a stay can't be that long. */
export function stayFor({ id }: Pick<Destination, 'id'>, nights: number): SingleChange[] {
  if (nights < 0 || nights > MOST_NIGHTS) return [];
  return [{ kind: 'destination.set', id, fields: { nights } }];
}

/** Arrives on the day the previous destination is left. */
function letFollow({ id }: Destination): SingleChange {
  return { kind: 'destination.set', id, fields: { arriveFixed: null } };
}

/** Whether the leg fits between the last event before it and the first one after it. */
function findTightLeg(document: TripDocument, from: Destination, to: Destination): Finding | null {
  const zones = knownZones(from, to);
  const known = zones[0] !== null;
  const timed = (destid: string): TimedEvent[] =>
    eventsOf(document, destid).flatMap((event) => {
      const at = event.active ? timedEvent(document, event) : null;
      // If the zone of one place is unknown, both are assumed to have the same time.
      if (!at || known) return at ?? [];
      const start = instantOf(event.start ?? '', null);
      return { ...at, zone: null, from: start, to: start + at.to - at.from };
    });
  const before = timed(from.id).filter(({ event }) => event.category !== 'Lodging');
  const last = before.reduce<TimedEvent | null>(
    (best, one) => (best && best.to >= one.to ? best : one),
    null,
  );
  const first = timed(to.id).reduce<TimedEvent | null>(
    (best, one) => (best && best.from <= one.from ? best : one),
    null,
  );
  const minutes = from.hours * 60;
  if (!last || !first || minutes === 0 || first.from - last.to >= minutes) return null;
  const rows = [destinationRow(from), destinationRow(to), eventRow(last.event), eventRow(first.event)];
  return {
    id: findingId('leg-too-long', rows),
    severity: 'cannot',
    kind: 'leg-too-long',
    rows,
    data: {
      leaveAt: wallClock(last.to, zones[0]),
      arriveAt: wallClock(last.to + minutes, zones[1]),
      seconds: minutes * 60,
      gapSeconds: (first.from - last.to) * 60,
    },
    fixes: fixesOfTightLeg(last, first, Math.ceil(minutes)),
  };
}

/**
 * Moves the first event after the leg later, or the last event before it earlier, if it stays on its day and isn't
 * booked.
 */
function fixesOfTightLeg(last: TimedEvent, first: TimedEvent, minutes: number): SingleChange[] {
  const onItsDay = ({ event }: TimedEvent, change: SingleChange | null): SingleChange | null => {
    if (change?.kind !== 'event.set' || event.pinned || event.start === null) return null;
    return dayOf(change.fields.start ?? '') === dayOf(event.start) ? change : null;
  };
  const fix =
    onItsDay(first, moveTo(first, last.to + minutes)) ??
    onItsDay(last, moveTo(last, first.from - minutes - (last.to - last.from)));
  return fix ? [fix] : [];
}

/**
 * Finds days with more than eight hours of driving. Legs belong to the same day if the stops between them have no
 * nights.
 *
 * If there is such a stop, spending the night there divides the drive.
 */
export function findLongDrives(document: TripDocument): Finding[] {
  const pairs = legPairs(document);
  const end = pairs.at(-1)?.to;
  const ordered = [...pairs.map(({ from }) => from), ...(end ? [end] : [])];
  const findings: Finding[] = [];
  let legs: Destination[] = [];
  for (const [index, from] of ordered.entries()) {
    if (index === 0 || from.nights > 0 || isApart(ordered[index - 1], from)) legs = [];
    if (drivingHours(from, ordered[index + 1]) > 0) legs.push(from);
    const next = ordered[index + 1];
    const goesOn =
      next !== undefined && next.nights === 0 && !isApart(from, next) && index + 2 < ordered.length;
    const hours = hoursOf(legs, ordered);
    if (goesOn || hours <= MOST_DRIVING_HOURS) continue;
    const rows = [...legs, ...(next ? [next] : [])].map(destinationRow);
    findings.push({
      id: findingId('long-drive', rows),
      severity: 'decide',
      kind: 'long-drive',
      rows,
      data: { date: legs[0]?.dtDepart ?? null, hours },
      fixes: fixesOfLongDrive(legs, ordered),
    });
  }
  return findings;
}

function isApart(from: Destination | undefined, to: Destination): boolean {
  return from !== undefined && from.dtDepart !== to.dtArrive;
}

/** Adds a night at a stop that leaves both parts of the drive short enough; the most even split. */
function fixesOfLongDrive(legs: readonly Destination[], ordered: readonly Destination[]): SingleChange[] {
  let best: { id: string; longest: number } | null = null;
  for (const [index, stop] of legs.entries()) {
    if (index === 0) continue;
    const longest = Math.max(hoursOf(legs.slice(0, index), ordered), hoursOf(legs.slice(index), ordered));
    if (longest <= MOST_DRIVING_HOURS && (!best || longest < best.longest)) best = { id: stop.id, longest };
  }
  return best ? [{ kind: 'destination.set', id: best.id, fields: { nights: 1 } }] : [];
}

function hoursOf(legs: readonly Destination[], ordered: readonly Destination[]): number {
  return legs.reduce((sum, leg) => sum + drivingHours(leg, ordered[ordered.indexOf(leg) + 1]), 0);
}

/** Hours at the wheel: nobody drives on a ferry. */
function drivingHours(from: Destination, to: Destination | undefined): number {
  if (!DRIVING.has(from.transport) || !to) return 0;
  const { ferrySeconds } = legContents(fittingLeg(from, to)?.parts);
  return Math.max(0, from.hours - ferrySeconds / SECONDS_PER_HOUR);
}

/** Finds drives with a long car ferry, and no booking for it, nor a plan on the day that could be one. */
export function findFerriesToBook(document: TripDocument, { legs }: Standing): Finding[] {
  return legPairs(document).flatMap(({ from, to }): Finding[] => {
    if (!DRIVING.has(from.transport)) return [];
    const parts = fittingLeg(from, to)?.parts ?? [];
    const ferry = parts.find(({ kind, seconds }) => kind === 'ferry' && seconds >= LEAST_BOOKED_SECONDS);
    // Nobody can book a ship that nobody knows.
    if (!ferry?.name || isBooked(document, from, to)) return [];
    if (legs.get(from.id)?.some(({ kind, status }) => kind === 'ferry' && status !== 'canceled')) return [];
    const rows = [destinationRow(from), destinationRow(to)];
    return [
      {
        id: findingId('ferry-to-book', rows),
        severity: 'missing',
        kind: 'ferry-to-book',
        rows,
        data: { ferry: ferry.name, seconds: ferry.seconds },
        fixes: [],
      },
    ];
  });
}

/** Whether a plan for transport is on the way from one destination to the next, on the last day here or the first there. */
function isBooked(document: TripDocument, from: Destination, to: Destination): boolean {
  const dates = [from.dtDepart, to.dtArrive];
  const plans = [...eventsOf(document, from.id), ...eventsOf(document, to.id)];
  return plans.some(
    ({ active, category, start }) =>
      active && category === 'Transport' && (start === null || dates.includes(dayOf(start))),
  );
}
