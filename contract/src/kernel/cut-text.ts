/** At most `max` UTF-16 units of a text, one fewer where that would split a surrogate pair: half of one is no text. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}
