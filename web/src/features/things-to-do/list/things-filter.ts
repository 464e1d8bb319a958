import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { PlaceKinds } from '../../../api/places/places';
import { type ListedPlace, secondsOf } from './things-model';

/** The order of a list: as returned by the server, shortest drive first, or by name. */
export type Sort = 'fit' | 'drive' | 'name';

/** The filters set by the chips and the filter menu. */
export interface Chosen {
  /** Selected groups of kinds and kinds; empty means all. */
  kinds: readonly string[];
  /** Only places with dates. */
  events: boolean;
  /** Only places in season during the trip. */
  inSeason: boolean;
}

/** No filters. */
export const ALL: Chosen = { kinds: [], events: false, inSeason: false };

/** The number of active filters in the menu, without the chips of groups, which are visible anyway. */
export function filterCount({ kinds, inSeason }: Chosen, { groups }: PlaceKinds): number {
  const inGroups = kinds.filter((id) => groups.every(({ group }) => group.id !== id));
  return inGroups.length + (inSeason ? 1 : 0);
}

/** The kinds to request: all of a group, unless some of its own are selected. An empty list means all kinds. */
export function askedKinds({ kinds: chosen, events }: Chosen, { groups }: PlaceKinds): string[] {
  const asked = groups.flatMap(({ group, kinds }) => {
    const own = kinds.map(({ id }) => id).filter((id) => chosen.includes(id));
    if (own.length > 0) return own;
    return chosen.includes(group.id) ? [group.id, ...kinds.map(({ id }) => id)] : [];
  });
  if (asked.length > 0 || !events) return asked;
  // Only the kinds of businesses have dated listings.
  return groups
    .filter(({ group }) => group.id === BUSINESS)
    .flatMap(({ kinds }) => kinds.map(({ id }) => id));
}

const BUSINESS = 'group-business';

/**
 * Whether a place with dates is worth listing: it takes place during the stay, or, if the stay has no dates, hasn't ended yet.
 *
 * @param today YYYY-MM-DD
 */
export function isTimely(
  { dates }: Pick<Place, 'dates'>,
  stay: Pick<Destination, 'dtArrive' | 'dtDepart'> | null,
  today: string,
): boolean {
  if (dates === null) return true;
  if (!stay?.dtArrive || !stay.dtDepart) return dates.to >= today;
  return dates.from <= stay.dtDepart && dates.to >= stay.dtArrive;
}

/** Whether a place is in season in a month of the stay; always true if its season or the stay isn't known. */
export function isInSeason(
  { season }: Pick<Place, 'season'>,
  stay: Pick<Destination, 'dtArrive' | 'dtDepart'> | null,
): boolean {
  if (season === null || !stay?.dtArrive || !stay.dtDepart) return true;
  const [from, to] = season;
  const months = [stay.dtArrive, stay.dtDepart].map((day) => Number(day.slice(5, 7)));
  return months.some((month) => (from <= to ? month >= from && month <= to : month >= from || month <= to));
}

/** Sorts the list; places without a drive come last. */
export function sortFound(found: readonly ListedPlace[], sort: Sort): readonly ListedPlace[] {
  if (sort === 'fit') return found;
  const driveOf = (one: ListedPlace) => secondsOf(one) ?? Number.POSITIVE_INFINITY;
  return found.toSorted((a, b) =>
    sort === 'name' ? a.place.name.localeCompare(b.place.name) : Math.sign(driveOf(a) - driveOf(b)) || 0,
  );
}
