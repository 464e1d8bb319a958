import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import { isTimeZone } from '@wayfold/contract/kernel/time-zones';
import type { Coords, Id, Transport } from '@wayfold/contract/kernel/values';
import type { BookingEnd, TripBooking } from '@wayfold/contract/trip/booking';
import type { BookingKind, BookingStatus } from '@wayfold/contract/trip/booking-kinds';
import type { SingleChange } from '@wayfold/contract/trip/change';
import { sameValue } from '@wayfold/domain/document/rows';
import { endsTooEarly } from '@wayfold/domain/travel/booking-times';
import { isJourney } from '@wayfold/domain/travel/journeys';
import { completeLink } from '../../lib/forms/complete-link';
import { areWithin, PRICE_LIMITS } from '../../trip-ui/amounts/typed-money';

/** One end of a booking, as typed. */
export interface EndForm {
  /** The name of the place; empty for the destination itself. */
  place: string;
  /** Of a place chosen from the search, such as SFO. */
  code: string | null;
  coords: Coords | null;
  /** The zone of the chosen place. */
  placeZone: string | null;
  /** A zone chosen by hand; empty for that of the place, or else of the destination. */
  zone: string;
  /** YYYY-MM-DD */
  day: string | null;
  /** HH:MM, or empty. */
  time: string;
}

/** The state of a booking editor. */
export interface BookingForm {
  kind: BookingKind;
  status: BookingStatus;
  provider: string;
  number: string;
  from: EndForm;
  to: EndForm;
  code: string;
  seats: string;
  guests: string;
  contact: string;
  link: string;
  cancelDay: string | null;
  cancelTime: string;
  /** NaN if the text isn't an amount. */
  costEst: number | null;
  costAct: number | null;
  /** Null for the trip's own currency. */
  currency: string | null;
  notes: string;
}

/** The errors of a form, by field, as message keys. */
export interface BookingErrors {
  fromZone?: 'zoneUnknown';
  toZone?: 'zoneUnknown';
  startTime?: 'timeNeedsDay';
  endTime?: 'timeNeedsDay' | 'arrivesEarly' | 'endsEarly';
  cancelTime?: 'timeNeedsDay';
  link?: 'linkWrong';
  /** An amount can't be saved; its field shows the error. */
  amounts?: 'beyondLimits';
}

/** What a booking names: the fields that say where it stands. */
export type Named = Pick<TripBooking, 'fromDest' | 'toDest' | 'destid' | 'eventId'>;

/** The place that a booking's end has if nothing is typed: the destination that it names. */
export interface StopEnd {
  readonly zone: string | null;
  /** Null for home. */
  readonly name: string | null;
  readonly coords: Coords | null;
}

/** The destinations at both ends of a booking; the same one for what isn't a journey. */
export interface Stops {
  readonly start: StopEnd;
  readonly end: StopEnd;
}

/** An end without place and time. */
export const EMPTY_END: EndForm = {
  ...{ place: '', code: null, coords: null, placeZone: null },
  ...{ zone: '', day: null, time: '' },
};

/** The form of a booking. */
export function bookingForm(booking: TripBooking): BookingForm {
  const { kind, status, provider, number, code, seats, guests, contact, url, cancelBy, notes } = booking;
  return {
    ...{ kind, status, provider, number: number ?? '', code: code ?? '', seats: seats ?? '' },
    ...{ guests: guests ?? '', contact: contact ?? '', link: url ?? '', notes: notes ?? '' },
    from: endForm(booking.from, booking.start),
    to: endForm(booking.to, booking.end),
    cancelDay: cancelBy?.slice(0, 10) ?? null,
    cancelTime: cancelBy?.slice(11) ?? '',
    costEst: booking.costEst,
    costAct: booking.costAct,
    currency: booking.currency,
  };
}

/** The form of one end. @param moment local time there */
export function endForm(end: BookingEnd | null, moment: string | null): EndForm {
  return {
    ...EMPTY_END,
    ...(end ? { place: end.name, code: end.code, coords: end.coords, placeZone: end.zone } : {}),
    day: moment?.slice(0, 10) ?? null,
    time: moment?.slice(11) ?? '',
  };
}

/** The moment of an end, in the wall time there; null without a day. */
export function momentOf({ day, time }: Pick<EndForm, 'day' | 'time'>): string | null {
  if (day === null) return null;
  return time ? `${day}T${time}` : day;
}

/** The zone that an end's time is in: the one chosen by hand, that of its place, or else that of the destination. */
export function zoneOf(end: EndForm, ofStop: string | null): string | null {
  if (end.zone && isTimeZone(end.zone)) return end.zone;
  return end.placeZone ?? ofStop;
}

/**
 * Checks what only the user can fix.
 */
