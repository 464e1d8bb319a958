import { expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { tabTo } from '../support/keys';
import { describe, newPerson, register, signUp } from '../support/people';
import { expectFocus, expectSaved } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';
import { dialog, HIDES_THE_PAGE, SIGN_UP_TITLE } from '../support/sign-in-dialogs';

const { traveler, url } = useBrowser();

test('signing up says what is missing, checks off the password rules and says if an email address is taken', async () => {
  const taken = newPerson();
  await register(url, taken);
  const { page, errors } = await traveler();
  await page.goto('/user_signup');
  const form = dialog(page, SIGN_UP_TITLE);
  const send = form.getByRole('button', { name: 'CONTINUE', exact: true });
  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await expectFocus(form.getByRole('button', { name: /Describe Yourself/ }));
  await expect
    .poll(() => form.getByRole('alert').allTextContents())
    .toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address.',
      'Enter your password.',
    ]);
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await form.getByLabel('Password', { exact: true }).fill('Canyon2');
  const rules = form.getByRole('listitem');
  await expect
    .poll(() => rules.allTextContents())
    .toEqual([
      'One lowercase letter, met',
      'One uppercase letter, met',
      'One number, met',
      'One special character, not met yet',
      'At least 8 characters, not met yet',
    ]);
  await form.getByRole('button', { name: 'Show Password' }).click();
  expect(await form.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');

  await signUp(page, taken);
  await form.getByText('Sorry, email has been registered.').waitFor();
  expect(await form.getByLabel('First name').inputValue()).toBe(taken.firstName);
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  errors.splice(0); // The browser logs the expected refusal.
});

test.each([{ size: DESKTOP }, { size: PHONE, touch: true }])(
  'with everything else filled in, the text next to the button asks for the type, at $size.width pixels',
  async (device) => {
    const person = newPerson();
    const { page } = await traveler(device);
    await page.goto('/user_signup');
    const form = dialog(page, SIGN_UP_TITLE);
    await form.getByText('Describe Yourself required', { exact: true }).waitFor();
    await form.getByLabel('First name').fill(person.firstName);
    await form.getByLabel('Email', { exact: true }).fill(person.email);
    await form.getByLabel('Password', { exact: true }).fill(person.password);
    await form
      .getByRole('status')
      .getByText('Still missing: what describes you and your last name.')
      .waitFor();
    await form.getByLabel('Last name').fill(person.lastName);
    await form.getByRole('status').getByText('Choose what describes you.').waitFor();
    expect(
      await form.getByRole('button', { name: 'CONTINUE', exact: true }).getAttribute('aria-disabled'),
    ).toBe('true');
    await describe(page);
    await form.getByRole('status').getByText('Choose what describes you.').waitFor({ state: 'detached' });
    expect(
      await form.getByRole('button', { name: 'CONTINUE', exact: true }).getAttribute('aria-disabled'),
    ).toBeNull();

    // Signing in requires a type too, if it can't be looked up from the email address.
    const other = await traveler(device);
    await other.page.route('**/api/type_detail/**', (route) => route.abort());
    await other.page.goto('/user_sign_in');
    await other.page.getByText('Describe Yourself required', { exact: true }).waitFor();
    await other.page.getByLabel('Email', { exact: true }).fill(person.email);
    await other.page.getByLabel('Password', { exact: true }).fill(person.password);
    await other.page.getByRole('status').getByText('Choose what describes you first.').waitFor();
    // The browser logs the aborted request.
    other.errors.splice(0);
  },
);

test('signing up from the trip menu on a phone saves the trip to the new account', async () => {
  const person = newPerson();
  const device = await traveler({ size: PHONE, touch: true });
  const { page } = device;
  await page.goto(await prepareTrip(device));
  await page.getByRole('heading', { level: 1, name: /6 destinations$/ }).waitFor();
  await page.getByRole('button', { name: 'Trip menu' }).tap();
  await page.getByRole('menuitem', { name: 'Create a free account' }).tap();
  const form = dialog(page, SIGN_UP_TITLE);
  await form.getByText(/^We’ll save .+ to your account$/).waitFor();
  await form.getByText(/^6 destinations, exactly as planned$/).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await signUp(page, person);

  await form.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1, name: /6 destinations$/ }).waitFor();
  await page.getByRole('button', { name: 'Trip menu' }).tap();
  await page.getByRole('menuitem', { name: 'Your account' }).waitFor();
});

test('an account is offered once, a few seconds after the first change', async () => {
  const settings = [{ key: 'signup_version_seconds', value: '0.001' }];
  const device = await traveler();
  const { page } = device;
  await page.route('**/api/setting/version/*', (route) =>
    route.fulfill({ json: { version: 'offers', changed: true, settings } }),
  );
  await page.goto('/trip_plan');
  const search = page.getByRole('combobox').first();
  await search.fill('Moab');
  await page.getByRole('option').first().click();
  const offer = dialog(page, SIGN_UP_TITLE);
  await offer.waitFor();
  await offer.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await expectSaved(page);

  expect(await offer.count()).toBe(0);
});
