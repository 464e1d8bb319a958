/** Where work waits: lanes take turns, and so do the askers within each lane. */
export type Place = {
  /** A kind of work that is not held up by other kinds, such as mail. */
  readonly lane: string;
  readonly asker: string;
  /** Takes so long that short work should pass it. */
  readonly isLarge: boolean;
};

/** Waiting entries, in the order they are taken. */
export type FairOrder<Entry extends Place> = {
  add(entry: Entry): void;
  /** Removes an entry; does nothing if it isn't waiting. */
  remove(entry: Entry): void;
  /** Takes the next entry that `mayTake` accepts; skipped entries keep their places. */
  take(mayTake: (entry: Entry) => boolean): Entry | undefined;
  waitingIn(lane: string): number;
};

/**
 * Creates a two-level round robin: each lane gives one entry in turn, from the asker who has waited longest since their
 * last one. An asker's own entries are taken in order of arrival.
 */
export function fairOrder<Entry extends Place>(): FairOrder<Entry> {
  // Maps keep insertion order: an asker or lane that was served is inserted again, at the end.
  const lanes = new Map<string, Map<string, Entry[]>>();

  function settle({ lane, asker }: Place): void {
    const askers = lanes.get(lane);
    if (askers?.get(asker)?.length === 0) askers.delete(asker);
    if (askers?.size === 0) lanes.delete(lane);
  }

  function removeFrom(entries: Entry[], entry: Entry): void {
    const index = entries.indexOf(entry);
    if (index >= 0) entries.splice(index, 1);
    settle(entry);
  }

  return {
    add: (entry) => {
      const askers = lanes.get(entry.lane) ?? new Map<string, Entry[]>();
      lanes.set(entry.lane, askers);
      const entries = askers.get(entry.asker);
      if (entries) entries.push(entry);
      else askers.set(entry.asker, [entry]);
    },
    remove: (entry) => removeFrom(lanes.get(entry.lane)?.get(entry.asker) ?? [], entry),
    take: (mayTake) => {
      for (const [lane, askers] of lanes) {
        for (const [asker, entries] of askers) {
          const entry = entries.find(mayTake);
          if (!entry) continue;
          askers.delete(asker);
          askers.set(asker, entries);
          lanes.delete(lane);
          lanes.set(lane, askers);
          removeFrom(entries, entry);
          return entry;
        }
      }
      return undefined;
    },
    waitingIn: (lane) => {
      const entries = [...(lanes.get(lane)?.values() ?? [])];
      return entries.reduce((sum, { length }) => sum + length, 0);
    },
  };
}
