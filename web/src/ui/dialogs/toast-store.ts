/** The text and action of a toast. */
export interface ToastWords {
  message: string;
  /** One action, such as Undo; a toast with one stays 8 seconds instead of 5. */
  action?: { label: string; onAction: () => void };
}

/** A toast on screen. */
export interface ShownToast extends ToastWords {
  /** Increases with each toast. */
  id: number;
}

let shown: ShownToast | null = null;
let nextId = 1;
/** Of the newest toast that was shown. */
let newestId = 0;
const listeners = new Set<() => void>();

function show(next: ShownToast | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Calls the listener whenever another toast, or none, is on screen. */
export function followToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast on screen, or null. */
export function shownToast(): ShownToast | null {
  return shown;
}

/**
 * Confirms for a few seconds that something was done; replaces a toast that is still visible.
 *
 * Never for an error that needs action: that is a `Banner` where the problem is.
 */
export function toast(words: ToastWords): void {
  reserveToast()(words);
}

/**
 * For a toast whose words are still loading: call it at the moment of the action, and the returned function with the words.
 * A toast about something later stays.
 */
export function reserveToast(): (words: ToastWords) => void {
  const id = nextId++;
  return (words) => {
    if (id < newestId) return;
    newestId = id;
    show({ ...words, id });
  };
}

/** Removes the toast, if there is one. */
export function dismissToast(): void {
  if (shown) show(null);
}
