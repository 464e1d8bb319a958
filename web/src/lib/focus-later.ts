/**
 * Gives the focus to an element one frame later, where what had it is gone by then; to the page's main part when there is
 * no such element.
 */
export function focusOnceLost(find: () => Element | null): void {
  requestAnimationFrame(() => {
    // Someone has gone on to something else meanwhile.
    if (document.activeElement !== document.body) return;
    const found = find() ?? document.querySelector('main');
    if (found instanceof HTMLElement) found.focus();
  });
}

/** The row of a destination in the itinerary; null while it is not on screen. */
export function stopRowButton(id: string): Element | null {
  return document.querySelector(`[data-stop-row="${CSS.escape(id)}"] button`);
}
