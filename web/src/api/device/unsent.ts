const waiting = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes how many changes of a trip are still unsent in this tab. */
export function noteUnsent(tripId: string, changes: number): void {
  if ((waiting.get(tripId) ?? 0) === changes) return;
  if (changes === 0) waiting.delete(tripId);
  else waiting.set(tripId, changes);
  for (const listener of listeners) listener();
}

/** True while any change made in this tab hasn't reached the server. */
export function hasUnsent(): boolean {
  return waiting.size > 0;
}

/** Calls back when the unsent count changes; returns a function that stops it. */
export function onUnsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
