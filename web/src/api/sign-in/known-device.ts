import { DEVICE_KEY } from '../device/device-keys';
import { type DeviceStorage, deviceStorage } from '../device/device-storage';

/** Returns the header that identifies this device, once someone has signed in on it. */
export function deviceHeader(storage: DeviceStorage = deviceStorage): Record<string, string> {
  const device = storage.getItem(DEVICE_KEY);
  return device === null ? {} : { 'x-wayfold-device': device };
}
