import type { PageSnapshot } from '@wayfold/domain/page/trip-page-changes';
import { SEEN_PAGES_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';

/** Maximum number of remembered pages; the least recently viewed one is dropped first. */
const MOST_PAGES = 20;

type Seen = Record<string, PageSnapshot>;

/**
 * Stores what a page shows, and returns what it showed on the last visit; null the first time.
 *
 * The result stays the same within one visit, so a reload doesn't lose it.
 */
export function seeAgain(
  id: string,
  now: PageSnapshot,
  kept: { device: DeviceStorage; visit: DeviceStorage } = { device: deviceStorage, visit: visitStorage },
): PageSnapshot | null {
  const { [id]: last = null, ...others } = read<Seen>(kept.device, SEEN_PAGES_KEY) ?? {};
  const entries = Object.entries({ ...others, [id]: now });
  kept.device.setItem(SEEN_PAGES_KEY, JSON.stringify(Object.fromEntries(entries.slice(-MOST_PAGES))));
  const key = `${SEEN_PAGES_KEY}.${id}`;
  const before = read<{ seen: PageSnapshot | null }>(kept.visit, key);
  if (before) return before.seen;
  kept.visit.setItem(key, JSON.stringify({ seen: last }));
  return last;
}

function read<T>(storage: DeviceStorage, key: string): T | null {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null; // only written above
  } catch {
    return null;
  }
}

/** Storage for one visit; nothing is stored if storage is turned off. */
export const visitStorage: DeviceStorage = {
  getItem: (key) => tryTo(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => void tryTo(() => sessionStorage.setItem(key, value)),
  removeItem: (key) => void tryTo(() => sessionStorage.removeItem(key)),
};

function tryTo<T>(use: () => T): T | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
