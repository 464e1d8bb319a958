/** Anything that has a length. */
type Sized = { readonly length: number };

/** Values that are costly to make, kept in memory while there is room. */
export type Cache<T extends Sized> = {
  /**
   * The value for this key; the first caller makes it, and concurrent callers share it. A failed value is made again, and so is
   * one that is no longer good.
   */
  of(key: string, make: () => Promise<T>, isGood?: (made: T) => boolean): Promise<T>;
  /** The value for this key if it is there and good. */
  peek(key: string, isGood: (made: T) => boolean): T | undefined;
};
/** A cache of texts. */
export type TextCache = Cache<string>;

/** Creates a cache of texts, like `createCache`. */
export function createTextCache(most: number): TextCache {
  return createCache<string>(most);
}

/**
 * Creates a cache that evicts the least recently used value first. Keys change with what their values are made from, so nothing
 * is ever invalidated.
 *
 * @param most maximum of all lengths together
 */
export function createCache<T extends Sized>(most: number): Cache<T> {
  const kept = new Map<string, T>();
  const making = new Map<string, Promise<T>>();
  let size = 0;

  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, made: T) => {
    drop(key);
    if (made.length > most) return;
    kept.set(key, made);
    size += made.length;
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      drop(oldest);
    }
  };

  return {
    async of(key, make, isGood = () => true) {
      const known = kept.get(key);
      if (known !== undefined && isGood(known)) {
        keep(key, known);
        return known;
      }
      const underWay = making.get(key);
      if (underWay) return underWay;
      const asked = make().finally(() => making.delete(key));
      making.set(key, asked);
      const made = await asked;
      keep(key, made);
      return made;
    },
    peek(key, isGood) {
      const known = kept.get(key);
      return known !== undefined && isGood(known) ? known : undefined;
    },
  };
}
