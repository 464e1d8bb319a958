import { EXPENSE_CATEGORIES, TRANSPORTS } from '@wayfold/contract/kernel/word-lists';
import { encodeLine } from '@wayfold/contract/places/polyline';
import type { Edit, SingleChange } from '@wayfold/contract/trip/change';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import fc from 'fast-check';
import type { TripDocument } from '../document/trip-document';
import { idOf } from './trips';

/** An arbitrary edit, before it is known which rows the trip has: numbers that `editFor` applies to a document. */
export interface Wish {
  readonly kind: SingleChange['kind'] | 'batch';
  /** Selects the row. */
  readonly row: number;
  readonly at: number;
  readonly amount: number;
  readonly day: number;
  readonly flag: boolean;
  readonly more: boolean;
}

/** Arbitrary wishes; most of them add something, so that trips grow. */
export const wishes: fc.Arbitrary<Wish> = fc.record({
  kind: fc.oneof(
    { weight: 4, arbitrary: fc.constant('destination.add' as const) },
    { weight: 4, arbitrary: fc.constant('event.add' as const) },
    {
      weight: 14,
      arbitrary: fc.constantFrom<Wish['kind']>(
        'trip.set',
        'destination.set',
        'destination.move',
        'destination.remove',
        'event.set',
        'event.remove',
        'event.sort',
        'cost.add',
        'cost.set',
        'cost.remove',
        'text.add',
        'text.set',
        'text.move',
        'text.remove',
        'picture.add',
        'picture.set',
        'picture.move',
        'picture.remove',
        'track.add',
        'track.set',
        'track.remove',
        'booking.add',
        'booking.set',
        'booking.remove',
        'batch',
      ),
    },
    { weight: 1, arbitrary: fc.constant('events.clear' as const) },
  ),
  row: fc.nat(9),
  at: fc.nat(7),
  amount: fc.nat(400),
  day: fc.nat(20),
  flag: fc.boolean(),
  more: fc.boolean(),
});

function pick(rows: Readonly<Record<string, unknown>>, index: number): string {
  const ids = Object.keys(rows).sort();
  return ids[index % Math.max(1, ids.length)] ?? idOf(9_999);
}

function dayText(day: number): string {
  return `2027-05-${String(day + 1).padStart(2, '0')}`;
}

/**
 * Turns a wish into an edit of this document; some are refused, just as some of people's edits are.
 *
 * @param fresh a number never used before, for the id of an added row
 */
export function editFor(document: TripDocument, wish: Wish, fresh: number): Edit {
  if (wish.kind !== 'batch') return singleFor(document, { ...wish, kind: wish.kind }, fresh);
  const changes: SingleChange[] = [
    singleFor(document, { ...wish, kind: 'destination.add' }, fresh),
    singleFor(document, { ...wish, kind: wish.flag ? 'event.add' : 'destination.move' }, fresh + 1),
  ];
  return { kind: 'batch', changes };
}

