const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of the placeholders of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** `May 8, 2027`, as dates are shown everywhere. */
const DATE: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' };

/**
 * Fills in the placeholders of a text, and formats numbers and days.
 *
 * @param values the value of `day` is a day as `YYYY-MM-DD`
 * @throws Error if a value is missing
 */
export function fillIn(
  text: string,
  values: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${text}” needs a value for ${name}.`);
    if (typeof value === 'number') return value.toLocaleString(locale);
    return name === 'day' ? new Date(value).toLocaleDateString(locale, DATE) : value;
  });
}
