/** What somebody typed as the address of a page, with the beginning they left out. */
export function completeLink(text: string): string {
  if (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text)) return text.replace(/^http:\/\//i, 'https://');
  return `https://${text}`;
}