function singleFor(
  document: TripDocument,
  { kind, row, at, amount, day, flag, more }: Wish & { kind: SingleChange['kind'] },
  fresh: number,
): SingleChange {
  const destination = pick(document.destinations, row);
  const start = more ? dayText(day) : `${dayText(day)}T${String(8 + (at % 12)).padStart(2, '0')}:30`;
  const dates = document.trip.startDate === null ? { dayIndex: (day % 5) + 1, minutes: amount } : { start };
  const carry = flag ? { carryEvents: true } : {};
  switch (kind) {
    case 'trip.set': {
      const startDate = more ? (flag ? null : dayText(day)) : undefined;
      if (startDate === undefined && flag) {
        return { kind, fields: { currency: at % 2 ? 'EUR' : 'USD' }, keepsAmounts: amount % 2 === 1 };
      }
      if (startDate === undefined && day % 3 === 0) {
        const home = { name: 'Home', coords: [amount / 4 - 50, at] as [number, number], zone: null };
        return { kind, fields: at % 4 === 0 ? { home: null } : { home, homeOut: 'Train', homeBack: 'Bus' } };
      }
      return startDate === undefined
        ? { kind, fields: { name: `Trip ${amount}` } }
        : { kind, fields: { startDate }, ...(amount % 2 ? { carryEvents: true } : {}) };
    }
    case 'destination.add':
      return {
        kind,
        id: idOf(fresh),
        at: at + 1,
        fields: { name: `Stop ${fresh}`, coords: [amount / 4 - 50, day * 2], nights: at % 4 },
        ...carry,
      };
    case 'destination.set': {
      const fixed = { arriveFixed: flag ? null : dayText(day) };
      const other = { nights: at, transport: TRANSPORTS[amount % TRANSPORTS.length] };
      return { kind, id: destination, fields: more ? fixed : other, ...carry };
    }
    case 'destination.move':
      return { kind, id: destination, to: at + 1, keepFixed: more, ...carry };
    case 'destination.remove':
      return { kind, id: destination, ...carry };
    case 'event.add': {
      const home = flag ? { homeDestid: destination } : {};
      const coords = more ? { coords: [amount / 4 - 50, day] as [number, number] } : {};
      return {
        kind,
        id: idOf(fresh),
        fields: { name: `Event ${fresh}`, ...dates, ...home, ...coords, pinned: at === 0 },
      };
    }
    case 'event.set':
      return {
        kind,
        id: pick(document.events, row),
        fields: flag ? { ...dates, end: null } : { costEst: amount },
      };
    case 'event.remove':
      return { kind, id: pick(document.events, row) };
    case 'event.sort':
      return { kind, order: { [pick(document.events, row)]: amount } };
    case 'events.clear':
      return { kind };
    case 'cost.add':
      return {
        kind,
        id: idOf(fresh),
        fields: { netPrice: amount, ...(flag && more ? {} : { destinationid: flag ? destination : null }) },
      };
    case 'cost.set':
      return {
        kind,
        id: pick(document.costs, row),
        fields: { commission: amount, expenseCategory: EXPENSE_CATEGORIES[at] },
      };
    case 'cost.remove':
      return { kind, id: pick(document.costs, row) };
    case 'text.add': {
      const fields = { kind: TEXT_KINDS[amount % TEXT_KINDS.length] ?? 'headlines', text: `Text ${fresh}` };
      return { kind, id: idOf(fresh), to: at + 1, fields };
    }
    case 'text.set':
      return { kind, id: pick(document.texts, row), fields: { text: `Text ${amount}` } };
    case 'text.move':
      return { kind, id: pick(document.texts, row), to: at + 1 };
    case 'text.remove':
      return { kind, id: pick(document.texts, row) };
    case 'picture.add': {
      const type = more && flag ? ('header' as const) : ('trip' as const);
      const place = flag ? { destinationid: destination } : {};
      const fields = { type, source: 'wayfold' as const, imageUrl: `/scenes/canyon-${fresh}.svg`, ...place };
      return { kind, id: idOf(fresh), to: at + 1, fields };
    }
    case 'picture.set':
      return { kind, id: pick(document.pictures, row), fields: { description: `Picture ${amount}` } };
    case 'picture.move':
      return { kind, id: pick(document.pictures, row), to: at + 1 };
    case 'picture.remove':
      return { kind, id: pick(document.pictures, row) };
    case 'track.add': {
      const points = encodeLine([
        [-105 + at, 39],
        [-104 + at, 40],
      ]);
      const fields = {
        name: `Track ${fresh}`,
        points,
        source: 'gpx',
        ...(flag ? { destid: destination } : {}),
      };
      return { kind, id: idOf(fresh), fields };
    }
    case 'track.set':
      return { kind, id: pick(document.tracks, row), fields: { name: `Track ${amount}` } };
    case 'track.remove':
      return { kind, id: pick(document.tracks, row) };
    case 'booking.add': {
      const [fromDest, toDest] = [destination, pick(document.destinations, row + 1)];
      const status = flag ? ('booked' as const) : ('on_hold' as const);
      const times = { start: `${dayText(day)}T09:10`, end: `${dayText(day)}T11:45` };
      const fields = {
        kind: 'flight' as const,
        status,
        provider: `Air ${fresh}`,
        fromDest,
        toDest,
        ...times,
      };
      return { kind, id: idOf(fresh), fields: more ? fields : { ...fields, costEst: amount } };
    }
    case 'booking.set':
      return { kind, id: pick(document.bookings, row), fields: { status: flag ? 'booked' : 'canceled' } };
    case 'booking.remove':
      return { kind, id: pick(document.bookings, row) };
  }
}
