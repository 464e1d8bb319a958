/** The initials of a name in any script, at most two; the first letter of the address if there is no name. */
export function initialsOf(person: { firstName: string; lastName: string; email: string }): string {
  const { firstName, lastName, email } = person;
  const letters = [firstLetter(firstName), firstLetter(lastName)].join('') || firstLetter(email);
  return letters.toLocaleUpperCase();
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function firstLetter(text: string): string {
  for (const { segment } of graphemes.segment(text.trim())) return segment;
  return '';
}
