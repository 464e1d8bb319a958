const HOUR = new Intl.DateTimeFormat('en-US', { hour: 'numeric', timeZone: 'UTC' });

/** "3 PM", from a date in UTC. */
export function hourOf(date: Date): string {
  // Newer locale data has a narrow no-break space before AM and PM.
  return HOUR.format(date).replaceAll('\u202f', ' ');
}
