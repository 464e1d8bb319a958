import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, useBrowser } from '../support/browser';
import { tabTo } from '../support/keys';
import { beMember, newPerson, register, signIn } from '../support/people';
import { expectFocus } from '../support/planner';
import { openRoadTrip } from '../support/prepared-trip';
import {
  askedAddresses,
  dialog,
  HIDES_THE_PAGE,
  openSignIn,
  SIGN_UP_TITLE,
} from '../support/sign-in-dialogs';

const { traveler, url } = useBrowser();

test('the dialog switches between its forms with the keyboard alone, and the button gets its focus back', async () => {
  const { page } = await traveler();
  await page.goto('/');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign In' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Sign in');
  await form.getByLabel('Email', { exact: true }).waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await form.getByLabel('Email', { exact: true }).fill('mei@example.com');
  await tabTo(page, form.getByRole('link', { name: 'Sign Up for Free Forever!' }));
  await page.keyboard.press('Enter');
  const signingUp = dialog(page, SIGN_UP_TITLE);
  await expectFocus(signingUp);
  await expect
    .poll(() => signingUp.getByLabel('Email', { exact: true }).inputValue())
    .toBe('mei@example.com');
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await tabTo(page, signingUp.getByRole('link', { name: 'Sign In' }));
  await page.keyboard.press('Enter');
  await expectFocus(form);
  await tabTo(page, form.getByRole('button', { name: 'Forgot Password?' }));
  await page.keyboard.press('Enter');
  const reset = dialog(page, 'Reset your password');
  await expectFocus(reset.getByLabel('Email', { exact: true }));
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await tabTo(page, reset.getByRole('link', { name: 'Back to Sign In' }));
  await page.keyboard.press('Enter');
  await expectFocus(form);

  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  await expectFocus(opener);
});

test('on a slow device, clicks while the dialog switches forms are not lost', async () => {
  const { page, context } = await openRoadTrip(await traveler());
  const device = await context.newCDPSession(page);
  await device.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('link', { name: 'Sign Up for Free Forever!' }).click();
  // In whichever form is on the screen; both have it.
  await page.getByRole('button', { name: /Describe Yourself/ }).click();
  await page.getByRole('option', { name: 'Traveler', exact: true }).click();
  await dialog(page, SIGN_UP_TITLE)
    .getByRole('button', { name: /Traveler/ })
    .waitFor();
});

test('signing in requires a type, which is filled in once the email address is complete', async () => {
  const person = newPerson();
  const { page } = await traveler();
  const asked = askedAddresses(page);
  await page.goto('/');
  const form = await openSignIn(page);
  const send = form.getByRole('button', { name: 'Sign In', exact: true });
  expect(await form.getByRole('button', { name: /^Continue with/ }).count()).toBe(0);

  await tabTo(page, send);
  await page.keyboard.press('Enter');
  await form.getByText('Choose what describes you.').waitFor();
  await expectFocus(form.getByRole('button', { name: /Describe Yourself/ }));

  await form.getByLabel('Email', { exact: true }).pressSequentially(person.email.replace('.com', ''));
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByText('that ends in two or three letters').waitFor();
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await form.getByLabel('Email', { exact: true }).fill(person.email);

  await expect.poll(() => send.getAttribute('aria-disabled')).toBeNull();
  expect(await form.getByRole('button', { name: /Describe Yourself/ }).textContent()).toContain('Traveler');
  expect(asked).toEqual([person.email]);
});

