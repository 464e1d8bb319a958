/** What a hand feels, by length in milliseconds: something is lifted, dropped, or snaps into place. */
const LENGTHS = { lift: 14, drop: 8, snap: 6 } as const;

/** Lets the hand feel what happened, on devices that can; not for people who prefer reduced motion. */
export function feel(what: keyof typeof LENGTHS): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Safari has no vibration.
  navigator.vibrate?.(LENGTHS[what]);
}
