/** A second press within this many milliseconds makes a double press, which zooms. */
const DOUBLE_PRESS_MS = 250;

/** Picks what was pressed once it is certain that the press isn't the first half of a double press. */
export type PickLater<Picked> = { press(picked: Picked): void; cancel(): void };

/** Makes a `PickLater` for one map. */
export function makePickLater<Picked>(pick: (picked: Picked) => void): PickLater<Picked> {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  return {
    press: (picked) => {
      cancel();
      waiting = setTimeout(() => pick(picked), DOUBLE_PRESS_MS);
    },
    cancel,
  };
}
