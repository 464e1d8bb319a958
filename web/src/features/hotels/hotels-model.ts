import { normalizeText } from '@wayfold/contract/kernel/combining-marks';
import { TEXT_MAX, tidyText } from '@wayfold/contract/kernel/plain-text';
import type { Coords, Id, LocalDate } from '@wayfold/contract/kernel/values';
import type { Place } from '@wayfold/contract/places/places';
import type { SingleChange } from '@wayfold/contract/trip/change';
import type { Destination, TripEvent } from '@wayfold/contract/trip/trip';
import { addDays } from '@wayfold/domain/calendar/dates';
import { lodgingHeld, nightStays } from '@wayfold/domain/dates/stay-nights';
import { type Money, shownAmount } from '@wayfold/domain/document/costs';
import { newId } from '@wayfold/domain/document/ids';
import { addAmounts } from '@wayfold/domain/document/money';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

const MINUTES_PER_DAY = 1_440;

/** One night of the trip. */
export interface TripNight {
  stop: Destination;
  /** Within its stop, 0-based. */
  index: number;
  /** Within the trip, 1-based. */
  number: number;
  /** Null if the trip has no dates. */
  date: LocalDate | null;
  /** The lodging for this night; null if there is none. */
  stay: TripEvent | null;
}

/** A stop with nights, and its lodging. */
export interface StopStays {
  stop: Destination;
  nights: readonly TripNight[];
  /** In order of their first nights; each stay is listed once. */
  stays: readonly TripEvent[];
  /** Nights without a stay. */
  openCount: number;
  /** What the stays cost, one sum for each currency; empty if none has a price. */
  costs: readonly Money[];
  /** The sum of the lodging cost rows for this stop in the trip's currency; null if there are none. */
  held: number | null;
}

/** The stops of a trip that have nights, in order, with their stays. */
export function stopStays(document: TripDocument): StopStays[] {
  const held = lodgingHeld(document);
  let number = 0;
  return orderedDestinations(document)
    .filter(({ nights }) => nights > 0)
    .map((stop) => {
      const events = nightStays(document, stop);
      const nights = events.map((stay, index): TripNight => {
        number += 1;
        const date = stop.dtArrive === null ? null : addDays(stop.dtArrive, index);
        return { stop, index, number, date, stay };
      });
      const stays = [...new Set(events.filter((stay) => stay !== null))];
      return {
        stop,
        nights,
        stays,
        openCount: events.filter((stay) => stay === null).length,
        costs: costsOf(stays, document.trip.currency),
        held: held.get(stop.id) ?? null,
      };
    });
}

function costsOf(stays: readonly TripEvent[], own: string): Money[] {
  const amounts = new Map<string, number[]>();
  for (const stay of stays) {
    const amount = shownAmount(stay);
    if (amount === null) continue;
    const currency = stay.currency ?? own;
    amounts.set(currency, [...(amounts.get(currency) ?? []), amount]);
  }
  return [...amounts].map(([currency, all]) => ({ currency, amount: addAmounts(all) }));
}

/** The open stop: the chosen one, or else the first with a night without a stay, or else the first. */
export function openStop(stops: readonly StopStays[], selectedId: Id | null): StopStays | null {
  return (
    stops.find(({ stop }) => stop.id === selectedId) ??
    stops.find(({ openCount }) => openCount > 0) ??
    stops[0] ??
    null
  );
}

/** The nights proposed for a new stay: from the clicked night, or else from the first without a stay; or else all. */
export function proposedNights(here: StopStays, pressed: number | null): { from: number; count: number } {
  const free = here.nights.map(({ stay }) => stay === null);
  const from = pressed !== null && free[pressed] ? pressed : free.indexOf(true);
  if (from < 0) return { from: 0, count: here.stop.nights };
  const next = free.indexOf(false, from);
  return { from, count: (next < 0 ? free.length : next) - from };
}

/** A stay before it is added to the trip. */
export interface NewStay {
  name: string;
  /** The place it is at; null if it only has a name. */
  place: { id: string; source: Place['poi_source']; coords: Coords } | null;
  /** The first night, 0-based, and the number of nights. */
  from: number;
  nights: number;
  /** For all nights; null if not known. */
  costEst: number | null;
  /** The currency of `costEst`; null for the trip's own. */
  currency: string | null;
}

/** The single change that adds a stay with its nights and its cost line. */
export function stayChange(stop: Destination, stay: NewStay): SingleChange & { kind: 'event.add' } {
  const { place, from, nights, costEst, currency } = stay;
  return {
    kind: 'event.add',
    id: newId(),
    fields: {
      name: tidyText(stay.name, TEXT_MAX.name),
      homeDestid: stop.id,
      category: 'Lodging',
      costEst,
      ...(currency === null ? {} : { currency }),
      isUserEvent: place === null,
      ...(place ? { eventid: place.id, poi_source: place.source, coords: place.coords } : {}),
      ...(stop.dtArrive === null
        ? { dayIndex: from + 1, minutes: nights * MINUTES_PER_DAY }
        : { start: addDays(stop.dtArrive, from), end: addDays(stop.dtArrive, from + nights) }),
    },
  };
}

/** Whether a text occurs in the names or the town of a place, ignoring accents and case. */
export function fitsText(
  { name, localName, city, blurb }: Pick<Place, 'name' | 'localName' | 'city' | 'blurb'>,
  text: string,
): boolean {
  const said = folded([name, localName, city, blurb].join(' '));
  return folded(text)
    .split(/\s+/)
    .every((word) => said.includes(word));
}

function folded(text: string): string {
  return normalizeText(text, 'NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
