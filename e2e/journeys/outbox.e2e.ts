import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { tabTo } from '../support/keys';
import { newPerson, register, signIn } from '../support/people';
import { ADMIN } from '../support/served-product';

const { traveler, url } = useBrowser();

async function signInAs(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.goto('/user_sign_in');
  await signIn(page, { ...newPerson(), ...account });
  await page.waitForURL((address) => !address.pathname.startsWith('/user_sign_in'));
}

/** Opens the outbox as an admin, with an email to a new member in it. */
async function openOutbox(page: Page) {
  const person = newPerson();
  await register(url, person);
  await signInAs(page, ADMIN);
  await page.goto('/admin/outbox');
  const row = page.getByRole('row').filter({ hasText: person.email });
  return { row, mail: row.getByRole('link', { name: 'Welcome to Wayfold' }) };
}

test('an admin reads sent emails with the keyboard alone, as a mail program shows them and as text', async () => {
  const { page } = await traveler();
  const { row, mail } = await openOutbox(page);
  await row.getByText('Not sent').waitFor();
  await expectAccessibleInBoth(page);

  await tabTo(page, mail);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Welcome to Wayfold' }).waitFor();
  const shown = page.frameLocator('iframe');
  await shown.getByRole('heading', { name: 'Welcome to Wayfold' }).waitFor();
  expect(await shown.getByRole('link', { name: 'Confirm email' }).getAttribute('href')).toContain(
    `${url.replace('127.0.0.1', 'localhost')}/confirm_email/`,
  );

  await tabTo(page, page.getByRole('radio', { name: 'HTML' }));
  await page.keyboard.press('ArrowRight');
  await page.getByText('Confirm email:').waitFor();
  await expectAccessibleInBoth(page);

  await page.getByRole('link', { name: 'Back to outbox' }).press('Enter');
  await mail.waitFor();
});

test('an email is shown without being able to run any of its code', async () => {
  const { page } = await traveler();
  const { mail } = await openOutbox(page);

  await mail.click();

  const sandbox = await page.locator('iframe').getAttribute('sandbox');
  expect(sandbox?.split(' ')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
});

test('on a phone the outbox needs no sideways scrolling', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const { mail } = await openOutbox(page);
  await mail.waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessibleInBoth(page);
  await mail.click();
  await page.locator('iframe').waitFor();

  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('the outbox asks visitors to sign in and then opens for an admin; anyone else is sent home', async () => {
  const visitor = await traveler();
  await visitor.page.goto('/admin/outbox');
  await signIn(visitor.page, { ...newPerson(), ...ADMIN });
  await visitor.page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();

  const person = newPerson();
  await register(url, person);
  const member = await traveler();
  await signInAs(member.page, person);
  await member.page.goto('/admin/outbox');
  await member.page.waitForURL('/');
});
