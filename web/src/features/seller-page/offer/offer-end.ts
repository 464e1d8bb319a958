import type { LocalDate } from '@wayfold/contract/kernel/values';
import { addDays, dayOf, FIRST_DAY, LAST_DAY, timeOf } from '@wayfold/domain/calendar/dates';
import { instantOf, wallClock } from '@wayfold/domain/calendar/zones';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

/** When an offer ends, as it is typed: a day, a time of day and the zone they are told in. */
export interface OfferEnd {
  /** Null while the offer has no end. */
  readonly date: LocalDate | null;
  /** `HH:MM` */
  readonly time: string;
  readonly zone: string;
}

/** The time of day an end has until another is typed. */
const USUAL_TIME = '18:00';

/** The end of an offer on the clocks of its zone; without one, what a new end begins with. */
export function offerEnd(offer: { at: string | null; timezone: string | null }, usualZone: string): OfferEnd {
  const zone = offer.timezone ?? usualZone;
  if (offer.at === null) return { date: null, time: USUAL_TIME, zone };
  const moment = wallClock(Date.parse(offer.at) / 60_000, zone);
  return { date: dayOf(moment), time: timeOf(moment) ?? USUAL_TIME, zone };
}

/** The fields of the offer that ends so; null while a day or a time is still being typed. */
export function offerEndFields({
  date,
  time,
  zone,
}: OfferEnd): { at: string | null; timezone: string | null } | null {
  if (date === null) return { at: null, timezone: null };
  if (!/^\d\d:\d\d$/.test(time) || date < FIRST_DAY || date > LAST_DAY) return null;
  const at = new Date(instantOf(`${date}T${time}`, zone) * 60_000).toISOString();
  return { at, timezone: zone };
}

/** An end so many days from now, at the usual time on the clocks of the zone. */
export function endInDays(days: number, zone: string, now: number): { at: string; timezone: string } {
  const today = dayOf(wallClock(now / 60_000, zone));
  const at = instantOf(`${addDays(today, days)}T${USUAL_TIME}`, zone);
  return { at: new Date(at * 60_000).toISOString(), timezone: zone };
}

/** Zones an end may be told in: those of the trip's stops in order, this device's, UTC; the usual one first. */
export function offerZones(
  document: Pick<TripDocument, 'destinations'>,
  deviceZone: string,
  chosen: string | null,
): string[] {
  const ofStops = orderedDestinations(document).flatMap(({ timezone }) => timezone ?? []);
  return [...new Set([...ofStops, deviceZone, ...(chosen === null ? [] : [chosen]), 'UTC'])];
}

/** "Denver time", "UTC time": a zone as people say it. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
