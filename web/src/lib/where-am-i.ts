/** Timeout of the device's geolocation, in milliseconds. */
const PATIENCE_MS = 15_000;
/** Maximum age of a cached position, in milliseconds. */
const OLD_ENOUGH_MS = 5 * 60_000;

/**
 * Returns the device's position, `[lon, lat]` in degrees; null if it is unknown or the traveler denies access.
 *
 * Only call it from a control that says so, because the browser asks the traveler for permission.
 */
export function whereAmI(): Promise<[number, number] | null> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve([longitude, latitude]),
      () => resolve(null),
      { timeout: PATIENCE_MS, maximumAge: OLD_ENOUGH_MS },
    );
  });
}
