import { LINKED_PLACE_KEY as KEY } from '../api/device/device-keys';

/** Navigation state of the landing page when it is opened for a shared place. */
export interface PlaceHandover {
  placeId?: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState extends PlaceHandover {}
}

/** Stores a link's place for the landing page, which takes it once. Does nothing if the browser blocks storage. */
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
