import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Traveler, useBrowser } from '../support/browser';
import {
  beMember,
  beSignedIn,
  expectSignedIn,
  newPerson,
  type Person,
  register,
  signIn,
  signUp,
} from '../support/people';
import { addDestination, expectSaved, expectStops } from '../support/planner';
import { addTrip, prepareTrip, ROAD_STOPS } from '../support/prepared-trip';

const { traveler, url } = useBrowser();

const DENVER = { startDate: null, stops: ROAD_STOPS.slice(0, 1) };
const SANTA_FE = { startDate: null, stops: ROAD_STOPS.slice(-1) };

/** Starts a trip with one destination, as a visitor does, and returns its URL. */
async function begin(page: Page, name: string): Promise<string> {
  await page.goto('/');
  await page.getByLabel('Where to first?').fill(name);
  await page.getByRole('option', { name }).first().click();
  await page.getByRole('button', { name: 'Start planning' }).click();
  await expectStops(page, [name]);
  return page.url().slice(url.length);
}

/** Opens a trip with one destination, which a guest has on the server. */
async function openTrip(device: Traveler, trip = DENVER): Promise<string> {
  const address = await prepareTrip(device, trip);
  await device.page.goto(address);
  await expectStops(
    device.page,
    trip.stops.map(({ name }) => name),
  );
  return address;
}

/** Opens a trip to Denver, which a new member has on the server. */
async function openMemberTrip(device: Traveler, person: Person): Promise<string> {
  const { token } = await beMember(device.page, url, person);
  const address = await addTrip(device, token, DENVER);
  await device.page.goto(address);
  await expectSignedIn(device.page, person);
  await expectStops(device.page, ['Denver']);
  return address;
}

async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** Opens the sign-up form over the current page. */
async function openSignUp(page: Page): Promise<void> {
  await openSignIn(page);
  await page.getByText('Sign Up for Free Forever!').click();
}

/** Keeps trips from reaching the server until someone has signed in. */
async function holdTrips(context: BrowserContext): Promise<void> {
  const held = /\/api\/trip(\/[\w-]+\/changes)?$/;
  await context.route(held, (route) => route.abort());
  await context.route('**/api/login', async (route) => {
    const response = await route.fetch();
    await context.unroute(held);
    await route.fulfill({ response });
  });
}

async function signOut(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page
    .getByRole('button', { name: `${firstName} ${lastName}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Everything stored on the device, such as trips and changes, as one string. */
function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const open = indexedDB.open('wayfold');
    const database = await new Promise<IDBDatabase>((resolve) => {
      open.onsuccess = () => resolve(open.result);
    });
    const kept: unknown[] = [{ ...localStorage }];
    for (const name of Array.from(database.objectStoreNames)) {
      const all = database.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => {
        all.onsuccess = resolve;
      });
      kept.push(all.result);
    }
    database.close();
    return JSON.stringify(kept);
  });
}

function session(page: Page): Promise<{ token: string; refreshToken: string; expiresAt: number }> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('wayfold.session') ?? 'null'));
}

/** Makes the device's token expire. */
async function endToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('wayfold.session') ?? 'null');
    localStorage.setItem('wayfold.session', JSON.stringify({ ...kept, expiresAt: Date.now() - 1_000 }));
  });
}

/** Counts the calls to an endpoint by all tabs of a device. */
function countCalls(context: BrowserContext, path: string): { count: number } {
  const counted = { count: 0 };
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === `/api${path}`) counted.count += 1;
  });
  return counted;
}

test('a guest signs in with two tabs open, unsent changes in both and an unsent trip: the member gets all of it, once', async () => {
  const person = newPerson();
  await register(url, person);
  const device = await traveler();
  const { page: first, context } = device;
  const trip = await openTrip(device);
  const second = await context.newPage();
  await second.goto(trip);
  await expectStops(second, ['Denver']);
  await holdTrips(context);
  await addDestination(first, 'Moab', 'Utah');
  await addDestination(second, 'Page', 'Arizona');
  const third = await context.newPage();
  const unsent = await begin(third, 'Santa Fe');

  await openSignIn(first);
  await signIn(first, person);
  await expectSignedIn(first, person);

  for (const page of [first, second, third]) await expectSaved(page);
  await addDestination(second, 'Flagstaff', 'Arizona');
  await expectSaved(second);
  const elsewhere = await traveler();
  await beSignedIn(elsewhere.page, url, person);
  await elsewhere.page.goto(trip);
  await expect
    .poll(async () => (await stops(elsewhere.page)).sort())
    .toEqual(['Denver', 'Flagstaff', 'Moab', 'Page']);
  await elsewhere.page.goto(unsent);
  await expectStops(elsewhere.page, ['Santa Fe']);
  device.isRefused = true; // The guest's other tabs may ask once more.
});

async function stops(page: Page): Promise<string[]> {
  const found = await page.getByRole('button', { name: /^More for / }).all();
  const labels = await Promise.all(found.map((button) => button.getAttribute('aria-label')));
  return labels.map((label) => String(label).replace('More for ', ''));
}

/** Lets requests reach the server but loses their responses. */
function loseAnswers(context: BrowserContext, path: string, times: number): Promise<unknown> {
  return context.route(
    `**/api${path}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times },
  );
}

