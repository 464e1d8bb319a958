/** Anything that says how large it is. */
type Sized = { readonly length: number };

/** What is costly to make, kept in memory while there is room. */
export type Cache<T extends Sized> = {
  /**
   * What belongs to this key; made by the first who asks, for all who ask meanwhile. What fails is made again, and so is what
   * is no longer good.
   */
  of(key: string, make: () => Promise<T>, isGood?: (made: T) => boolean): Promise<T>;
};
/** Texts that are kept. */
export type TextCache = Cache<string>;

/** As `createCache`, for texts. */
export function createTextCache(most: number): TextCache {
  return createCache<string>(most);
}

/**
 * Keeps by key what was made; the one that was asked for longest ago goes first. Keys change with what theirs is made of, so
 * nothing is ever taken back.
 *
 * @param most of all lengths together
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
  };
}
