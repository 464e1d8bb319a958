import type { Page } from 'playwright-core';

/** What the screen of a phone has at its edges, such as a notch, in CSS pixels. */
export type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>;

/** Gives a page a screen with insets, which it reads from `env(safe-area-inset-*)`. */
export async function setInsets(page: Page, insets: Insets): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/**
 * Finds the controls and headings of a page that are under the insets, wherever its lists are scrolled to. Skips what is on the
 * map, since it moves with the map.
 *
 * @returns their names; empty if there are none
 */
export function underInsets(page: Page, insets: Insets): Promise<string[]> {
  return page.evaluate(({ top, right, bottom, left }) => {
    const step = 5;
    const looked =
      'a[href], button, input, select, textarea, h1, h2, h3, [role="option"], [role="menuitem"], [role="menuitemradio"], [role="radio"], [role="slider"]';
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const found = new Set<string>();
    const look = (x: number, y: number) => {
      const target = document.elementFromPoint(x, y)?.closest(looked);
      if (!target || target.closest('[aria-label$=" on the map"]')) return;
      const name = target.getAttribute('aria-label') ?? target.textContent;
      found.add(`${target.tagName.toLowerCase()} "${name?.slice(0, 40)}"`);
    };
    const lookIn = (fromX: number, toX: number, fromY: number, toY: number) => {
      for (let x = fromX + 1; x < toX; x += step) for (let y = fromY + 1; y < toY; y += step) look(x, y);
    };
    const scrollers = Array.from(document.querySelectorAll<HTMLElement>('*')).filter(
      (element) =>
        element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto',
    );
    const at = scrollers.map(({ scrollTop }) => scrollTop);
    for (const end of [0, Number.MAX_SAFE_INTEGER]) {
      for (const scroller of scrollers) scroller.scrollTop = end;
      if (end === 0) lookIn(0, width, 0, top);
      else lookIn(0, width, height - bottom, height);
      lookIn(0, left, 0, height);
      lookIn(width - right, width, 0, height);
    }
    for (const [index, scroller] of scrollers.entries()) scroller.scrollTop = at[index] ?? 0;
    return [...found];
  }, insets);
}
