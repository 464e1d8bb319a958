/** The characters a time zone name can have, whether or not the zone exists. */
const ZONE_NAME = /^[A-Za-z0-9_+/-]{1,64}$/;
const MOST_ZONES = 1_000;
/**
 * Whether a time zone exists, by its lowercase name. Cached, because asking the engine takes as long as checking a
 * whole event.
 */
const zones = new Map<string, boolean>();

/** Whether this is the IANA name of a time zone that exists, such as `America/Denver`. */
export function isTimeZone(zone: string): boolean {
  if (!ZONE_NAME.test(zone)) return false;
  const name = zone.toLowerCase();
  const known = zones.get(name);
  if (known !== undefined) return known;
  if (zones.size >= MOST_ZONES) zones.clear();
  const isKnown = isKnownToEngine(name);
  zones.set(name, isKnown);
  return isKnown;
}

function isKnownToEngine(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch (problem) {
    if (problem instanceof RangeError) return false;
    throw problem;
  }
}
