import type { Page } from 'playwright-core';

/** How the on-screen keyboard of a phone takes its room: the page gets smaller, or only what is seen of it. */
export type KeyboardKind = 'resizes the page' | 'covers the page';

/**
 * Gives a page an on-screen keyboard, before its first load.
 *
 * @returns opens and closes the keyboard
 */
export async function addKeyboard(
  page: Page,
  { kind, height }: { kind: KeyboardKind; height: number },
): Promise<(isOpen: boolean) => Promise<void>> {
  const size = page.viewportSize();
  if (!size) throw new Error('The page has no size.');
  if (kind === 'resizes the page') {
    return (isOpen) => page.setViewportSize({ ...size, height: size.height - (isOpen ? height : 0) });
  }
  await page.addInitScript(() => {
    Object.assign(window, { coveredBy: 0 });
    Object.defineProperty(VisualViewport.prototype, 'height', {
      get: () => innerHeight - (window as unknown as { coveredBy: number }).coveredBy,
    });
  });
  return (isOpen) =>
    page.evaluate(
      (coveredBy) => {
        Object.assign(window, { coveredBy });
        visualViewport?.dispatchEvent(new Event('resize'));
      },
      isOpen ? height : 0,
    );
}

/**
 * Finds what can't be reached above an open keyboard: the focused field if it is out of sight, and controls of the topmost
 * dialog, or of the field's form, that scrolling doesn't bring into sight. Skips what is on the map, which makes room for the field.
 *
 * @param line the top of the keyboard, in CSS pixels
 */
export function underKeyboard(page: Page, line: number): Promise<string[]> {
  return page.evaluate((bottom) => {
    const nameOf = (element: Element) =>
      element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent?.slice(0, 40);
    const isInSight = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return left >= 0 && top >= 0 && top + Math.min(height, 44) <= bottom && width > 0;
    };
    const isCovered = (control: Element) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 22));
      return hit !== null && !control.contains(hit) && !hit.contains(control);
    };
    const found: string[] = [];
    const { activeElement: focused } = document;
    if (!focused?.matches('input, textarea')) found.push('no field has the focus');
    else if (!isInSight(focused)) found.push(`the focused field "${nameOf(focused)}"`);
    const dialog = Array.from(document.querySelectorAll('[role="dialog"], [role="alertdialog"]')).at(-1);
    const root = dialog ?? focused?.closest('form');
    for (const control of root?.querySelectorAll('button, input, textarea, select, a[href]') ?? []) {
      const { width, height } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (
        width <= 1 ||
        height <= 1 ||
        !isSeen ||
        control.closest('[inert], [aria-hidden="true"], [aria-label="Map of your trip"]')
      )
        continue;
      control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      if (!isInSight(control) || isCovered(control))
        found.push(`${control.tagName.toLowerCase()} "${nameOf(control)}"`);
    }
    focused?.scrollIntoView({ block: 'nearest' });
    return found;
  }, line);
}
