import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { beMember, type Person } from './people';

/** Creates an account and opens its page. */
export async function openAccount(page: Page, url: string, person: Person): Promise<void> {
  await beMember(page, url, person);
  await showAccount(page);
}

/** Waits until a sign-in or sign-up has led to the planner. */
export async function expectIn(page: Page): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe('/trip_plan');
}

/** Opens the account page of the signed-in person and waits until every card has loaded. */
export async function showAccount(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('radiogroup', { name: 'Budget' }).waitFor();
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  await page.getByRole('button', { name: 'Add a contact' }).waitFor();
}
