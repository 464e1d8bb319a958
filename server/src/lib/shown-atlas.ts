import type { Atlas, AtlasPlace, SuggestQuery } from '@wayfold/atlas/atlas';

type Hidden = () => ReadonlySet<string>;

const NOTHING: ReadonlySet<string> = new Set();
const hiddenIn = new WeakMap<Atlas, Hidden>();

/**
 * The same atlas without the curated places that an operator has turned off.
 *
 * @param hidden IDs such as `poi:delicate-arch`, read again on each use; a new set whenever they change
 */
export function showAtlas(atlas: Atlas, hidden: Hidden): Atlas {
  const isShown = ({ id }: { id: string }) => !hidden().has(id);
  /** Requests as many extra results as may be left out. */
  const without = <Wanted extends { limit: number }, Found extends { id: string }>(
    wanted: Wanted,
    ask: (more: Wanted) => Found[],
  ): Found[] => {
    const found = ask({ ...wanted, limit: wanted.limit + hidden().size });
    return found.filter(isShown).slice(0, Math.max(0, wanted.limit));
  };
  const searched = (ask: (query: SuggestQuery) => AtlasPlace[]) => (query: SuggestQuery) =>
    hidden().size === 0 ? ask(query) : without(query, ask);
  const changed: Partial<Atlas> = {
    suggest: searched((query) => atlas.suggest(query)),
    geocode: searched((query) => atlas.geocode(query)),
    retrieve: (id) => (isShown({ id }) ? atlas.retrieve(id) : null),
    place: (id) => (isShown({ id }) ? atlas.place(id) : null),
    placesNear: (at, wanted) => without(wanted, (more) => atlas.placesNear(at, more)),
    placesIn: (box, wanted) => without(wanted, (more) => atlas.placesIn(box, more)),
    placesAlong: (line, wanted) => without(wanted, (more) => atlas.placesAlong(line, more)),
  };
  const shown = new Proxy(atlas, {
    get: (whole, key) => {
      const value = Reflect.get(Object.hasOwn(changed, key) ? changed : whole, key);
      return typeof value === 'function' ? value.bind(whole) : value;
    },
  });
  hiddenIn.set(shown, hidden);
  return shown;
}

/** What an atlas currently leaves out; the same set until something changes, so callers can cache results by it. */
export function hiddenFrom(atlas: Atlas): ReadonlySet<string> {
  return hiddenIn.get(atlas)?.() ?? NOTHING;
}