export function bookingErrors(form: BookingForm, stops: Stops): BookingErrors {
  const { from, to } = form;
  const [start, end] = [momentOf(from), momentOf(to)];
  const zones = { start: zoneOf(from, stops.start.zone), end: zoneOf(to, stops.end.zone) };
  const isEarly =
    start !== null &&
    end !== null &&
    endsTooEarly({ at: start, zone: zones.start }, { at: end, zone: zones.end });
  const needsDay = (day: string | null, time: string) => day === null && time !== '';
  return {
    ...(from.zone && !isTimeZone(from.zone) ? { fromZone: 'zoneUnknown' } : {}),
    ...(to.zone && !isTimeZone(to.zone) ? { toZone: 'zoneUnknown' } : {}),
    ...(needsDay(from.day, from.time) ? { startTime: 'timeNeedsDay' } : {}),
    ...(needsDay(to.day, to.time) ? { endTime: 'timeNeedsDay' } : {}),
    ...(isEarly ? { endTime: isJourney(form) ? 'arrivesEarly' : 'endsEarly' } : {}),
    ...(needsDay(form.cancelDay, form.cancelTime) ? { cancelTime: 'timeNeedsDay' } : {}),
    ...(completeLink(form.link) === null ? { link: 'linkWrong' } : {}),
    ...(areWithin([form.costEst, form.costAct], PRICE_LIMITS) ? {} : { amounts: 'beyondLimits' }),
  };
}

/** What a form says about its booking, without where that stands. */
type Said = Omit<TripBooking, 'id' | 'rank' | keyof Named>;

function saidBy(form: BookingForm, stops: Stops): Said {
  const { kind, status, from, to, costEst, costAct, currency } = form;
  const text = (typed: string, most: number) => tidyText(typed.trim(), most) || null;
  const cancelBy = momentOf({ day: form.cancelDay, time: form.cancelTime });
  const isMoving = isJourney(form);
  return {
    ...{ kind, status, costEst, costAct, currency },
    provider: tidyText(form.provider.trim(), TEXT_MAX.supplier),
    number: isMoving ? text(form.number, 60) : null,
    from: isMoving ? endOf(from, stops.start) : null,
    to: isMoving ? endOf(to, stops.end) : null,
    start: momentOf(from),
    end: momentOf(to),
    code: text(form.code, TEXT_MAX.key),
    seats: text(form.seats, TEXT_MAX.key),
    guests: text(form.guests, TEXT_MAX.name),
    contact: text(form.contact, TEXT_MAX.line),
    url: completeLink(form.link) || null,
    cancelBy,
    cancelZone: cancelBy === null ? null : zoneOf(from, stops.start.zone),
    notes: text(form.notes, TEXT_MAX.notes),
  };
}

/** The place of an end, with all that is known of it, so that it outlives its destination; null for an unnamed home. */
function endOf({ place, code, coords, placeZone, zone }: EndForm, stop: StopEnd): BookingEnd | null {
  const typed = tidyText(place.trim(), TEXT_MAX.place);
  const name = typed || stop.name || zone;
  if (!name) return null;
  return { name, code, coords: typed ? coords : stop.coords, zone: zone || placeZone || stop.zone };
}

/** The change that adds the booking of a form. @param form without errors */
export function bookingAdd(
  id: Id,
  form: BookingForm,
  named: Named,
  stops: Stops,
): SingleChange & { kind: 'booking.add' } {
  return { kind: 'booking.add', id, fields: { ...saidBy(form, stops), ...named } };
}

/**
 * The change that saves an edited booking, with only the fields that differ; null if none do. What others changed meanwhile stays.
 *
 * @param before the form as it was when editing began
 * @param form without errors
 */
export function bookingSet(
  id: Id,
  before: BookingForm,
  form: BookingForm,
  stops: Stops,
): SingleChange | null {
  const was: Readonly<Record<string, unknown>> = saidBy(before, stops);
  const fields = Object.fromEntries(
    Object.entries(saidBy(form, stops)).filter(([field, value]) => !sameValue(value, was[field])),
  );
  return Object.keys(fields).length === 0 ? null : { kind: 'booking.set', id, fields };
}

const TRANSPORT_OF: Partial<Record<BookingKind, Transport>> = {
  ...{
    flight: 'Flight',
    train: 'Train',
    bus: 'Bus',
    ferry: 'Ferry',
    transfer: 'Shuttle',
    rental: 'RentalCar',
  },
};
/** Ways of travel that a kind of booking is part of, and so leaves as they are. */
const FITTING: Partial<Record<BookingKind, readonly Transport[]>> = {
  train: ['Subway', 'Tram'],
  ferry: ['Boat', 'MyVehicle', 'RVorTrailer', 'RentalCar'],
  transfer: ['Ground', 'Taxi', 'Uber', 'Lyft'],
};

/** The transport that a leg gets from its first booking; null if it fits already. */
export function transportFor(kind: BookingKind, current: Transport): Transport | null {
  const transport = TRANSPORT_OF[kind] ?? null;
  return transport === current || FITTING[kind]?.includes(current) ? null : transport;
}
