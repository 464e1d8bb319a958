/** One state of a thing: the stamp names it, and `size` counts toward the room there is. */
export type State<Value> = { readonly stamp: string; readonly value: Value; readonly size: number };

/** The newest known states of things, kept in memory while there is room. Compare the stamp before using one. */
export type NewestStates<Value> = {
  find(id: string): State<Value> | undefined;
  /** Replaces the state of this id; one larger than all the room is only forgotten. */
  keep(id: string, state: State<Value>): void;
};

/**
 * Creates an empty memory that forgets the least recently used first.
 *
 * @param most maximum of all sizes together
 */
export function newestStates<Value>(most: number): NewestStates<Value> {
  const states = new Map<string, State<Value>>();
  let size = 0;

  const drop = (id: string) => {
    size -= states.get(id)?.size ?? 0;
    states.delete(id);
  };
  const keep = (id: string, state: State<Value>) => {
    drop(id);
    // It would push out every other state, and then itself.
    if (state.size > most) return;
    states.set(id, state);
    size += state.size;
    for (const oldest of states.keys()) {
      if (size <= most) break;
      drop(oldest);
    }
  };

  return {
    find: (id) => {
      const found = states.get(id);
      if (found) keep(id, found);
      return found;
    },
    keep,
  };
}
