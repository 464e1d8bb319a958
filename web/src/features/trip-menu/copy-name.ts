/** The maximum number of copies of a trip with unique names. */
const MOST_COPIES = 99;

/**
 * Names a copy: "Canyon loop (copy)", then "Canyon loop (copy 2)", even if a copy is copied.
 *
 * @param taken names of the existing trips
 * @param words the name of the nth copy, 1-based
 */
export function copyName(
  name: string,
  taken: ReadonlySet<string>,
  words: (trip: string, number: number) => string,
): string {
  const numbers = Array.from({ length: MOST_COPIES }, (_, index) => index + 1);
  const suffix = numbers.map((number) => words('', number)).find((end) => name.endsWith(end)) ?? '';
  const original = name.slice(0, name.length - suffix.length);
  const free = numbers.find((number) => !taken.has(words(original, number)));
  return words(original, free ?? MOST_COPIES);
}
