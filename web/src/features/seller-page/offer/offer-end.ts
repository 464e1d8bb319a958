import type { LocalDate } from '@wayfold/contract/kernel/values';
import { addDays, dayOf, FIRST_DAY, LAST_DAY, timeOf } from '@wayfold/domain/calendar/dates';
import { instantOf, wallClock } from '@wayfold/domain/calendar/zones';
import { orderedDestinations, type TripDocument } from '@wayfold/domain/document/trip-document';

/** The form state of an offer's end: a day, a time of day and their time zone. */
export interface OfferEnd {
  /** Null if the offer has no end. */
  readonly date: LocalDate | null;
  /** `HH:MM` */
  readonly time: string;
  readonly zone: string;
}

/** The default time of day of an end. */
const USUAL_TIME = '18:00';

/** The end of an offer in its time zone; if it has none, the defaults for a new end. */
export function offerEnd(offer: { at: string | null; timezone: string | null }, usualZone: string): OfferEnd {
  const zone = offer.timezone ?? usualZone;
  if (offer.at === null) return { date: null, time: USUAL_TIME, zone };
  const moment = wallClock(Date.parse(offer.at) / 60_000, zone);
  return { date: dayOf(moment), time: timeOf(moment) ?? USUAL_TIME, zone };
}

/** The fields of the offer for this end; null while the day or the time is incomplete. */
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

/** An end this many days from now, at the default time in the time zone. */
export function endInDays(days: number, zone: string, now: number): { at: string; timezone: string } {
  const today = dayOf(wallClock(now / 60_000, zone));
  const at = instantOf(`${addDays(today, days)}T${USUAL_TIME}`, zone);
  return { at: new Date(at * 60_000).toISOString(), timezone: zone };
}

/** Time zones offered for an end, the default first: those of the trip's stops in order, this device's, the chosen one, UTC. */
export function offerZones(
  document: Pick<TripDocument, 'destinations'>,
  deviceZone: string,
  chosen: string | null,
): string[] {
  const ofStops = orderedDestinations(document).flatMap(({ timezone }) => timezone ?? []);
  return [...new Set([...ofStops, deviceZone, ...(chosen === null ? [] : [chosen]), 'UTC'])];
}

/** "Denver time", "UTC time": the common name of a time zone. */
export function zoneCity(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}
