import type { Place } from '@wayfold/contract/places/places';
import { RECENT_PLANS_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';
import { parseKept } from './kept-favorites';

/** Maximum number of remembered places; the oldest is dropped first. */
const MOST = 20;

/** The places that were last added to days of trips on this device, newest first. */
export function recentPlans(storage: DeviceStorage = deviceStorage): readonly Place[] {
  return parseKept(storage.getItem(RECENT_PLANS_KEY));
}

/** Remembers a place that is added to a day. */
export function noteRecentPlan(place: Place, storage: DeviceStorage = deviceStorage): void {
  const isOther = ({ id, name }: Place) => id !== place.id || name !== place.name;
  const recent = [place, ...recentPlans(storage).filter(isOther)].slice(0, MOST);
  storage.setItem(RECENT_PLANS_KEY, JSON.stringify(recent));
}
