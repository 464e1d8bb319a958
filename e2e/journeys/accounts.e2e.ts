import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Traveler, useBrowser } from '../support/browser';
import {
  beMember,
  beSignedIn,
  describe,
  expectSignedIn,
  mailedPath,
  newPerson,
  type Person,
  register,
  signIn,
  signUp,
} from '../support/people';
import { addDestination, expectSaved, expectStops, notices } from '../support/planner';
import { addTrip, prepareTrip, ROAD_STOPS } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

const DENVER = { startDate: null, stops: ROAD_STOPS.slice(0, 1) };
const MOAB = { startDate: null, stops: ROAD_STOPS.slice(1, 2) };

/** Starts a trip with one destination, as a visitor does, and returns its id. */
async function plan(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Where to first?').fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(page, [name]);
  await expectSaved(page);
  return new URL(page.url()).searchParams.get('trip') ?? '';
}

/** Makes the device's owner a member with a trip to Denver through the API, and returns the URL of the trip. */
async function memberTrip(device: Traveler, person: Person): Promise<string> {
  const { token } = await beMember(device.page, url, person);
  return addTrip(device, token, DENVER);
}

async function openSignUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
}

test('a visitor’s trip is in the account they create, here and on another device', async () => {
  const person = newPerson();
  const { page } = await traveler();
  const trip = await plan(page, 'Denver');
  await addDestination(page, 'Moab', 'Utah');
  await expectSaved(page);

  await openSignUp(page);
  await signUp(page, person);
  await expectSignedIn(page, person);
  await expectStops(page, ['Denver', 'Moab']);
  await addDestination(page, 'Page', 'Arizona');
  await expectSaved(page);
  await page.reload();
  await expectStops(page, ['Denver', 'Moab', 'Page']);

  const other = await traveler();
  await beSignedIn(other.page, url, person);
  await other.page.goto(`/trip_plan?trip=${trip}`);
  await expectStops(other.page, ['Denver', 'Moab', 'Page']);
});

test('someone who plans on two devices and signs in has both trips on both', async () => {
  const person = newPerson();
  const home = await traveler();
  const homeTrip = await memberTrip(home, person);
  const phone = await traveler();
  const phoneTrip = await prepareTrip(phone, MOAB);
  await phone.page.goto(phoneTrip);
  await expectStops(phone.page, ['Moab']);
  await phone.page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signIn(phone.page, person);
  await expectSignedIn(phone.page, person);

  await expectStops(phone.page, ['Moab']);
  await addDestination(phone.page, 'Page', 'Arizona');
  await expectSaved(phone.page);
  for (const { page } of [home, phone]) {
    await page.goto(homeTrip);
    await expectStops(page, ['Denver']);
    await page.goto(phoneTrip);
    await expectStops(page, ['Moab', 'Page']);
  }
});

test('a forgotten password is reset through the emailed link, which works once', async () => {
  const person = newPerson();
  await register(url, person);
  const { page, errors } = await traveler();
  await page.goto('/user_sign_in');
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page
    .getByText(
      'An email with instructions to reset your password has been sent to your email registered with Wayfold',
    )
    .waitFor();

  const link = await mailedPath(url, person.email, 'reset');
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('Blue-Lake 28');
  expect(page.url()).not.toContain(link.split('/').at(-1));
  await page.getByRole('button', { name: 'Save new password' }).click();
  await page.getByText('Your new password is saved').waitFor();

  await page.goto('/user_sign_in');
  await signIn(page, person);
  await page.getByText('Sorry we couldn’t find an account with that password.').waitFor();
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByLabel('Password', { exact: true }).fill('Blue-Lake 28');
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await expectSignedIn(page, person);

  await page.goto(link);
  await page.getByText('This link no longer works').waitFor();
  errors.splice(0); // The browser logs the expected refusals.
});

test('a deleted account is gone from every screen', async () => {
  const person = newPerson();
  const device = await traveler();
  const { page, errors } = device;
  const trip = await memberTrip(device, person);
  await page.goto(trip);
  await expectStops(page, ['Denver']);

  await page.goto('/delete_account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByText('Are you sure you want to delete this account?').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();

  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto(trip);
  await page.getByRole('heading', { name: 'Trip not found' }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(person.email);
  errors.splice(0); // The browser logs the expected 404.
});

test('signing up, signing out and signing in again work with the keyboard alone', async () => {
  const person = newPerson();
  const { page } = await traveler();
  const { keyboard } = page;
  const focused = (name: RegExp | string) =>
    expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(name);
  await page.goto('/create_account');
  await page.getByRole('heading', { name: 'Create a Free Account' }).waitFor();
  await page.getByRole('button', { name: /Describe Yourself/ }).focus();
  await keyboard.press('Enter');
  await page.getByRole('option', { name: 'Traveler', exact: true }).waitFor();
  await keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'hidden' });
  await keyboard.press('Tab');
  for (const text of [person.firstName, person.lastName, person.email, person.password]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await page.getByText('Your password is secure and you’re all set').first().waitFor();
  await page.getByLabel('Password', { exact: true }).focus();
  await keyboard.press('Enter');

  await expectSignedIn(page, person);
  await page.getByRole('button', { name: 'Mei Lindqvist' }).first().focus();
  await keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await keyboard.press('End');
  await focused(/Sign out/);
  await keyboard.press('Enter');
  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor();
  expect(await notices(page).textContent()).not.toContain('Sorry');
});

test('a password that is easy to guess is never called secure, and a better one is accepted', async () => {
  const person = newPerson();
  const { page } = await traveler();
  await page.goto('/create_account');
  const password = page.getByLabel('Password', { exact: true });
  const goOn = page.getByRole('button', { name: 'CONTINUE', exact: true });
  await describe(page);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);

  for (const easy of ['Passw0rd!x', `${person.lastName}-2026!`]) {
    await password.fill(easy);
    await page.getByText('This password is easy to guess. Choose another.').first().waitFor();
    expect(await page.getByText('Your password is secure').count()).toBe(0);
    expect(await goOn.isDisabled()).toBe(true);
  }
  await password.fill(person.password);
  await page.getByText('Your password is secure and you’re all set').first().waitFor();
  await goOn.click();
  await expectSignedIn(page, person);
});

test('signed out, your own trip offers to sign in, and opens after that', async () => {
  const person = newPerson();
  const { token } = await register(url, person);
  const device = await traveler();
  const { page, errors } = device;
  const trip = await addTrip(device, token ?? '', DENVER);
  await page.goto(trip);
  await page.getByRole('heading', { name: 'Trip not found' }).waitFor();
  await page.getByText('If it’s yours, sign in to open it.', { exact: false }).waitFor();
  // The browser logs the refused requests.
  errors.length = 0;
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await signIn(page, person);

  await expectSignedIn(page, person);
  await expectStops(page, ['Denver']);
  expect(page.url()).toContain(trip);
});
