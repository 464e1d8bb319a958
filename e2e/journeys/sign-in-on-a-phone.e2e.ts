import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { addAuthenticator } from '../support/passkeys';
import { beMember, describe, fillInSignUp, newPerson } from '../support/people';
import { expectFocus } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';
import { dialog, openSignIn, SIGN_UP_TITLE } from '../support/sign-in-dialogs';

const { traveler, url } = useBrowser();
const phone = { size: PHONE, touch: true };

const typeField = (page: Page) => page.getByRole('button', { name: /Describe Yourself/ });

test('signing up with a trip on the screen takes five taps, and the keyboard does the rest', async () => {
  const person = newPerson();
  const device = await traveler(phone);
  const { page } = device;
  let taps = 0;
  const tap = (target: Locator) => {
    taps += 1;
    return target.tap();
  };
  await page.goto(await prepareTrip(device));

  await tap(page.getByRole('button', { name: 'Trip menu' }));
  await tap(page.getByRole('menuitem', { name: 'Create a free account' }));
  const form = dialog(page, SIGN_UP_TITLE);
  await tap(typeField(page));
  await tap(page.getByRole('option', { name: 'Traveler', exact: true }));
  for (const [label, text] of [
    ['First name', person.firstName],
    ['Last name', person.lastName],
    ['Email', person.email],
    ['Password', person.password],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expectFocus(field);
    expect(await field.getAttribute('enterkeyhint')).toBe(label === 'Password' ? 'go' : 'next');
    await page.keyboard.type(text);
    if (label !== 'Password') await page.keyboard.press('Enter');
  }
  await tap(form.getByRole('button', { name: 'CONTINUE', exact: true }));

  await form.waitFor({ state: 'detached' });
  expect(taps).toBe(5);
  await expectMember(page);
});

test('the type chosen on a device is chosen again in both forms, also after signing out', async () => {
  const { page } = await traveler(phone);
  const person = newPerson();
  await page.goto('/create_account');
  expect(await typeField(page).textContent()).not.toContain('Travel Advisor');
  await fillInSignUp(page, person);
  await describe(page, 'Travel Advisor');
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).tap();
  await expectMember(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Mei Lindqvist' }).tap();
  await page.getByRole('menuitem', { name: 'Sign out' }).tap();

  const form = await openSignIn(page);
  await expect.poll(() => typeField(page).textContent()).toContain('Travel Advisor');
  await form.getByRole('link', { name: 'Sign Up for Free Forever!' }).tap();
  await dialog(page, SIGN_UP_TITLE).waitFor();
  await expect.poll(() => typeField(page).textContent()).toContain('Travel Advisor');
});

test('a type that is no longer listed is not chosen again', async () => {
  const { page, context } = await traveler(phone);
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('wayfold.user-type', 'Astronaut');
  });
  await page.goto('/user_sign_in');

  await page.getByLabel('Password', { exact: true }).fill('Red-Rock 27');
  await page.getByLabel('Email', { exact: true }).fill('nobody-known@example.com');

  await typeField(page).waitFor();
  expect(await typeField(page).textContent()).not.toContain('Astronaut');
});

test('every field tells the phone’s password manager what belongs in it', async () => {
  const { page } = await traveler(phone);
  await page.goto('/user_sign_in');
  await page.getByLabel('Email', { exact: true }).waitFor();
  expect(await tokens(page)).toEqual({
    Email: 'username webauthn',
    Password: 'current-password',
  });

  await page.goto('/create_account');
  await page.getByLabel('First name').waitFor();
  // What the form asks for is what the spec asks for, and nothing else.
  expect(await tokens(page)).toEqual({
    'First name': 'given-name',
    'Last name': 'family-name',
    Email: 'username',
    Password: 'new-password',
  });
});

test('a passkey is offered in the email field, and signs in without anything typed', async () => {
  const person = newPerson();
  const { page } = await traveler(phone);
  await addAuthenticator(page);
  await beMember(page, url, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).tap();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('My phone');
  await page.getByRole('button', { name: 'Continue' }).tap();
  await page.getByText(/My phone, added/).waitFor();
  await page.getByRole('button', { name: 'Mei Lindqvist' }).first().tap();
  await page.getByRole('menuitem', { name: 'Sign out' }).tap();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');

  // The browser without a screen takes the only suggestion by itself.
  await page.goto('/user_sign_in');

  await expectMember(page);
});

/** Waits until a member is signed in and their planner is open. */
async function expectMember(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Trip menu' }).tap();
  await page.getByRole('menuitem', { name: 'Your account' }).waitFor();
}

/** The autocomplete tokens of the form's text fields, by label. */
function tokens(page: Page): Promise<Record<string, string>> {
  return page
    .locator('form input:is([type=text], [type=email], [type=password])')
    .evaluateAll((inputs) =>
      Object.fromEntries(
        (inputs as HTMLInputElement[]).map((input) => [
          input.labels?.[0]?.textContent ?? '',
          input.autocomplete,
        ]),
      ),
    );
}
