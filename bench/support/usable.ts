import type { BrowserContext, Page } from 'playwright-core';
import { addDestination } from '../../web/src/i18n/en/planner/add-destination';
import { itinerary } from '../../web/src/i18n/en/planner/itinerary';

/**
 * Watches every page of a device for the first paint that shows all these destinations, and the field for the next one if the
 * layout has it in view.
 */
export async function watchForUse(
  device: BrowserContext,
  names: readonly string[],
  { hasField = true } = {},
): Promise<void> {
  const field = hasField ? addDestination.label : null;
  await device.addInitScript(watch, { field, list: itinerary.list, names: [...names] });
}

/** Milliseconds from navigation to that paint. */
export async function usableAfter(page: Page): Promise<number> {
  const usableAt = await page.waitForFunction(usableAtOf, undefined, { timeout: 60_000 });
  return Number(await usableAt.jsonValue());
}

/** What to watch for in the page; a null field isn't sought. */
type Sought = { field: string | null; list: string; names: string[] };

/** Runs in the page: records the time right after the first paint that shows the whole list and the field. */
function watch({ field, list, names }: Sought): void {
  const hasField = () =>
    [...document.querySelectorAll('input')].some((input) => {
      const label = input.getAttribute('aria-label') ?? input.labels?.[0]?.textContent ?? '';
      return label.trim() === field && !input.disabled && input.checkVisibility();
    });
  const hasList = () => {
    const text = document.querySelector(`[aria-label="${list}"]`)?.textContent ?? '';
    return names.every((name) => text.includes(name));
  };
  const look = () => {
    if ((field !== null && !hasField()) || !hasList()) return void requestAnimationFrame(look);
    // A message sent while a frame is rendered arrives after that frame is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => Object.assign(window, { usableAt: performance.now() });
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}

/** Runs in the page. */
function usableAtOf(): number | undefined {
  return (window as { usableAt?: number }).usableAt; // set only by watchForUse
}
