import type { TripLook } from '../trip-ui/pictures/trip-picture';

/** The parts of a trip that dialogs over it mention. */
export interface TripOnScreen {
  name: string;
  stops: readonly { id: string; nights: number }[];
  /** Number of plans; null if unknown. */
  things: number | null;
  look: TripLook;
}

let shown: (() => TripOnScreen | null) | null = null;

/** Registers how to read the trip in the planner; returns a function that unregisters it. */
export function noteTripOnScreen(read: () => TripOnScreen | null): () => void {
  shown = read;
  return () => {
    if (shown === read) shown = null;
  };
}

/** The trip that the planner shows now; null while it shows none. */
export function tripOnScreen(): TripOnScreen | null {
  return shown?.() ?? null;
}
