/**
 * Writes a detour as `1 h 05` or `40 min`, rounded to five minutes; null if that is 0, because it's on the way.
 *
 * @param seconds not negative
 */
export function detourTime(seconds: number): string | null {
  const minutes = Math.round(seconds / 300) * 5;
  if (minutes === 0) return null;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${String(minutes % 60).padStart(2, '0')}`;
}
