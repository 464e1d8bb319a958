/** Texts that are costly to make, kept in memory while there is room. */
export type KeptTexts = {
  /** The text of this key; made by the first who asks, for all who ask meanwhile. One that fails is made again. */
  of(key: string, make: () => Promise<string>): Promise<string>;
};

/**
 * Keeps texts by key; the one that was asked for longest ago goes first. Keys change with what their text is made of, so
 * nothing is ever taken back.
 *
 * @param most of all texts together, in characters
 */
export function keepTexts(most: number): KeptTexts {
  const kept = new Map<string, string>();
  const making = new Map<string, Promise<string>>();
  let size = 0;

  const drop = (key: string) => {
    size -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, text: string) => {
    drop(key);
    if (text.length > most) return;
    kept.set(key, text);
    size += text.length;
    for (const oldest of kept.keys()) {
      if (size <= most) break;
      drop(oldest);
    }
  };

  return {
    async of(key, make) {
      const known = kept.get(key);
      if (known !== undefined) {
        keep(key, known);
        return known;
      }
      const underWay = making.get(key);
      if (underWay) return underWay;
      const made = make().finally(() => making.delete(key));
      making.set(key, made);
      const text = await made;
      keep(key, text);
      return text;
    },
  };
}
