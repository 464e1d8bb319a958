import type { Place } from '@wayfold/contract/places/places';
import type { Destination } from '@wayfold/contract/trip/trip';
import type { PlaceKinds } from '../../../api/places/places';
import { type ListedPlace, secondsOf } from './things-model';

/** How a list is ordered: as it came, the shortest drive first, or by name. */
export type Sort = 'fit' | 'drive' | 'name';

/** What the chips and the filter leave in. */
export interface Chosen {
  /** Groups of kinds and kinds that are on; none means all. */
  kinds: readonly string[];
  /** Only what has dates. */
  events: boolean;
  /** Only what is at its best while the trip is there. */
  inSeason: boolean;
}

/** Nothing is left out. */
export const ALL: Chosen = { kinds: [], events: false, inSeason: false };

/** How many of the filter's own choices are on; the chips of groups are seen anyway. */
export function filterCount({ kinds, inSeason }: Chosen, { groups }: PlaceKinds): number {
  const inGroups = kinds.filter((id) => groups.every(({ group }) => group.id !== id));
  return inGroups.length + (inSeason ? 1 : 0);
}

/** The kinds to ask for: of a group all of them, unless some of its own are chosen. None stands for all. */
export function askedKinds({ kinds: chosen, events }: Chosen, { groups }: PlaceKinds): string[] {
  const asked = groups.flatMap(({ group, kinds }) => {
    const own = kinds.map(({ id }) => id).filter((id) => chosen.includes(id));
    if (own.length > 0) return own;
    return chosen.includes(group.id) ? [group.id, ...kinds.map(({ id }) => id)] : [];
  });
  if (asked.length > 0 || !events) return asked;
  // Dated listings stand under the kinds of businesses alone.
  return groups
    .filter(({ group }) => group.id === BUSINESS)
    .flatMap(({ kinds }) => kinds.map(({ id }) => id));
}

const BUSINESS = 'group-business';

/**
 * Whether what has dates is worth a look: it takes place during the stay, or without dates of a stay has not ended yet.
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

/** Whether a place is at its best in a month of the stay; always where its season or the stay is not known. */
export function isInSeason(
  { season }: Pick<Place, 'season'>,
  stay: Pick<Destination, 'dtArrive' | 'dtDepart'> | null,
): boolean {
  if (season === null || !stay?.dtArrive || !stay.dtDepart) return true;
  const [from, to] = season;
  const months = [stay.dtArrive, stay.dtDepart].map((day) => Number(day.slice(5, 7)));
  return months.some((month) => (from <= to ? month >= from && month <= to : month >= from || month <= to));
}

/** The list in another order; what has no drive comes last. */
export function sortFound(found: readonly ListedPlace[], sort: Sort): readonly ListedPlace[] {
  if (sort === 'fit') return found;
  const driveOf = (one: ListedPlace) => secondsOf(one) ?? Number.POSITIVE_INFINITY;
  return found.toSorted((a, b) =>
    sort === 'name' ? a.place.name.localeCompare(b.place.name) : Math.sign(driveOf(a) - driveOf(b)) || 0,
  );
}
