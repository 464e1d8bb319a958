import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** An announcement for screen readers. */
export function said(page: Page, sentence: string): Locator {
  return page.getByRole('status').getByText(sentence, { exact: true });
}

/** Presses a key until the page announces the result; a row that was just lifted needs a moment before it can move. */
export async function pressUntil(page: Page, key: string, sentence: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.keyboard.press(key);
        return said(page, sentence)
          .waitFor({ timeout: 2_000 })
          .then(
            () => 'said',
            () => 'not yet',
          );
      },
      { timeout: 15_000 },
    )
    .toBe('said');
}
