import { readFile } from 'node:fs/promises';
import { generateSync } from 'otplib';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectIn, openAccount, showAccount } from '../support/account';
import { expectAccessibleInBoth, PHONE, useBrowser, whileActing } from '../support/browser';
import { beMember, expectSignedIn, logIn, mailedPath, newPerson, signIn } from '../support/people';
import { expectFocus, notices, stopRow, total } from '../support/planner';

const { traveler, url } = useBrowser();

/** Waits until all edits are saved on the server. */
async function expectAllSaved(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('All changes saved').waitFor();
}

async function onCount(page: Page): Promise<string> {
  return (await page.getByText(/of 21 on$/).textContent()) ?? '';
}

test('travel preferences are chosen once, saved immediately, and used in the planner right away', async () => {
  const { page } = await traveler();
  await openAccount(page, url, newPerson());
  expect(await onCount(page)).toBe('8 of 21 on');

  await page.getByRole('radiogroup', { name: 'Pace' }).getByText('Easy').click();
  await page.getByRole('radiogroup', { name: 'Units' }).getByText('Kilometers').click();
  await page.getByRole('radiogroup', { name: 'Temperature' }).getByText('Celsius').click();
  await page.getByRole('button', { name: /^Travelers/ }).click();
  await page.getByRole('button', { name: 'Add one: Adults' }).click();
  await page.getByRole('button', { name: 'Add one: Children' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('combobox', { name: 'Currency' }).fill('eur');
  await page.getByRole('option', { name: 'Euro' }).first().click();
  // Like a person: a list that opens while the page still scrolls to its field closes again.
  await page.getByRole('combobox', { name: 'Home airport' }).click();
  await page.getByRole('combobox', { name: 'Home airport' }).fill('Denver');
  await page.getByRole('option', { name: /DEN/ }).first().click();
  await page.getByRole('combobox', { name: 'Home', exact: true }).fill('Boulder Colorado');
  await page
    .getByRole('option', { name: /Boulder/ })
    .first()
    .click();
  await page.getByRole('switch', { name: 'Pets' }).check();
  await page.getByRole('switch', { name: 'Nightlife' }).uncheck();
  await page.getByRole('switch', { name: 'Automotive' }).check();
  await expectAllSaved(page);

  await showAccount(page);
  for (const name of ['Easy', 'Kilometers', 'Celsius']) {
    expect(await page.getByRole('radio', { name }).isChecked()).toBe(true);
  }
  await page.getByRole('button', { name: 'Travelers 2 adults, 1 child' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Home airport' }).inputValue()).toBe('Denver, DEN');
  expect(await page.getByRole('combobox', { name: 'Home', exact: true }).inputValue()).toBe(
    'Boulder, Colorado',
  );
  expect(await onCount(page)).toBe('9 of 21 on');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(() => onCount(page)).toBe('8 of 21 on');

  await page.goto('/trip_plan');
  await page.getByRole('button', { name: /^Use Red Rock/ }).click();
  await stopRow(page, 'Moab').waitFor();
  expect(await total(page, 'Distance')).toMatch(/ km$/);
});

test('preferences are edited with the keyboard alone; names are saved when the field loses focus, even if typed offline', async () => {
  const { page, context, errors } = await traveler();
  const { keyboard } = page;
  await openAccount(page, url, newPerson());

  await page.getByRole('link', { name: 'Preferences' }).focus();
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await expectFocus(page.getByRole('radio', { name: '$$$', exact: true }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await expectFocus(page.getByRole('radio', { name: 'Medium' }));
  await keyboard.press('ArrowLeft');
  await page.getByRole('switch', { name: 'Pets' }).focus();
  await keyboard.press('Space');
  await page.getByRole('combobox', { name: 'Second home' }).focus();
  await keyboard.type('Kyoto');
  await page.getByRole('option', { name: /Kyoto/ }).first().waitFor();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expectAllSaved(page);

  await page.getByLabel('First name').first().fill('Åsa 京');
  await page.keyboard.press('Tab');
  await page.getByRole('navigation', { name: 'Account' }).getByText('Åsa 京 Lindqvist').waitFor();
  await page.getByLabel('First name').first().fill(' ');
  await page.keyboard.press('Tab');
  await page.getByText('Enter your first name.').waitFor();

  await context.route('**/api/users/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByLabel('Last name').first().fill('Öberg');
  await page.keyboard.press('Tab');
  await page.getByText('Offline, saved on this device').waitFor();
  await showAccount(page);
  expect(await page.getByLabel('Last name').first().inputValue()).toBe('Öberg');
  await context.unroute('**/api/users/**');
  await showAccount(page);
  await expectAllSaved(page);

  await page.evaluate(() => {
    // Keeps only the session, so the page shows the server's data.
    for (const key of Object.keys(localStorage)) {
      if (key !== 'wayfold.session') localStorage.removeItem(key);
    }
  });
  await showAccount(page);
  expect(await page.getByLabel('Last name').first().inputValue()).toBe('Öberg');
  expect(await page.getByLabel('First name').first().inputValue()).toBe('Åsa 京');
  expect(await page.getByRole('radio', { name: '$$$$' }).isChecked()).toBe(true);
  expect(await page.getByRole('radio', { name: 'Easy' }).isChecked()).toBe(true);
  await expect
    .poll(() => page.getByRole('combobox', { name: 'Second home' }).inputValue())
    .toContain('Kyoto');
  expect(await onCount(page)).toBe('9 of 21 on');
  errors.splice(0); // The browser logs the failed requests.
});

test('a new email address waits for confirmation, can be canceled, and takes effect through the emailed link', async () => {
  const { page } = await traveler();
  const person = newPerson();
  const next = newPerson().email;
  await openAccount(page, url, person);
  await page.getByText('Not confirmed').waitFor();
  await page.getByRole('button', { name: 'Resend link' }).click();
  await notices(page).getByText('We sent the link again.').waitFor();
  const ask = async (email: string) => {
    await page.getByRole('button', { name: 'Change your email' }).click();
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Send confirmation' }).click();
  };

  await ask(person.email);
  await page.getByText('This is already your email address.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await ask(next);
  await page.getByText(`${next} isn’t confirmed yet`).waitFor();
  await page.getByRole('button', { name: 'Cancel change' }).click();
  await page.getByText('If you change it, we’ll email the new address to confirm').waitFor();
  await expectFocus(page.getByRole('button', { name: 'Change your email' }));
  await ask(next);
  await page.getByText(`${next} isn’t confirmed yet`).waitFor();
  await expectFocus(page.getByRole('button', { name: 'Resend link' }));
  await page.goto(await mailedPath(url, next, 'new-email'));
  await page.getByText(`${next} becomes the email address of your account`).waitFor();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await page.getByRole('heading', { name: 'Your email address was changed' }).waitFor();

  await showAccount(page);
  await page.getByRole('group', { name: 'Email' }).getByText(next).waitFor();
  await page.getByRole('group', { name: 'Email' }).getByText('Confirmed', { exact: true }).waitFor();
});

test('the password is changed, an authenticator app is set up, and every device is signed out', async () => {
  const { page, errors } = await traveler();
  const person = newPerson();
  await beMember(page, url, person);
  await logIn(url, person);

  await showAccount(page);
  await expect.poll(() => page.getByRole('row').count()).toBe(3);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change your password' });
  await dialog.getByLabel('Current password', { exact: true }).fill('Not mine 1!');
  await dialog.getByLabel('New password', { exact: true }).fill('Blue-Lake 28');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByRole('alert').getByText('That isn’t your current password.').waitFor();
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await notices(page).getByText('Password changed.').waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(2);

  await page.getByRole('button', { name: 'Set up' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await setUp.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = (await setUp.getByText(/^[A-Z2-7]{4} /).textContent())?.replaceAll(' ', '') ?? '';
  await setUp.getByLabel('Code from the app').fill(generateSync({ secret }));
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect.poll(() => codes.count()).toBe(10);
  const code = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I saved them' }).click();
  await page.getByText('10 recovery codes left').waitFor();
  await expectFocus(page.getByRole('button', { name: 'Turn off' }));

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto('/user_sign_in');
  await signIn(page, { ...person, password: 'Blue-Lake 28' });
  await page.getByLabel(/code/i).first().waitFor();
  const recovery = page.getByRole('button', { name: /recovery code/i });
  if (await recovery.isVisible()) await recovery.click();
  await page.getByLabel(/code/i).first().fill(code);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, person);
  await showAccount(page);
  await page.getByText('9 recovery codes left').waitFor();
  errors.splice(0); // The browser logs the refused password.
});

test('one other device is signed out', async () => {
  const person = newPerson();
  const [here, there] = [await traveler(), await traveler({ size: PHONE })];
  await beMember(here.page, url, person);
  await there.page.goto('/user_sign_in');
  await signIn(there.page, person);
  await expectIn(there.page);
  await showAccount(here.page);
  const rows = here.page.getByRole('table', { name: 'Where you’re signed in' }).getByRole('row');
  const before = await rows.count();

  await here.page
    .getByRole('button', { name: /^Sign out .+ on / })
    .first()
    .click();

  await expect.poll(() => rows.count()).toBe(before - 1);
  await showAccount(here.page);
  expect(await rows.count()).toBe(before - 1);
  await there.page.goto('/');
  await there.page.getByRole('button', { name: 'Sign In', exact: true }).first().waitFor();
  there.isRefused = true;
});

test('a business chooses what its pages show, and saves its contacts', async () => {
  const { page } = await traveler();
  await openAccount(page, url, newPerson());
  await page.getByRole('button', { name: /Describe Yourself/ }).click();
  await page.getByRole('option', { name: 'Travel Advisor' }).click();
  const business = page.getByRole('region', { name: 'Business profile' });
  await business.getByLabel('Contact person').fill('Mei Lindqvist');
  await business.getByLabel('Website').fill('javascript:alert(1)');
  await page.keyboard.press('Tab');
  await business.getByText('Enter a web address that starts with https://.').waitFor();
  await business.getByLabel('Website').fill('lantern.example');
  await business.getByLabel('Company name').fill('Lantern Trips');
  await page.keyboard.press('Tab');
  const picture = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 900;
    canvas.height = 300;
    canvas.getContext('2d')?.fillRect(100, 50, 700, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  const chooser = await whileActing(
    page.waitForEvent('filechooser'),
    business.getByRole('button', { name: 'Add a picture: Logo' }).click(),
  );
  const buffer = Buffer.from(picture, 'base64');
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  const logo = business.getByRole('img', { name: 'Logo of your company' });
  await expect
    .poll(() => logo.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
    .toBeGreaterThan(0);
  await expectAllSaved(page);

  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('button', { name: 'Add a contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a contact' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter a name.').waitFor();
  await dialog.getByLabel('First name').fill('山田');
  await dialog.getByLabel('Email').fill('yamada@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await contacts.getByRole('button', { name: 'Edit 山田' }).click();
  await page.getByRole('dialog').getByLabel('Phone').fill('+81 3 1234 5678');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await contacts.getByText('yamada@example.com · +81 3 1234 5678').waitFor();
  await expectAccessibleInBoth(page);

  await showAccount(page);
  expect(await business.getByLabel('Website').inputValue()).toBe('https://lantern.example');
  await business.getByRole('button', { name: 'Remove: Logo' }).click();
  await business.getByRole('button', { name: 'Add a picture: Logo' }).waitFor();
  await contacts.getByRole('button', { name: 'Delete 山田' }).click();
  await page.getByText('Are you sure you want to delete this contact?').waitFor();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await contacts.getByText('No contacts yet').waitFor();
});

test('travel tips are turned off, all data is exported as one file, and a failed deletion says why', async () => {
  const { page, context, errors } = await traveler();
  await openAccount(page, url, newPerson());
  const tips = page.getByRole('switch', { name: 'Travel tips by email' });
  await expect.poll(() => tips.isChecked()).toBe(true);
  await tips.uncheck();
  await expectAllSaved(page);
  await showAccount(page);
  expect(await tips.isChecked()).toBe(false);

  const file = await whileActing(
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  );

  expect(file.suggestedFilename()).toMatch(/^wayfold-data-\d{4}-\d\d-\d\d\.zip$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  await page.getByText(/^Your file is in your downloads/).waitFor();

  await context.route('**/api/users', (route) => route.abort());
  const said = new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => {
      resolve(dialog.message());
      void dialog.accept();
    });
  });
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();

  expect(await said).toContain('Nothing was changed');
  expect(new URL(page.url()).pathname).toBe('/account');
  errors.splice(0);
});