test('Enter during the type lookup signs in once the type is known, or asks for it if it is unknown', async () => {
  const person = newPerson();
  await register(url, person);
  const { page, errors } = await traveler();
  await page.goto('/');
  const form = await openSignIn(page);
  const describe = form.getByRole('button', { name: /Describe Yourself/ });
  const password = form.getByLabel('Password', { exact: true });

  await page.route('**/type_detail/**', (route) => route.abort());
  await form.getByLabel('Email', { exact: true }).fill('somebody@example.com');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await form.getByText('Choose what describes you.').waitFor();
  await expectFocus(describe);
  await page.unroute('**/type_detail/**');

  const lookup = new Promise<Route>((hold) => {
    void page.route('**/type_detail/**', hold);
  });
  await form.getByLabel('Email', { exact: true }).fill(person.email);
  await password.focus();
  await page.keyboard.press('Enter');
  await form.getByRole('status').getByText('Signing in').waitFor();
  await expectFocus(password);
  expect(await form.getByText('Choose what describes you.').count()).toBe(0);
  await (await lookup).continue();
  await form.waitFor({ state: 'detached' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).waitFor({ state: 'detached' });
  errors.splice(0); // The browser logs the failed lookup.
});

test('a wrong password shows an error, is cleared, and offers a password reset and Contact Us', async () => {
  const person = newPerson();
  await register(url, person);
  const { page, errors } = await traveler();
  await page.goto('/');
  const form = await openSignIn(page);
  await signIn(page, { ...person, password: 'Wrong-Rock 27' });

  const banner = form.getByRole('alert');
  await expect
    .poll(() => banner.textContent())
    .toContain('Sorry we couldn’t find an account with that password. Forget your password? Need More Help?');
  await expectFocus(form.getByLabel('Password', { exact: true }));
  expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await banner.getByRole('button', { name: 'Need More Help?' }).click();
  const contact = dialog(page, 'Contact Us');
  await expect.poll(() => contact.getByLabel('Email').inputValue()).toBe(person.email);
  await contact.getByRole('button', { name: 'Back' }).click();
  await form.getByLabel('Password', { exact: true }).fill(person.password);
  await form.getByRole('button', { name: 'Forgot Password?' }).click();
  const reset = dialog(page, 'Reset your password');
  await reset.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await reset.getByRole('button', { name: 'Send Reset Link' }).click();
  await reset.getByText('The Email user has not found.').waitFor();
  await reset.getByLabel('Email', { exact: true }).fill(person.email);
  await reset.getByRole('button', { name: 'Send Reset Link' }).click();
  await expectFocus(dialog(page, 'Check your email'));
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  errors.splice(0); // The browser logs the expected refusal.
});

test('offline, nothing typed is lost, and after too many attempts the server’s message is shown', async () => {
  const person = newPerson();
  const { page, errors } = await traveler();
  await page.goto('/');
  const form = await openSignIn(page);
  await page.route('**/api/login', (route) => route.abort());
  await signIn(page, person);
  await form.getByText('Login Attempt Failed. Couldn’t reach Wayfold.').waitFor();
  await form.getByText('What you typed is still here.').waitFor();
  expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe(person.password);

  await page.unroute('**/api/login');
  const problem = { code: 'too-many', message: 'Wait a minute before the next attempt.' };
  await page.route('**/api/login', (route) => route.fulfill({ status: 429, json: problem }));
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await form.getByText(problem.message).waitFor();
  errors.splice(0); // The browser logs the expected refusal.
});

test('a sign-in response without a token leads home', async () => {
  const { page } = await traveler();
  await page.goto('/user_sign_in');
  const nobody = {
    token: null,
    user: null,
    refreshToken: null,
    expiresAt: null,
    deviceToken: null,
    merged: false,
    secondStep: null,
  };
  await page.route('**/api/login', (route) => route.fulfill({ json: nobody }));
  await signIn(page, newPerson());

  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('two-step verification accepts a code from the app or a recovery code', async () => {
  const { page, errors } = await traveler();
  const nobody = {
    token: null,
    user: null,
    refreshToken: null,
    expiresAt: null,
    deviceToken: null,
    merged: false,
  };
  const secondStep = { ticket: 'a-ticket-of-thirty-characters-', ways: ['totp', 'recovery'] };
  const problem = { code: 'forbidden', message: 'That code is not right. Try the next one.' };
  const codes: string[] = [];
  await page.route('**/api/login', (route) => route.fulfill({ json: { ...nobody, secondStep } }));
  await page.route('**/api/login/second-step', (route) => {
    codes.push(route.request().postDataJSON().code);
    return route.fulfill({ status: 403, json: problem });
  });
  await page.goto('/');
  await openSignIn(page);
  await signIn(page, newPerson());

  const step = dialog(page, 'Two-step verification');
  const code = step.getByLabel('6-digit code');
  await expectFocus(code);
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.type('12345');
  await page.keyboard.press('Enter');
  await step.getByText('Enter the 6-digit code from your app.').waitFor();
  await code.fill('123 456');
  await page.keyboard.press('Enter');
  await step.getByText(problem.message).waitFor();
  await step.getByRole('button', { name: 'Use a recovery code' }).click();
  await step.getByLabel('Recovery code').fill('abcd-efgh-ijkl');
  await page.keyboard.press('Enter');

  await expect.poll(() => codes).toEqual(['123456', 'abcd-efgh-ijkl']);
  await step.getByRole('link', { name: 'Back to Sign In' }).click();
  await expectFocus(dialog(page, 'Sign in'));
  errors.splice(0); // The browser logs the expected refusals.
});

test('the travel tips form and its thank-you dialog have their own URLs, over the landing page', async () => {
  const { page } = await traveler();
  await page.goto('/email_signup');
  const form = dialog(page, 'Travel tips by email');
  await form.getByLabel('Email', { exact: true }).fill('mei');
  await form.getByRole('button', { name: 'Send me travel tips' }).click();
  await expectFocus(form.getByLabel('Email', { exact: true }));
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await form.getByLabel('Email', { exact: true }).fill(newPerson().email);
  await form.getByRole('button', { name: 'Send me travel tips' }).click();

  const thanks = dialog(page, 'Check your email');
  await thanks.waitFor();
  expect(new URL(page.url()).pathname).toBe('/email_signup_thanks');
  await thanks.getByRole('button', { name: 'Close' }).last().click();
  await thanks.waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
});

test('the sign-in pages are accessible, and on the narrowest phone nothing is cut off', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await traveler({ size: { width: 320, height: 480 } });
  const secret = '0199aaaa-1111-7222-8333-444455556666/abcdefghijklmnopqrstuvwxyz';
  for (const [address, heading] of [
    ['/user_sign_in', 'Sign in'],
    ['/create_account', SIGN_UP_TITLE],
    ['/reset_password', 'This link no longer works'],
    ['/sign_in/callback?error=access_denied', 'Login Attempt Failed'],
    [`/confirm_email/${secret}`, 'This link doesn’t work'],
    [`/keep_email/${secret}`, 'Keep your old email address?'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(page.url()).not.toMatch(/abcdefghij|access_denied/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessibleInBoth(page);
  }
  errors.splice(0); // The browser logs the invalid link.
});

test('a signed-in person is redirected from the sign-in page', async () => {
  const person = newPerson();
  const { page } = await traveler();
  await beMember(page, url, person);

  await page.goto('/user_sign_in');

  await expect.poll(() => new URL(page.url()).pathname).toBe('/trip_plan');
});
