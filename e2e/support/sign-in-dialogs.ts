import type { Locator, Page } from 'playwright-core';

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
export const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

/** The title of the sign-up dialog. */
export const SIGN_UP_TITLE = 'Create a Free Account to save your Trips and Favorites';

/** The dialog with this title. */
export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true });
}

/** Opens the sign-in dialog from the page's header, and waits for its form. */
export async function openSignIn(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const form = dialog(page, 'Sign in');
  await form.getByLabel('Email', { exact: true }).waitFor();
  return form;
}

/** Email addresses whose type the page looked up; the list grows during the journey. */
export function askedAddresses(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, address] = request.url().split('/type_detail/');
    if (address) asked.push(decodeURIComponent(address));
  });
  return asked;
}
