import { LINKED_PLACE_KEY as KEY } from '../api/device/device-keys';

/** What the landing page finds in the navigation state when it is opened for a place that somebody shared. */
export interface PlaceHandover {
  placeId?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends PlaceHandover {}
}

/** Keeps the place of a link for the landing page, which takes it once. Where nothing can be kept, nothing is. */
export function keepPlaceId(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // The landing page then opens without the place.
  }
}

/** Returns the stored place and removes it; null if there is none. */
export function takePlaceId(): string | null {
  try {
    const id = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return id;
  } catch {
    return null;
  }
}
