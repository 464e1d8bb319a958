import type { PageSnapshot } from '@wayfold/domain/page/trip-page-changes';
import { SEEN_PAGES_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';

/** Pages a device remembers; the one that was not looked at for the longest time is forgotten first. */
const MOST_PAGES = 20;

type Seen = Record<string, PageSnapshot>;

/**
 * Keeps what a page shows, and answers what it showed when it was last looked at; null the first time.
 *
 * Within one visit the answer stays the same, so that loading the page anew does not take back what was told.
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
    return JSON.parse(storage.getItem(key) ?? 'null') as T | null; // written above alone
  } catch {
    return null;
  }
}

/** What lasts for one visit. Where storage is switched off, nothing does. */
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
