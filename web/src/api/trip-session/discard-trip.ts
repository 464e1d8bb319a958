const listeners = new Set<(tripId: string) => void>();

/** Tells when a trip was deleted, so that whoever has it open lets go of it; returns what stops it. */
export function onDiscard(listener: (tripId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a trip was deleted: what waits for it is not to be sent any more. */
export function discardTrip(tripId: string): void {
  for (const listener of listeners) listener(tripId);
}
