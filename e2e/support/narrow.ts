import type { Page } from 'playwright-core';

/** With fewer letters in its longest line, text is too narrow to read. */
const LEAST_LETTERS = 8;
/** Anything that scrolls sideways and is at most this high, in pixels, is a row of controls. */
const ROW_HEIGHT = 120;

/**
 * Finds what breaks on a narrow screen: text whose longest line has too few letters to read, and controls that are outside
 * the screen and can't be scrolled into view within their own row. Skips what is on the map, since it moves with the map.
 *
 * @returns a line for each problem; empty if there are none
 */
export function spoiledBy(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, mostOfRow]) => {
      /** Text for screen readers only is one pixel in size. */
      const isPixel = ({ width, height }: DOMRect) => width <= 1 && height <= 1;
      const isShown = (element: Element) =>
        !isPixel(element.getBoundingClientRect()) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden, [aria-hidden="true"], [inert], [aria-label$=" on the map"]') ===
          null;
      // A taller list that scrolls sideways isn't a row; something in it is too wide.
      const isInSidewaysRow = (element: Element | null): boolean => {
        for (let at = element; at; at = at.parentElement) {
          const { overflowX } = getComputedStyle(at);
          if (overflowX === 'auto' || overflowX === 'scroll') return at.clientHeight <= mostOfRow;
        }
        return false;
      };
      /** Number of letters in the longest line of a text, without those that its element cuts off. */
      const longestLine = (text: Text, element: Element): number => {
        const range = document.createRange();
        const cut =
          getComputedStyle(element).overflowX === 'visible' ? null : element.getBoundingClientRect();
        const lines = new Map<number, number>();
        for (let at = 0; at < text.length; at += 1) {
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top: exactTop, right } = range.getBoundingClientRect();
          if (cut && right > cut.right + 1) continue;
          const top = Math.round(exactTop);
          lines.set(top, (lines.get(top) ?? 0) + 1);
        }
        return Math.max(0, ...lines.values());
      };
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text; // the walker only returns text nodes
        const words = text.data.trim();
        if (words === '' || !text.parentElement || !isShown(text.parentElement)) continue;
        // Text is only too narrow if words are broken; lines of short words may be short.
        const longestWord = Math.max(...words.split(/\s+/).map((word) => word.length));
        const letters = longestLine(text, text.parentElement);
        if (letters < Math.min(least, longestWord)) found.push(`"${words}" has ${letters} letters a line`);
      }
      const pressable =
        'a[href], button, input, select, textarea, [role="option"], [role="menuitem"], [role="radio"]';
      for (const element of Array.from(document.querySelectorAll(pressable))) {
        if (!isShown(element) || isInSidewaysRow(element)) continue;
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || (left >= -1 && right <= innerWidth + 1)) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent;
        found.push(`"${name}" stands at ${Math.round(left)} to ${Math.round(right)}`);
      }
      return found;
    },
    [LEAST_LETTERS, ROW_HEIGHT] as const,
  );
}
