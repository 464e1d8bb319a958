const listeners = new Set<(tripId: string) => void>();

/** Calls back when a trip is deleted, so an open one can be closed; returns a function that stops it. */
export function onDiscard(listener: (tripId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Announces that a trip was deleted: its pending changes must not be sent anymore. */
export function discardTrip(tripId: string): void {
  for (const listener of listeners) listener(tripId);
}
