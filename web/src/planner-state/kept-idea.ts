import { LINKED_IDEA_KEY as KEY } from '../api/device/device-keys';

/** Stores the idea that the landing page opens next. Does nothing if the browser blocks storage. */
export function keepIdea(ideaId: string): void {
  try {
    localStorage.setItem(KEY, ideaId);
  } catch {
    // Without storage, the landing page opens without the idea.
  }
}

/** Returns the stored idea and removes it; null if there is none. */
export function takeKeptIdea(): string | null {
  try {
    const ideaId = localStorage.getItem(KEY);
    if (ideaId !== null) localStorage.removeItem(KEY);
    return ideaId;
  } catch {
    return null;
  }
}
