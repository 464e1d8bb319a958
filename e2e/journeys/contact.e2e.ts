import type { Locator, Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { tabTo } from '../support/keys';
import { expectSignedIn, mailedPath, newPerson, register, signIn } from '../support/people';
import { expectFocus } from '../support/planner';

const { traveler, url } = useBrowser();

/** Rules to skip while a dialog is open: it hides the page's landmarks and headings, which axe reports as missing. */
const HIDES_THE_PAGE = { without: ['landmark-one-main', 'page-has-heading-one'] };

const CASTLE = '/places/poi:himeji-castle';

function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name });
}

async function openFromFoot(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' }).click();
  return dialog(page, 'Contact Us');
}

async function write(form: Locator, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
}

/** The body of the next message sent to the server. */
function sentMessage(page: Page): Promise<unknown> {
  const isMessage = (request: Request) => request.url().endsWith('/api/contactUs');
  return page.waitForRequest(isMessage).then((request) => request.postDataJSON());
}

test('a visitor contacts us with the keyboard alone, and the form says what is missing', async () => {
  const { page } = await traveler();
  await page.goto('/');
  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Contact Us' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const form = dialog(page, 'Contact Us');
  await form.getByText('We Typically Respond in 24-48 Hours').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await tabTo(page, form.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');
  await expectFocus(form.getByLabel('First name'));
  await expect
    .poll(() => form.getByRole('alert').allTextContents())
    .toEqual([
      'Enter your first name.',
      'Enter your last name.',
      'Enter your email address so we can reply.',
      'Enter a subject.',
      'Enter a message.',
    ]);
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  const sent = sentMessage(page);
  for (const text of [
    'Mei',
    'Lindqvist',
    'mei@example.com',
    '',
    'Trains from Kyoto',
    'How far is it on foot?',
  ]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expectFocus(form.getByRole('button', { name: 'Send message' }));
  await page.keyboard.press('Enter');

  expect(await sent).toEqual({
    firstName: 'Mei',
    lastName: 'Lindqvist',
    email: 'mei@example.com',
    subject: 'Trains from Kyoto',
    message: 'How far is it on foot?',
  });
  const thanks = dialog(page, 'Thank you');
  await thanks.getByText('We got your message').waitFor();
  await thanks.getByText('mei@example.com').waitFor();
  await expectFocus(thanks.getByRole('button', { name: 'Close' }).last());
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);
  await page.keyboard.press('Enter');
  await thanks.waitFor({ state: 'detached' });
  await expectFocus(opener);
});

test('a message that cannot be sent stays as written, even when the dialog is closed', async () => {
  const { page } = await traveler();
  await page.goto('/');
  let form = await openFromFoot(page);
  await write(form, {
    'First name': 'Mei',
    'Last name': 'Lindqvist',
    Email: 'mei@example.com',
    Subject: 'Trains from Kyoto',
    Message: 'With a stroller we needed 25 minutes.',
  });
  await page.route('**/api/contactUs', (route) => route.abort());

  await form.getByRole('button', { name: 'Send message' }).click();
  await form.getByText('Your message is still here.').waitFor();
  await page.keyboard.press('Escape');
  await form.waitFor({ state: 'detached' });
  form = await openFromFoot(page);
  await expect
    .poll(() => form.getByLabel('Message').inputValue())
    .toBe('With a stroller we needed 25 minutes.');

  await page.unroute('**/api/contactUs');
  await form.getByRole('button', { name: 'Send message' }).click();
  await dialog(page, 'Thank you').getByRole('button', { name: 'Close' }).last().click();
  form = await openFromFoot(page);
  await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('');
});

test('a question about a place shows the place and is sent with its key', async () => {
  const { page } = await traveler();
  await page.goto(CASTLE);
  await page.getByRole('button', { name: 'Question about this data' }).click();
  const form = dialog(page, 'Question about this data');
  await form.getByText('姫路城 Himeji Castle').waitFor();
  await form.getByText('Key poi:himeji-castle (sent with your question)').waitFor();
  await write(form, { 'First name': 'Mei', 'Last name': 'Lindqvist', Email: 'mei@example.com' });
  await form.getByRole('button', { name: 'Send question' }).click();
  await form.getByText('Tell us in a few words what’s wrong.').waitFor();
  await expectFocus(form.getByLabel('Subject'));
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  const sent = sentMessage(page);
  await write(form, { Subject: 'Opening hours', Message: 'The west gate closes at 4 PM in winter.' });
  await form.getByRole('button', { name: 'Send question' }).click();

  expect(await sent).toMatchObject({ aiPoiKey: 'poi:himeji-castle', subject: 'Opening hours' });
  const thanks = dialog(page, 'Thank you');
  await thanks.getByText('We got your question about Himeji Castle').waitFor();
  await thanks.getByRole('button', { name: 'Close' }).last().click();
  await expectFocus(page.getByRole('button', { name: 'Question about this data' }));
});

test('on a phone, a visitor can ask about a place opened from a link', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.goto(CASTLE);
  const sheet = dialog(page, 'Himeji Castle');
  await sheet.getByRole('button', { name: 'Question about this data' }).click();
  const form = dialog(page, 'Question about this data');
  await form.getByText('Key poi:himeji-castle').waitFor();
  await expectAccessibleInBoth(page, HIDES_THE_PAGE);

  await form.getByRole('button', { name: 'Close' }).click();
  await form.waitFor({ state: 'detached' });
  await sheet.waitFor();
});

