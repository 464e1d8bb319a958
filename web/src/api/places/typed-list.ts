import type { QueryClient } from '@tanstack/react-query';
import type { Coords } from '@wayfold/contract/kernel/values';
import type { AtlasPlace } from '@wayfold/contract/places/atlas-endpoints';
import { fetchSuggestions, type Near } from './atlas';
import { loadTravelTimes, type WayBetween } from './travel-times';

/** One name of a typed list, and the nights typed with it: "Moab 2" or "Moab, 2 nights". */
export interface TypedName {
  readonly name: string;
  readonly nights: number | null;
}

/** A typed list of places, looked up. */
export interface FoundList {
  readonly places: readonly { place: AtlasPlace; nights: number | null }[];
  /** Names that no place has. */
  readonly missing: readonly string[];
}

/** More names than this are no list that somebody typed. */
const MOST_NAMES = 40;
/** A larger number belongs to the name: "Route 66". */
const MOST_NIGHTS = 30;

const NIGHTS = /^(\d{1,2})\s*(?:nights?|n)?$/i;
const NAME_WITH_NIGHTS = /^(.+?)[\s(:x×]+(\d{1,2})\s*(?:nights?|n)?\)?$/i;

/** Splits "Moab 2, Page, and Zion" into its names; a text that is no list has one. */
export function typedNames(text: string): TypedName[] {
  const names: TypedName[] = [];
  for (const part of text.split(/[,;\n→>]|\s[–-]\s/)) {
    const words = part
      .replace(/^\s*and\s/i, '')
      .replace(/-\s*$/, '')
      .trim();
    if (words === '') continue;
    const alone = nightsOf(NIGHTS.exec(words)?.[1]);
    const last = names.at(-1);
    if (alone !== null && last?.nights === null) {
      names[names.length - 1] = { ...last, nights: alone };
      continue;
    }
    const [, name, count] = NAME_WITH_NIGHTS.exec(words) ?? [];
    const nights = nightsOf(count);
    names.push(name && nights !== null ? { name, nights } : { name: words, nights: null });
  }
  return names.slice(0, MOST_NAMES);
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

function nightsOf(text: string | undefined): number | null {
  const nights = Number(text ?? Number.NaN);
  return nights <= MOST_NIGHTS ? nights : null;
}
