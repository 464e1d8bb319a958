import type { BookingPlatform } from '@wayfold/contract/places/places-endpoints';
import { addDays } from '@wayfold/domain/calendar/dates';
import { fillTemplate } from '../lib/template';

/** The values that a booking link is filled with. */
export interface BookingFacts {
  /** The place and its town, as people search for them. */
  place: string;
  /** YYYY-MM-DD; null while the trip has no dates. */
  checkin: string | null;
  nights: number;
  guests: number;
}

/** A link to a platform where something can be booked. */
export interface BookingLink {
  id: string;
  name: string;
  href: string;
}

/**
 * The links for booking a place, in the order of the platforms; links that aren't https are left out.
 *
 * @param destination the stop they are for; some platforms are only offered for certain destinations
 */
export function bookingLinks(
  platforms: readonly BookingPlatform[],
  destination: string,
  facts: BookingFacts,
): BookingLink[] {
  return platforms.flatMap(({ id, name, url, locations }) => {
    if (locations.length > 0 && !isAmong(destination, locations)) return [];
    const href = filled(url, facts);
    return href === null ? [] : [{ id, name, href }];
  });
}

/** Whether a name is in a list from a setting, ignoring case. */
export function isAmong(name: string, names: readonly string[]): boolean {
  return names.some((one) => one.localeCompare(name, undefined, { sensitivity: 'accent' }) === 0);
}

/** How many people a text such as "2 Adults, 1 Child" names, from 1 to 30; 1 if it contains no number. */
export function guestsIn(text: string): number {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return Math.min(
    30,
    Math.max(
      1,
      numbers.reduce((sum, number) => sum + number, 0),
    ),
  );
}

/** Fills in a URL, leaving out query parameters without a known value. Null if the result isn't an https URL. */
function filled(template: string, { place, checkin, nights, guests }: BookingFacts): string | null {
  const values = {
    place,
    guests,
    ...(checkin === null ? {} : { checkin, checkout: addDays(checkin, nights) }),
  };
  const [path = '', query] = template.split('?');
  const parts = query?.split('&').filter((part) => blanksOf(part).every((name) => name in values));
  const address = fillTemplate(parts && parts.length > 0 ? `${path}?${parts.join('&')}` : path, values);
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : null;
}

function blanksOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
