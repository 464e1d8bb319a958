import type { QueryClient } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { fetchSuggestions, type Near } from './atlas';
import { loadTravelTimes, type WayBetween } from './travel-times';
import { typedNames } from './typed-names';

/** A typed list of places, looked up. */
export interface FoundList {
  readonly places: readonly { place: AtlasPlace; nights: number | null }[];
  /** Names that no place has. */
  readonly missing: readonly string[];
}

/**
 * Looks up a typed list: each name near the place before it, which may be "Denver, Colorado"; and how people get from one to the
 * next, for `travelTimesOf`. Throws if the server can't be reached.
 *
 * @param near the destination before the list, if there is one
 */
export async function findTypedList(queryClient: QueryClient, text: string, near?: Near): Promise<FoundList> {
  const places: { place: AtlasPlace; nights: number | null }[] = [];
  const missing: string[] = [];
  let candidates: readonly AtlasPlace[] = [];
  for (const { name, nights } of typedNames(text)) {
    const last = places.at(-1);
    const meant = last && candidates.find((candidate) => isWithin(candidate, name));
    if (last && meant) {
      places[places.length - 1] = { place: meant, nights: nights ?? last.nights };
      continue;
    }
    candidates = await fetchSuggestions(queryClient, name, last?.place.coords ?? near);
    const [first] = candidates;
    if (first) places.push({ place: first, nights });
    else missing.push(name);
  }
  await loadTravelTimes(
    waysOf([...(near ? [[...near] as Coords] : []), ...places.map(({ place }) => place.coords)]),
  ).catch(() => undefined);
  return { places, missing };
}

function waysOf(stops: readonly Coords[]): WayBetween[] {
  return stops.slice(1).map((to, index) => ({ from: stops[index] ?? to, to }));
}

const COUNTRY_CODES = /^[A-Z]{2}$/;
const SHORT_NAMES: Record<string, string> = { USA: 'US', UK: 'GB', UAE: 'AE' };

/** Whether a name is the region or the country of a place, rather than another place. */
function isWithin({ name: ownName, region, country, countryCode }: AtlasPlace, name: string): boolean {
  const same = (other: string | null) => other?.localeCompare(name, 'en', { sensitivity: 'base' }) === 0;
  if (same(ownName)) return false;
  const code = SHORT_NAMES[name.toUpperCase()] ?? name;
  return same(region) || same(country) || (COUNTRY_CODES.test(code) && code === countryCode);
}