test('if the response to sign-up is lost, the account is created once and has everything', async () => {
  const person = newPerson();
  const device = await traveler();
  const { page, context } = device;
  const trip = await openTrip(device);

  await loseAnswers(context, '/newuser', 1);
  await openSignUp(page);
  await signUp(page, person);
  await expectSignedIn(page, person);
  await addDestination(page, 'Moab', 'Utah');
  await expectSaved(page);

  await page.goto(trip);
  await expectStops(page, ['Denver', 'Moab']);
});

test('if the responses to sign-in are lost, the trip stays on screen, and trying again loses nothing', async () => {
  const person = newPerson();
  await register(url, person);
  const device = await traveler();
  const { page, context } = device;
  const trip = await openTrip(device, SANTA_FE);
  const held = '**/api/trip/*/changes';
  await context.route(held, (route) => route.abort());
  await addDestination(page, 'Moab', 'Utah');

  await loseAnswers(context, '/login', 2);
  await openSignIn(page);
  await signIn(page, person);
  await page.getByText('Couldn’t reach Wayfold').first().waitFor();
  await expectStops(page, ['Santa Fe', 'Moab']);
  await context.unroute(held);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).last().click();
  await expectSignedIn(page, person);

  await expectSaved(page);
  await page.goto(trip);
  await expectStops(page, ['Santa Fe', 'Moab']);
  device.isRefused = true; // The guest's last calls may come after the sign-in.
});

test('an expired token is renewed once for all tabs, and a lost renewal is retried', async () => {
  const person = newPerson();
  const device = await traveler();
  const { page, context } = device;
  const trip = await openMemberTrip(device, person);
  const before = await session(page);
  const renewals = countCalls(context, '/login/refresh');
  const second = await context.newPage();

  await endToken(page);
  await Promise.all([second.goto(trip), page.reload()]);
  await expectStops(page, ['Denver']);
  await expectStops(second, ['Denver']);
  await addDestination(second, 'Moab', 'Utah');
  await expectSaved(second);
  await expectStops(page, ['Denver', 'Moab']);
  expect(renewals.count).toBe(1);
  const renewed = await session(page);
  expect(renewed.token).not.toBe(before.token);
  expect(renewed.expiresAt).toBeGreaterThan(Date.now());

  await loseAnswers(context, '/login/refresh', 1);
  await endToken(page);
  await page.reload();
  await addDestination(page, 'Page', 'Arizona');
  await expectSaved(page);
  await expectStops(second, ['Denver', 'Moab', 'Page']);
  expect((await session(page)).token).not.toBe(renewed.token);
});

test('signing out in one tab clears every tab and the device; unsent changes wait for the same person', async () => {
  const [person, other] = [newPerson(), newPerson()];
  await register(url, other);
  const device = await traveler();
  const { page: first, context } = device;
  const trip = await openMemberTrip(device, person);
  const second = await context.newPage();
  await second.goto(trip);
  await expectStops(second, ['Denver']);
  await expectSaved(second);
  expect(await keptOnDevice(first)).toContain('Denver');

  await signOut(first, person);
  for (const page of [first, second]) {
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  }
  for (const word of ['Denver', person.email, person.lastName]) {
    await expect.poll(() => keptOnDevice(first)).not.toContain(word);
  }
  await second.goto(trip);
  await second.getByRole('heading', { name: 'Trip not found' }).waitFor();

  // Whoever signs in where a trip isn't found gets it there, if it is theirs.
  await first.close();
  const signInHere = async (member: Person) => {
    await second.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await signIn(second, member);
    await expectSignedIn(second, member);
  };
  await signInHere(person);
  await expectStops(second, ['Denver']);
  await context.route('**/api/trip/*/changes', (route) => route.abort());
  await addDestination(second, 'Moab', 'Utah');
  await signOut(second, person);
  await second.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => new URL(second.url()).pathname).toBe('/');
  await context.unroute('**/api/trip/*/changes');

  await second.goto(trip);
  await signInHere(other);
  await second.getByRole('heading', { name: 'Trip not found' }).waitFor();
  await second
    .getByRole('button', { name: 'New trip' })
    .or(second.getByRole('button', { name: 'Start a new trip' }))
    .first()
    .waitFor();
  await signOut(second, other);
  await expect.poll(() => new URL(second.url()).pathname).toBe('/');

  await second.goto('/user_sign_in');
  await signIn(second, person);
  await expectSignedIn(second, person);
  await second.goto(trip);
  await expectStops(second, ['Denver', 'Moab']);
  await expectSaved(second);
  device.isRefused = true;
});

test('a session ended elsewhere ends here on the next visit, and leaves nothing on the device', async () => {
  const person = newPerson();
  const device = await traveler();
  const { page } = device;
  await openMemberTrip(device, person);
  const { token } = await session(page);
  const ended = await fetch(`${url}/api/logout`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status).toBe(200);

  await page.goto('/');
  await page
    .getByRole('button', { name: 'Sign In', exact: true })
    .or(page.getByRole('link', { name: 'Sign In', exact: true }))
    .first()
    .waitFor();

  for (const word of ['Denver', person.email]) {
    await expect.poll(() => keptOnDevice(page)).not.toContain(word);
  }
  device.isRefused = true;
});
