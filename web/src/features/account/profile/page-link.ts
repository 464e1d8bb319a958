/** Completes a typed URL with a missing scheme. */
export function completeLink(text: string): string {
  if (text === '' || /^[a-z][a-z\d+.-]*:/i.test(text)) return text.replace(/^http:\/\//i, 'https://');
  return `https://${text}`;
}

/** Whether a text is empty or a URL that the server would accept. */
export function isPageLink(text: string): boolean {
  if (text === '') return true;
  if (!/^https:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}