test('for a signed-in person, name and email are filled in', async () => {
  const person = newPerson();
  await register(url, person);
  const { page } = await traveler();
  await page.goto('/user_sign_in');
  await signIn(page, person);
  await expectSignedIn(page, person);

  await page.goto('/terms');
  const form = await openFromFoot(page);

  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(person.email);
  expect(await form.getByLabel('First name').inputValue()).toBe('Mei');
  expect(await form.getByLabel('Last name').inputValue()).toBe('Lindqvist');
});

test('someone who cannot sign in gets to Contact Us and back in the same dialog', async () => {
  const person = newPerson();
  const { page, errors } = await traveler();
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  await signIn(page, person);
  await page.getByText('Sorry we couldn’t find an account with that password.').waitFor();
  await page.getByRole('button', { name: 'Need More Help?' }).click();
  const form = dialog(page, 'Contact Us');
  await expect.poll(() => form.getByLabel('Email').inputValue()).toBe(person.email);

  await form.getByRole('button', { name: 'Back' }).click();
  await dialog(page, 'Sign in').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  errors.splice(0); // The browser logs the expected refusal.
});

test('anyone can read the terms and the privacy policy, section by section', async () => {
  const { page } = await traveler();
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await expectAccessibleInBoth(page);

  await page.getByRole('link', { name: 'What leaves this server' }).click();
  const part = page.getByRole('heading', { name: 'What leaves this server' });
  await expect.poll(async () => (await part.boundingBox())?.y).toBeLessThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(false);
  expect(await part.isVisible()).toBe(true);
});

test('the planner links to Contact Us, through Help on a desktop and through the trip menu on a phone', async () => {
  const desktop = await traveler();
  await desktop.page.goto('/trip_plan');
  await desktop.page.getByRole('button', { name: 'Help' }).click();
  await desktop.page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await dialog(desktop.page, 'Contact Us').waitFor();

  const phone = await traveler({ size: PHONE, touch: true });
  await phone.page.goto('/trip_plan');
  await phone.page.getByRole('button', { name: /[Tt]rip menu$/ }).click();
  await phone.page.getByRole('menuitem', { name: 'Contact Us' }).click();
  await dialog(phone.page, 'Contact Us').waitFor();
});

test('travel tips start after clicking the button behind the emailed link', async () => {
  const { email } = newPerson();
  const { page, errors } = await traveler();
  await page.context().request.post('/api/subscribe-email', { data: { email } });
  const link = await mailedPath(url, email, 'list-confirm');

  await page.goto(link);
  await page.getByRole('heading', { name: 'Get travel tips by email?' }).waitFor();
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'Send me travel tips' }).click();
  await page.getByText(`We’ll send travel tips to ${email}`).waitFor();
  await expectFocus(page.getByRole('heading', { level: 1, name: 'You’re subscribed' }));

  await page.goto(`${link.slice(0, -3)}abc`);
  await page.getByRole('button', { name: 'Send me travel tips' }).click();
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await page.getByRole('button', { name: 'Send a new link' }).waitFor();
  errors.splice(0); // The browser logs the expected refusal.
});

test('travel tips stop with one click, but not when a program only opens the link', async () => {
  const { page, errors } = await traveler();
  const keys: unknown[] = [];
  await page.route('**/api/unsubscribe', (route) => {
    keys.push(route.request().postDataJSON());
    return route.fulfill({ json: { email: 'mei@example.com' } });
  });
  await page.goto('/unsubscribe/a-key-as-it-stands-in-a-mail');
  const button = page.getByRole('button', { name: 'Unsubscribe' });
  await button.waitFor();
  expect(page.url()).not.toContain('a-key');
  await expectAccessibleInBoth(page);
  expect(keys).toEqual([]);

  await button.click();
  await page.getByText('We won’t send travel tips to mei@example.com anymore.').waitFor();
  expect(keys).toEqual([{ key: 'a-key-as-it-stands-in-a-mail' }]);
  await page.reload();
  await page.getByText('We won’t send travel tips to mei@example.com anymore.').waitFor();

  await page.unroute('**/api/unsubscribe');
  await page.goto('/unsubscribe/cut');
  await button.click();
  await page.getByRole('heading', { name: 'This link doesn’t work' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Contact Us' }).click();
  await dialog(page, 'Contact Us').waitFor();
  errors.splice(0); // The browser logs the expected refusal.
});
