import { RequestRefused } from '@wayfold/contract/refusals/request-refused';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../db/statement';
import type { Actor } from '../../http/access';
import { countAddressAgainst, countAgainst } from '../../http/limits';
import type { Services } from '../../services';
import { getSetting } from '../settings/settings-store';
import { findUsed } from './entitlements-store';
import {
  ADDRESS_QUOTAS,
  type CountedQuota,
  type Holder,
  type HourlyQuota,
  limitOf,
  QUOTAS,
  quotaRefusal,
} from './quotas';

/** How much of something a person may have, and how much they have. */
export type Entitlement = {
  readonly limit: number;
  readonly used: number;
  /** When usage expires; null if it counts until it is deleted. */
  readonly resets: 'hour' | 'day' | null;
};

type Person = Pick<Actor, 'userId' | 'role'>;

/** What a person may have, and has, of the requested quotas. */
export async function entitlements<What extends CountedQuota>(
  on: Queryable,
  person: Person,
  whats: readonly What[],
  now: Date,
): Promise<Record<What, Entitlement>> {
  const used = await findUsed(on, person.userId, whats, now);
  const entries = whats.map((what): [What, Entitlement] => [
    what,
    { limit: limitOf(person, what), used: used[what] ?? 0, resets: QUOTAS[what].resets },
  ]);
  return Object.fromEntries(entries) as Record<What, Entitlement>; // an entry for each requested quota
}

/** Throws if a person is over the limit, or would be with `more` added. */
export function refuseOver(holder: Holder, what: CountedQuota, { limit, used }: Entitlement, more = 0): void {
  if (used + more <= limit) return;
  throw new RequestRefused(QUOTAS[what].code, quotaRefusal(holder, what));
}

/** Counts what a person does toward their hourly limit; throws `too-many` if it is used up. */
export async function countOf(
  services: Services,
  person: Person,
  what: HourlyQuota,
  weight = 1,
): Promise<void> {
  const perHour = limitOf(person, what);
  const limit = { name: `quota ${what}`, key: person.userId, perHour, refusal: quotaRefusal(person, what) };
  await countAgainst(services, { ...limit, weight });
}

/** Counts what an IP address does toward its hourly limit; throws `too-many` if it is used up. */
export async function countOfAddress(
  services: Services,
  request: FastifyRequest,
  what: keyof typeof ADDRESS_QUOTAS,
  weight = 1,
): Promise<void> {
  await countAddressAgainst(services, request, { name: `address ${what}`, ...ADDRESS_QUOTAS[what], weight });
}

/** How many destinations may be added to a trip, from the setting; null for as many as a trip can hold. */
export async function destinationsPerTrip(on: Queryable): Promise<number | null> {
  const most = await getSetting(on, 'max_num_trip_destinations');
  return most > 0 ? most : null;
}
