/**
 * Copies a text that isn't known yet; call it right when something is pressed, because browsers only allow it then.
 *
 * @returns whether it was copied: false if the text never comes, and if the browser denies it
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  const plain = text.then((words) => new Blob([words], { type: 'text/plain' }));
  // Whoever asked for the text reports why it didn't come.
  plain.catch(() => {});
  // Browsers have no clipboard API without a secure context.
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': plain })]);
    return true;
  } catch {
    return false;
  }
}
