import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { useSession } from '../account/account';
import { useSetting } from '../client/settings';
import { type DeviceStorage, deviceStorage, onOtherTab } from '../device/device-storage';
import { isGuest } from './session';

/** When a guest changed something for the first time on this device, in milliseconds since 1970. */
const FIRST_CHANGE_KEY = 'wayfold.first-change';
/** Never removed: an account is offered once per device. */
const OFFERED_KEY = 'wayfold.sign-up-offered';

const listeners = new Set<() => void>();

/** Notes that the user changed something on this device. */
export function noteChange(now = Date.now(), storage: DeviceStorage = deviceStorage): void {
  if (storage.getItem(FIRST_CHANGE_KEY) !== null) return;
  storage.setItem(FIRST_CHANGE_KEY, String(now));
  tell();
}

/** Time until an account is offered, in milliseconds, never negative; null if it never is. */
export function timeToOffer(
  after: { seconds: number; isMember: boolean },
  now: number,
  storage: DeviceStorage = deviceStorage,
): number | null {
  const first = Number(storage.getItem(FIRST_CHANGE_KEY) ?? Number.NaN);
  if (after.seconds <= 0 || after.isMember || Number.isNaN(first)) return null;
  if (storage.getItem(OFFERED_KEY) !== null) return null;
  return Math.max(0, first + after.seconds * 1_000 - now);
}

/**
 * Says when to offer an account: some seconds after a guest's first change, once per device.
 *
 * Call `take` when it is offered; false means that another tab was faster.
 */
export function useSignUpOffer(): { isDue: boolean; take: () => boolean } {
  const seconds = useSetting('signup_version_seconds');
  const session = useSession();
  const isMember = session !== null && !isGuest(session);
  const first = useSyncExternalStore(onOffer, offerText, () => '');
  const [, look] = useReducer((count: number) => count + 1, 0);
  const wait = timeToOffer({ seconds, isMember }, Date.now());
  useEffect(() => {
    if (first === '' || wait === null || wait === 0) return;
    const timer = setTimeout(look, wait);
    return () => clearTimeout(timer);
  }, [first, wait]);
  return { isDue: wait === 0, take: takeOffer };
}

function takeOffer(): boolean {
  if (deviceStorage.getItem(OFFERED_KEY) !== null) return false;
  deviceStorage.setItem(OFFERED_KEY, 'yes');
  tell();
  return true;
}

function offerText(): string {
  return `${deviceStorage.getItem(FIRST_CHANGE_KEY) ?? ''}${deviceStorage.getItem(OFFERED_KEY) ?? ''}`;
}

function onOffer(listener: () => void): () => void {
  listeners.add(listener);
  const stops = [onOtherTab(FIRST_CHANGE_KEY, listener), onOtherTab(OFFERED_KEY, listener)];
  return () => {
    listeners.delete(listener);
    for (const stop of stops) stop();
  };
}

function tell() {
  for (const listener of listeners) listener();
}
