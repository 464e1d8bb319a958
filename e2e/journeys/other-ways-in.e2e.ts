import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProvider, type TestProvider } from '../../server/src/testing/stand-ins/oidc-provider';
import { useBrowser } from '../support/browser';
import { addAuthenticator } from '../support/passkeys';
import { expectSignedIn, newPerson, signUp } from '../support/people';
import { expectSaved, expectStops } from '../support/planner';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

let provider: TestProvider;
let product: ChildProcess;
let dataDir: string;
let url: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-e2e-'));
  await chmod(dataDir, 0o711);
  // The provider needs the product's URL before the product starts.
  const port = await freePort();
  url = `http://localhost:${port}`;
  provider = await startProvider(`${url}/sign_in/callback`);
  const environment = {
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: 'Lantern ID',
  };
  ({ child: product } = await startProduct({ dataDir, port, environment }));
});
afterAll(async () => {
  await stopProduct(product);
  provider.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function planDenver(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Where to first?').fill('Denver');
  await page.getByRole('option', { name: 'Denver' }).first().click();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(page, ['Denver']);
  await expectSaved(page);
}

test('a visitor signs in with a social provider and keeps their trip', async () => {
  provider.add({
    sub: 'mei',
    email: 'mei@lantern.example',
    email_verified: true,
    given_name: 'Mei',
    family_name: 'Lindqvist',
  });
  const { page } = await traveler({ at: url });
  await planDenver(page);

  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Continue with Lantern ID' }).click();
  await page.getByLabel('Account').fill('mei');
  await page.getByRole('button', { name: 'Sign in' }).click();

  await expectSignedIn(page, { firstName: 'Mei', lastName: 'Lindqvist' });
  await expectStops(page, ['Denver']);
  expect(page.url()).not.toContain('code=');

  const other = await traveler({ at: url });
  await other.page.goto('/user_sign_in');
  await other.page.getByRole('button', { name: 'Continue with Lantern ID' }).click();
  await other.page.getByLabel('Account').fill('mei');
  await other.page.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(other.page, { firstName: 'Mei', lastName: 'Lindqvist' });
  await expectStops(other.page, ['Denver']);
});

test('a passkey created on the account page signs in without a password', async () => {
  const person = newPerson();
  const { page } = await traveler({ at: url });
  await addAuthenticator(page);
  await page.goto('/create_account');
  await signUp(page, person);
  await expectSignedIn(page, person);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Work laptop');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText(/Work laptop, added/).waitFor();

  await page.getByRole('button', { name: 'Mei Lindqvist' }).first().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  // In a browser that suggests none in the email field, which another journey is about.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/user_sign_in');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectSignedIn(page, person);
});
