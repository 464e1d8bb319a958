import { useEffect, useRef } from 'react';

/** How long an element whose code still loads may take to appear. */
const APPEARS_WITHIN_MS = 2_000;

/**
 * Focuses an element one frame later if the focused one is gone by then. While the element doesn't exist, the main part of the
 * page has the focus; an element that appears soon still gets it, unless the user has moved on.
 */
export function focusOnceLost(find: () => Element | null): void {
  requestAnimationFrame((now) => {
    // The user has moved focus in the meantime.
    if (document.activeElement === document.body) focusWhenThere(find, now + APPEARS_WITHIN_MS);
  });
}

/** @param until when to stop looking, as `requestAnimationFrame` counts */
function focusWhenThere(find: () => Element | null, until: number): void {
  const found = find();
  const main = document.querySelector('main');
  const target = found ?? main;
  if (target instanceof HTMLElement && target !== document.activeElement) target.focus();
  if (found) return;
  requestAnimationFrame((now) => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement === document.querySelector('main');
    if (isLost && now < until) focusWhenThere(find, until);
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

/** The button that adds a plan to a day of a destination; null while it isn't on screen. */
export function addPlanButton({ destid, dayIndex }: { destid: string; dayIndex: number }): Element | null {
  return document.querySelector(`[data-add-plan="${CSS.escape(`${destid} ${dayIndex}`)}"]`);
}
