import { useEffect, useRef } from 'react';

/**
 * Focuses an element one frame later if the focused one is gone by then; focuses the main part of the page if the
 * element doesn't exist.
 */
export function focusOnceLost(find: () => Element | null): void {
  requestAnimationFrame(() => {
    // The user has moved focus in the meantime.
    if (document.activeElement !== document.body) return;
    const found = find() ?? document.querySelector('main');
    if (found instanceof HTMLElement) found.focus();
  });
}

/** When a dialog or panel closes and focus is lost, focuses an element, because the opener may be gone. */
export function useFocusOnClose(isOpen: boolean, find: () => Element | null): void {
  const wasOpen = useRef(isOpen);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (wasOpen.current && !isOpen) focusOnceLost(() => latest.current());
    wasOpen.current = isOpen;
  }, [isOpen]);
}

/** The account control in a page's bar: the signed-in user, or the sign-in button. */
export function accountButton(): Element | null {
  return document.querySelector('[data-account]');
}

/** The control that adds a destination: a field, or the button that opens one; null while neither is on screen. */
export function addDestinationControl(): Element | null {
  return document.querySelector('[data-add-destination] input, button[data-add-destination]');
}

/** The row of a destination in the itinerary; null while it isn't on screen. */
export function stopRowButton(id: string): Element | null {
  return document.querySelector(`[data-stop-row="${CSS.escape(id)}"] button`);
}
