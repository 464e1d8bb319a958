import { expect, test } from 'vitest';
import { openAccount } from '../support/account';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import { newPerson, register, signIn } from '../support/people';
import { expectFocus } from '../support/planner';

const { traveler, url } = useBrowser();

/** Rules to skip while a menu or dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

test('the account page and its dialogs are accessible in both color schemes', {
  timeout: 120_000,
}, async () => {
  const { page } = await traveler();
  await openAccount(page, url, newPerson());
  await expectAccessibleInBoth(page);
  for (const name of ['Change your email', 'Change password', 'Add a passkey', 'Set up', 'Add a contact']) {
    await page.getByRole('button', { name }).click();
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInBoth(page, HIDES_THE_PAGE);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await page.goto('/delete_account');
  await page.getByRole('heading', { name: 'Delete your account' }).waitFor();
  await expectAccessibleInBoth(page);
});

test('on the narrowest phone, nothing on the account page is cut off, and long names wrap', async () => {
  const { page } = await traveler({ size: { width: 320, height: 640 }, touch: true });
  const person = {
    ...newPerson(),
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'นามสกุลยาวมาก',
  };
  await openAccount(page, url, person);

  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await beyond()).toBe(0);
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: 'Security' }).tap();
  await expectFocus(page.getByRole('region', { name: 'Security' }));
  expect(await page.getByRole('link', { name: 'Security' }).getAttribute('aria-current')).toBe('true');
});

test('signed out, the account page shows a sign-in dialog that can only be left by signing in or going home', async () => {
  const { page } = await traveler();
  const person = newPerson();
  await register(url, person);
  const dialog = page.getByRole('dialog');
  await page.goto('/account');
  await dialog.getByRole('heading', { name: 'Sign In' }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await dialog.getByRole('link', { name: 'Home page' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goBack();
  await dialog.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
  await dialog.getByRole('heading', { name: /^Create a Free Account/ }).waitFor();
  await dialog.getByRole('link', { name: 'Home page' }).waitFor();
  await dialog.getByRole('link', { name: 'Sign In' }).click();
  await signIn(page, person);

  await page.getByRole('heading', { name: 'Your account' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account');
});
