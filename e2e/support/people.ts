import { createClient } from '@wayfold/contract/kernel/client';
import { paths } from '@wayfold/contract/paths.generated';
import type { SignedIn } from '@wayfold/contract/people/sign-in-endpoints';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { keepOnDevice } from './browser';
import { ADMIN } from './served-product';

/** Someone who has an account or is about to create one. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Who is signed in on a device, and the token for requests in their name. */
export interface Session {
  token: string;
  userId: string;
}

let made = 0;

/** Makes up a person with a unique email address. */
export function newPerson(): Person {
  made += 1;
  const email = `mei.${Date.now()}.${process.pid}.${made}@example.com`;
  return { firstName: 'Mei', lastName: 'Lindqvist', email, password: 'Red-Rock 27' };
}

/** Chooses a type under Describe Yourself in the open form. */
export async function describe(page: Page, type = 'Traveler'): Promise<void> {
  await page.getByRole('button', { name: /Describe Yourself/ }).click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

/** Fills in the open sign-up form and submits it. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await fillInSignUp(page, person);
  await submitSignUp(page);
}

/** Fills in the open sign-up form. */
export async function fillInSignUp(page: Page, person: Person): Promise<void> {
  await describe(page);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByText('Your password is secure and you’re all set').first().waitFor();
}

/** Submits the filled-in sign-up form. */
export async function submitSignUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CONTINUE', exact: true }).click();
}

/** Fills in the open sign-in form and sends it. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await describe(page);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
}

/** Waits until the page knows who is signed in, and leaves its menu closed. */
export async function expectSignedIn(
  page: Page,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
): Promise<void> {
  await page
    .getByRole('button', { name: `${firstName} ${lastName}` })
    .first()
    .waitFor();
  // The sign-in pages redirect by themselves, and a browser can't follow two navigations at once.
  await expect
    .poll(() => new URL(page.url()).pathname)
    .not.toMatch(/^\/(create_account|user_sign_in|sign_in|reset_password)/);
}

/** Creates an account without a browser; `type` is their choice under Describe Yourself. */
export async function register(url: string, person: Person, type = 'Traveler'): Promise<SignedIn> {
  const { firstName, lastName, email, password } = person;
  const body = { firstName, lastName, email, password, isSubscriber: true, type };
  return createClient(paths, { baseUrl: url, token: () => null }).signIn.signUp({ body });
}

/** Creates an account and signs this device in to it, without the screens that other journeys cover. */
export async function beMember(page: Page, url: string, person: Person, type?: string): Promise<Session> {
  return storeSession(page, await register(url, person, type));
}

/** Signs this device in to an account that exists, without the screens that other journeys cover. */
export async function beSignedIn(page: Page, url: string, person: Person): Promise<Session> {
  return storeSession(page, await logIn(url, person));
}

/** Signs in to an account without a browser, as on one more device. */
export async function logIn(url: string, { email, password }: Person): Promise<SignedIn> {
  return createClient(paths, { baseUrl: url, token: () => null }).signIn.login({ body: { email, password } });
}

async function storeSession(page: Page, signedIn: SignedIn): Promise<Session> {
  const { token, refreshToken, expiresAt, deviceToken, user } = signedIn;
  if (!token || !user) throw new Error('Nobody is signed in.');
  const session = {
    token,
    refreshToken,
    userId: user.id,
    role: user.role,
    expiresAt: Date.parse(expiresAt ?? ''),
  };
  await keepOnDevice(page.context(), {
    'wayfold.session': JSON.stringify(session),
    'wayfold.device': deviceToken ?? '',
  });
  return { token, userId: user.id };
}

/** Reads the path of the link in the newest email of a kind to an address, from the admin's outbox. */
export async function mailedPath(url: string, to: string, kind: string): Promise<string> {
  const nobody = createClient(paths, { baseUrl: url, token: () => null });
  const { token } = await nobody.signIn.login({ body: ADMIN });
  const { outbox } = createClient(paths, { baseUrl: url, token: () => token });
  let text = '';
  await expect
    .poll(async () => {
      const { mails } = await outbox.list();
      const mail = mails.find((sent) => sent.to === to && sent.kind === kind);
      if (mail) text = (await outbox.get({ params: { id: mail.id } })).text ?? '';
      return text;
    })
    .toMatch(/^https?:\S+$/m);
  const { pathname, hash } = new URL(/^https?:\S+$/m.exec(text)?.[0] ?? '');
  return pathname + hash;
}
