/** What a trip is named by; destinations in order. */
export interface NamedTrip {
  readonly name: string;
  readonly destinations: readonly { readonly name: string }[];
}

/** The words around the places of a trip that has no name. */
export interface TripNameWords {
  readonly untitled: string;
  readonly fromTo: (from: string, to: string) => string;
  /** `count` is at least 2. */
  readonly andMore: (place: string, count: number) => string;
}

/** For what is always in English. */
export const ENGLISH_TRIP_NAME: TripNameWords = {
  untitled: 'Untitled trip',
  fromTo: (from, to) => `${from} to ${to}`,
  andMore: (place, count) => `${place} and ${count} more`,
};

/**
 * What a trip is called: its name, or else its places, as in `Tokyo to Hiroshima`. A trip that ends where it begins is
 * called `Tokyo and 4 more`, and one without places untitled.
 *
 * The result is only shown, never stored: it changes with the places.
 */
export function tripName({ name, destinations }: NamedTrip, words: TripNameWords): string {
  if (name !== '') return name;
  const places = destinations.map((place) => place.name).filter((place) => place !== '');
  const [first, other, ...others] = new Set(places);
  if (first === undefined) return words.untitled;
  if (other === undefined) return first;
  const last = places.at(-1) ?? first;
  if (last !== first) return words.fromTo(first, last);
  return others.length === 0 ? words.fromTo(first, other) : words.andMore(first, others.length + 1);
}
