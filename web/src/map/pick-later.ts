import type { LonLat } from '@wayfold/domain/map/mercator';

/** A second press within this many milliseconds makes a double press, which zooms. */
const DOUBLE_PRESS_MS = 250;

/** Picks a place once it is certain that the press isn't the first half of a double press. */
export type PickLater = { press(at: LonLat): void; cancel(): void };

/** Makes a `PickLater` for one map. */
export function makePickLater(pick: (at: LonLat) => void): PickLater {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  return {
    press: (at) => {
      cancel();
      waiting = setTimeout(() => pick(at), DOUBLE_PRESS_MS);
    },
    cancel,
  };
}
