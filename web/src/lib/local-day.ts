/** The day of a moment in this device's time zone, YYYY-MM-DD; by default today. */
export function localDay(at: Date = new Date()): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
