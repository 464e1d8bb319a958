import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAccount } from '../support/account';
import { useBrowser } from '../support/browser';
import { newPerson } from '../support/people';
import { expectFocus, expectLayers, openStop } from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';
import { dialog, openSignIn, SIGN_UP_TITLE } from '../support/sign-in-dialogs';

const { traveler, url } = useBrowser();

/** A field of a form that asks before its text is discarded. */
interface Form {
  field: Locator;
  text: string;
  /** What it asks. */
  question: string;
}

/** Types into a form, goes back, keeps the text, goes back again and discards it. */
async function expectAsked(page: Page, { field, text, question }: Form): Promise<void> {
  await field.fill(text);
  const ask = page.getByRole('alertdialog', { name: question });
  await expectLayers(page, 1, question);

  await page.goBack();
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await ask.waitFor({ state: 'detached' });
  expect(await field.inputValue()).toBe(text);
  await expectFocus(field);
  await page.keyboard.press('Escape');
  await ask.getByRole('button', { name: 'Discard' }).click();

  await field.waitFor({ state: 'detached' });
  await expectLayers(page, 0, question);
}

test('forms of the account ask before typed text is discarded', async () => {
  const { page } = await traveler();
  await openAccount(page, url, newPerson());
  for (const [button, label, question] of [
    ['Change your email', 'New email', 'Discard the new email address?'],
    ['Add a contact', 'First name', 'Discard the changes to this contact?'],
    ['Change password', 'Current password', 'Discard the new password?'],
    ['Add a passkey', 'Name', 'Discard the passkey’s name?'],
  ] as const) {
    await page.getByRole('button', { name: button, exact: true }).click();
    const field = page.getByRole('dialog').getByLabel(label).first();
    await expectAsked(page, { field, text: 'Steady lantern', question });
  }
});

test('signing up asks before it is left with something typed, and not with nothing typed', async () => {
  const { page } = await traveler();
  await page.goto('/');
  const signIn = await openSignIn(page);
  await signIn.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
  const signUp = dialog(page, SIGN_UP_TITLE);
  await signUp.waitFor();
  await page.goBack();
  await signUp.waitFor({ state: 'detached' });

  await page.goto('/user_signup');
  await expectAsked(page, {
    field: signUp.getByLabel('First name'),
    text: 'Mei',
    question: 'Leave without creating an account?',
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('the name of a new trip is not lost, and without one, Back leaves its page', async () => {
  const { page } = await traveler();
  await page.goto('/');
  await page.goto('/trip_plan/new_trip');
  const field = page.getByLabel('Trip name');
  await field.waitFor();
  await page.goBack();
  await field.waitFor({ state: 'detached' });

  await page.goForward();
  await expectAsked(page, { field, text: 'Nordlichter', question: 'Discard the new trip?' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('a new first day of the trip is not lost', async () => {
  const { page } = await openRoadTrip(await traveler());
  await page.getByRole('button', { name: 'Change the dates' }).click();
  await expectAsked(page, {
    field: page.getByRole('textbox', { name: 'First day' }),
    text: 'Jul 1, 2027',
    question: 'Discard the new first day?',
  });
});

test('a day typed into a popover is not lost, and half of one is', async () => {
  const { page } = await openRoadTrip(await traveler());
  await openStop(page, 'Moab');
  const arrive = page.getByRole('button', { name: /^Arrive in Moab: / });
  const field = page.getByRole('textbox', { name: 'Type a date' });
  await arrive.click();
  await expectAsked(page, { field, text: 'May 12, 2027', question: 'Discard the new date?' });

  for (const nothingNew of ['May', 'May 10, 2027']) {
    await arrive.click();
    await field.fill(nothingNew);
    await page.goBack();
    await field.waitFor({ state: 'detached' });
  }
});
