/** How long the device may look for itself, in milliseconds. */
const PATIENCE_MS = 15_000;
/** A position of the last minutes will do. */
const OLD_ENOUGH_MS = 5 * 60_000;

/**
 * Asks the device where it is, `[lon, lat]` in degrees; null when it does not know or the traveler does not say.
 *
 * Only for a press on something that says so: the browser asks the traveler.
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
