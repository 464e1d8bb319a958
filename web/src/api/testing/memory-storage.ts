import type { DeviceLocks } from '../device/device-locks';
import type { DeviceStorage } from '../device/device-storage';

/** Storage of a device, as all its tabs see it. */
export function memoryStorage(kept: Record<string, string> = {}): DeviceStorage & { keys(): string[] } {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    keys: () => [...values.keys()].sort(),
  };
}

/** Locks shared by the tabs of one device: the second caller waits for the first. */
export function sharedLocks(): DeviceLocks {
  const last = new Map<string, Promise<unknown>>();
  return {
    hold(name, run) {
      const turn = (last.get(name) ?? Promise.resolve()).then(run);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** A promise that a test resolves. */
export function opening(): { open: () => void; isOpen: Promise<void> } {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, isOpen };
}
