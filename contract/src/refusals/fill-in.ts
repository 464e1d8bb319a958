const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of the placeholders of a text, in order. */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/**
 * Fills in the placeholders of a text, and formats numbers.
 *
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
    return typeof value === 'number' ? value.toLocaleString(locale) : value;
  });
}
