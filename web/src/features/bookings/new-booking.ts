import type { ExpenseCategory, Transport } from '@wayfold/contract/kernel/values';
import type { BookingKind } from '@wayfold/contract/trip/booking-kinds';
import type { TripDocument } from '@wayfold/domain/document/trip-document';
import { journeyOf } from '@wayfold/domain/travel/journeys';
import type { BookingPlace } from '../../trip-ui/bookings/booking-place';
import { type BookingForm, EMPTY_END, endForm, type Named } from './booking-form';

const KIND_BY_TRANSPORT: Partial<Record<Transport, BookingKind>> = {
  ...{ Train: 'train', Subway: 'train', Tram: 'train', Bus: 'bus', Ferry: 'ferry', Boat: 'ferry' },
  ...{ RentalCar: 'rental', Shuttle: 'transfer', Ground: 'transfer', Taxi: 'transfer' },
  ...{ Uber: 'transfer', Lyft: 'transfer' },
};

const KIND_BY_CATEGORY: Partial<Record<ExpenseCategory, BookingKind>> = { Lodging: 'lodging', Food: 'table' };

const EMPTY: BookingForm = {
  ...{ kind: 'flight', status: 'booked', provider: '', number: '', from: EMPTY_END, to: EMPTY_END },
  ...{ code: '', seats: '', guests: '', contact: '', link: '', cancelDay: null, cancelTime: '' },
  ...{ costEst: null, costAct: null, currency: null, notes: '' },
};

/** A booking to be added: its form, and what it names. */
export interface NewBooking {
  form: BookingForm;
  named: Named;
}

/** The form of a new booking, filled with what the trip says about its place; null if that is gone. */
export function newBooking(document: TripDocument, place: BookingPlace): NewBooking | null {
  const { destinations, events, bookings } = document;
  const nowhere: Named = { fromDest: null, toDest: null, destid: null, eventId: null };
  if (place.at === 'leg') {
    const { fromDest, toDest } = place;
    const [from, to] = [destinations[fromDest ?? ''], destinations[toDest ?? '']];
    if ((fromDest !== null && !from) || (toDest !== null && !to)) return null;
    const named = { ...nowhere, fromDest, toDest };
    const last = journeyOf(bookings, fromDest, toDest).at(-1);
    // A connection starts where, and on the day, the part before it ends.
    if (last) {
      const { kind, status, provider, code, seats } = last;
      const start = endForm(last.to, last.end?.slice(0, 10) ?? null);
      const end = { ...EMPTY_END, day: start.day };
      const same = { kind, status, provider, code: code ?? '', seats: seats ?? '' };
      return { named, form: { ...EMPTY, ...same, from: start, to: end } };
    }
    return {
      named,
      form: {
        ...EMPTY,
        kind: (from && KIND_BY_TRANSPORT[from.transport]) ?? 'flight',
        from: { ...EMPTY_END, day: from?.dtDepart ?? to?.dtArrive ?? null },
        to: { ...EMPTY_END, day: to?.dtArrive ?? from?.dtDepart ?? null },
      },
    };
  }
  if (place.at === 'stay') {
    const stop = destinations[place.destid];
    if (!stop) return null;
    return {
      named: { ...nowhere, destid: stop.id },
      form: {
        ...{ ...EMPTY, kind: 'lodging' },
        from: { ...EMPTY_END, day: stop.dtArrive },
        to: { ...EMPTY_END, day: stop.dtDepart },
      },
    };
  }
  const event = events[place.eventId];
  if (!event) return null;
  const kind = KIND_BY_CATEGORY[event.category] ?? 'activity';
  // Lodging stands at its destination; what else is booked has the times of its plan.
  const isStay = kind === 'lodging';
  return {
    named: { ...nowhere, destid: event.destid, eventId: event.id },
    form: {
      ...{ ...EMPTY, kind, provider: event.name },
      ...(isStay ? { from: endForm(null, event.start), to: endForm(null, event.end) } : {}),
    },
  };
}

/** The kinds that a booking at this place can have. */
export function kindsFor({
  kind,
  eventId,
}: { kind: BookingKind } & Pick<Named, 'eventId'>): readonly BookingKind[] {
  if (kind === 'lodging') return ['lodging'];
  if (kind === 'table' || kind === 'activity') return ['table', 'activity'];
  if (eventId !== null) return [kind];
  return ['flight', 'train', 'bus', 'ferry', 'transfer', 'rental'];
}
