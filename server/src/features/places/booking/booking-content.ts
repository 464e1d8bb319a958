import type { BookingPlatform, BookingType } from '@wayfold/contract/places/places-endpoints';
import type { Queryable } from '../../../db/statement';
import type { Actor } from '../../../http/access';
import { getUser } from '../../accounts/accounts-store';
import { getSetting } from '../../settings/settings-store';
import { listPlatforms } from './booking-platforms-store';

/**
 * Returns the platforms where the caller can book: enabled ones, of one type or of all, whose URL is https at a host of the
 * setting `booking_hosts`. None for callers who don't see booking links.
 */
export async function bookingPlatformsFor(
  on: Queryable,
  actor: Actor | null,
  type: BookingType | undefined,
): Promise<BookingPlatform[]> {
  if (!(await seesBookingContent(on, actor))) return [];
  const hosts = await getSetting(on, 'booking_hosts');
  const locations: Record<BookingType, readonly string[]> = {
    hotel: await getSetting(on, 'hotel_locations'),
    restaurant: await getSetting(on, 'restaurant_locations'),
    activity: [],
  };
  const platforms = await listPlatforms(on, type);
  return platforms
    .filter(({ url }) => isAllowed(url, hosts))
    .map((row) => ({ ...row, locations: [...locations[row.type]] }));
}

/**
 * Whether a URL with placeholders is https at one of these hosts or a subdomain of one.
 *
 * Placeholders are filled with text from travelers, so the host may not contain any.
 */
export function isAllowed(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port || username || password || !/^[a-z0-9.-]+$/.test(hostname)) return false;
  return hosts.some((host) => {
    const allowed = host.toLowerCase();
    return hostname === allowed || hostname.endsWith(`.${allowed}`);
  });
}

/**
 * Whether the caller sees booking links: people with an account do, except the user types in the setting `content_exclusion`,
 * which lists them by name (Travel Advisor) or by code (BP).
 */
async function seesBookingContent(on: Queryable, actor: Actor | null): Promise<boolean> {
  if (!actor || actor.role === 'GUEST') return false;
  const excluded = (await getSetting(on, 'content_exclusion')).map((type) => type.toLowerCase());
  if (excluded.length === 0) return true;
  const { type, typeDetail } = await getUser(on, actor.userId);
  return ![type, typeDetail].some((own) => own && excluded.includes(own.toLowerCase()));
}
