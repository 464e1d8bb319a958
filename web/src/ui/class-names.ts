/** Joins class names with a space, leaving out those that are false, empty or missing. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
