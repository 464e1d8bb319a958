import { LINKED_IDEA_KEY as KEY } from '../api/device/device-keys';

/** Keeps the idea that the landing page opens next. Nothing is kept where the browser allows no storage. */
export function keepIdea(ideaId: string): void {
  try {
    localStorage.setItem(KEY, ideaId);
  } catch {
    // A browser that keeps nothing shows the landing page without it.
  }
}

/** The kept idea, which is then forgotten; null without one. */
export function takeKeptIdea(): string | null {
  try {
    const ideaId = localStorage.getItem(KEY);
    if (ideaId !== null) localStorage.removeItem(KEY);
    return ideaId;
  } catch {
    return null;
  }
}
