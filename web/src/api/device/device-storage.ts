/** The part of the browser's storage that is used; tests pass their own. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const memory = new Map<string, string>();

/** Text stored on this device. If storage is turned off or full, values only last for this page. */
export const deviceStorage: DeviceStorage = {
  getItem(key) {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key, value) {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  removeItem(key) {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored there, so there is nothing to remove.
    }
  },
};

/** The database with the trips stored on this device. */
export const TRIP_DATABASE = 'wayfold';

/** False if no trip was ever stored on this device. Also true if the browser can't tell. */
export async function isAnythingKept(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === TRIP_DATABASE);
  } catch {
    // Some private windows have no databases, so trips only last for the page and only its storage knows them.
    return true;
  }
}

/** Calls back when another tab changes a key; returns a function that stops it. */
export function onOtherTab(key: string, changed: () => void): () => void {
  // A null key means that everything was cleared.
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) changed();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
