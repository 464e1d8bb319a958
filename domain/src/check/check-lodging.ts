import type { Id, LocalDate, LocalMoment } from '@wayfold/contract/kernel/values';
import type { TripBooking } from '@wayfold/contract/trip/booking';
import type { Destination } from '@wayfold/contract/trip/trip';
import { addDays, dayOf, daysBetween, minutesOfTime, shiftDays, timeOf } from '../calendar/dates';
import { orderedDestinations, type TripDocument } from '../document/trip-document';
import type { Standing } from '../travel/journeys';
import { isAlive, isHeld } from './check-bookings';
import { stayFor } from './check-legs';
import { bookingRow, destinationRow, type Finding, type Fix, findingId } from './findings';

/** Many front desks close at 11 PM; who arrives before 5 AM has booked the night before. */
const LATE = 23 * 60;
const MORNING = 5 * 60;

interface DatedStay extends Destination {
  dtArrive: LocalDate;
  dtDepart: LocalDate;
}

/** Finds lodging that doesn't fit its destination's nights, overlaps with another, or is reached late at night. */
export function findLodgingTroubles(document: TripDocument, standing: Standing): Finding[] {
  const ordered = orderedDestinations(document);
  return ordered.flatMap((stay, index): Finding[] => {
    const lodging = standing.stays.get(stay.id)?.filter(isAlive) ?? [];
    if (lodging.length === 0 || !isDated(stay)) return [];
    const arrival = arrivalAt(standing, ordered[index - 1]?.id ?? 'home-out');
    return [
      ...lodging.flatMap((booking) => outside(booking, stay, arrival) ?? []),
      ...doubled(lodging.filter(isHeld), stay),
      ...late(lodging.filter(isHeld), arrival),
    ];
  });
}

function isDated(stay: Destination): stay is DatedStay {
  return stay.dtArrive !== null && stay.dtDepart !== null;
}

/** The booked arrival by the journeys of a leg, and the last of them. */
interface Arrival {
  readonly booking: TripBooking;
  readonly at: LocalMoment;
}

function arrivalAt({ legs }: Standing, leg: Id | 'home-out'): Arrival | null {
  const booking = legs.get(leg)?.filter(isHeld).at(-1);
  return booking?.end ? { booking, at: booking.end } : null;
}

/** The minute of the day; null for a day without a time. */
function minuteOf(moment: LocalMoment): number | null {
  const time = timeOf(moment);
  return time === null ? null : minutesOfTime(time);
}

/** The night in which one arrives: before the morning, that of the day before. */
function nightOf(moment: LocalMoment): LocalDate {
  const isNight = (minuteOf(moment) ?? MORNING) < MORNING;
  return addDays(dayOf(moment), isNight ? -1 : 0);
}

function outside(booking: TripBooking, stay: DatedStay, arrival: Arrival | null): Finding | null {
  const { start, end } = booking;
  if (start === null) return null;
  const from = dayOf(start);
  const to = end === null ? null : dayOf(end);
  const { dtArrive: arrive, dtDepart: depart } = stay;
  const earliest = arrival && nightOf(arrival.at) < arrive ? nightOf(arrival.at) : arrive;
  const isOver = stay.nights > 0 && from >= depart;
  if (from >= earliest && !isOver && (to === null || to <= depart)) return null;
  const rows = [bookingRow(booking), destinationRow(stay)];
  return {
    id: findingId('stay-outside', rows),
    severity: 'cannot',
    kind: 'stay-outside',
    rows,
    data: { from, to, arrive, depart },
    fixes: [
      ...(from >= earliest && !isOver && to !== null
        ? stayFor(stay, stay.nights + daysBetween(depart, to))
        : []),
      ...moveInto(booking, stay),
    ],
  };
}

/** What isn't booked yet can still be for other nights. */
function moveInto(booking: TripBooking, { dtArrive, dtDepart }: DatedStay): Fix[] {
  const { id, status, start, end } = booking;
  if (status !== 'not_booked' || start === null) return [];
  const days = daysBetween(start, dtArrive);
  const moved = end === null ? null : shiftDays(end, days);
  if (days === 0 || (moved !== null && dayOf(moved) > dtDepart)) return [];
  return [{ kind: 'booking.set', id, fields: { start: shiftDays(start, days), end: moved } }];
}

/** Two rooms in one hotel are no mistake. */
function doubled(lodging: readonly TripBooking[], { dtDepart }: DatedStay): Finding[] {
  const findings: Finding[] = [];
  let last: { booking: TripBooking; until: LocalDate } | null = null;
  for (const booking of lodging) {
    if (booking.start === null) continue;
    const date = dayOf(booking.start);
    const until = booking.end === null ? dtDepart : dayOf(booking.end);
    if (last && date < last.until && last.booking.provider !== booking.provider) {
      const rows = [bookingRow(last.booking), bookingRow(booking)];
      const id = findingId('stays-overlap', rows);
      findings.push({ id, severity: 'decide', kind: 'stays-overlap', rows, data: { date }, fixes: [] });
    }
    if (!last || until > last.until) last = { booking, until };
  }
  return findings;
}

/** The first lodging, if one reaches it when its desk may be closed. */
function late(lodging: readonly TripBooking[], arrival: Arrival | null): Finding[] {
  const minute = arrival && minuteOf(arrival.at);
  if (arrival === null || minute === null || (minute < LATE && minute >= MORNING)) return [];
  const night = nightOf(arrival.at);
  const first = lodging.find(({ start }) => start !== null && dayOf(start) === night);
  if (!first) return [];
  const rows = [bookingRow(first), bookingRow(arrival.booking)];
  return [
    {
      id: findingId('late-arrival', rows),
      severity: 'decide',
      kind: 'late-arrival',
      rows,
      data: { arrive: arrival.at },
      fixes: [],
    },
  ];
}
