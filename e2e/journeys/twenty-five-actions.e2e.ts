import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, useBrowser } from '../support/browser';
import { expectSaved, mappedStops, notices, stopRow } from '../support/planner';

const { traveler } = useBrowser();

/** The most that a stranger should need. */
const MOST_ACTIONS = 25;
const TYPED = 'Denver, Moab 2, Springdale 2, Page, Santa Fe 2';
const STOPS = ['Denver', 'Moab', 'Springdale', 'Page', 'Santa Fe'];

/** Does what a person does, and counts it: every press, and the typing into a field together with the Enter that ends it. */
class Person {
  readonly page: Page;
  actions = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.actions += 1;
    await target.click();
  }

  async type(text: string): Promise<void> {
    this.actions += 1;
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }
}

/**
 * Plans five stops with nights and legs, six sights and four hotels.
 *
 * @param goNear shows the sights near another stop
 */
async function plan(person: Person, goNear: (stop: string) => Promise<void>): Promise<void> {
  const { page } = person;
  await page.goto('/');
  await person.press(page.getByLabel('Where to first?'));
  await person.type(TYPED);
  await expect.poll(() => mappedStops(page), { timeout: 20_000 }).toEqual(STOPS);

  await person.press(page.getByRole('link', { name: 'Things To Do' }));
  await addThreeSights(person, 'Denver');
  await goNear('Moab');
  await addThreeSights(person, 'Moab');

  await person.press(page.getByRole('link', { name: 'Hotels' }));
  // The stop whose sights were shown is open; then the next one without a stay is offered.
  for (const [index, stop] of ['Moab', 'Denver', 'Springdale', 'Page'].entries()) {
    if (index > 0) await person.press(page.getByRole('button', { name: `Next: ${stop}` }));
    const hotels = page.getByRole('list', { name: `Places to stay near ${stop}` });
    await person.press(hotels.getByRole('button', { name: /^Add stay: / }).first());
    await notices(page).getByText(`added to ${stop}`).waitFor();
  }
}

async function addThreeSights(person: Person, stop: string): Promise<void> {
  const { page } = person;
  await page.getByRole('heading', { level: 2, name: new RegExp(`^Near ${stop}`) }).waitFor();
  const add = page.getByRole('button', { name: /^Add (?!as|to|your)/ }).first();
  for (let sight = 0; sight < 3; sight += 1) {
    const name = String(await add.getAttribute('aria-label')).replace('Add ', '');
    await person.press(add);
    await notices(page).getByText(`${name} added to`).waitFor();
    await page.getByRole('button', { name: `Add ${name}`, exact: true }).waitFor({ state: 'detached' });
  }
}

/** Checks that all of it is in the trip: nights, a transport for each leg, plans and stays. */
async function expectPlanned(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Current Trip' }).click();
  await expectSaved(page);
  const trip = new URL(page.url()).searchParams.get('trip');
  await page.goto(`/trip_plan?trip=${trip}&view=itinerary`);
  await stopRow(page, 'Denver').getByText('1 night · 4 plans').waitFor();
  await stopRow(page, 'Moab').getByText('2 nights · 4 plans').waitFor();
  await stopRow(page, 'Springdale').getByText('2 nights · 1 plan').waitFor();
  await stopRow(page, 'Page').getByText('1 night · 1 plan').waitFor();
  await stopRow(page, 'Santa Fe').getByText('2 nights').waitFor();
  for (const [index, stop] of STOPS.slice(1).entries()) {
    await page.getByRole('button', { name: `From ${STOPS[index]} to ${stop}: My vehicle` }).waitFor();
  }
}

test('at a desk, a stranger plans five stops, six sights and four hotels in 18 actions', {
  timeout: 180_000,
}, async () => {
  const { page } = await traveler();
  const person = new Person(page);
  const timeline = page.getByRole('list', { name: 'Trip timeline' });

  await plan(person, (stop) => person.press(timeline.getByRole('button', { name: new RegExp(`^${stop}`) })));

  expect(person.actions).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(person.actions).toBe(18);
  await expectPlanned(page);
});

test('on a phone, in 20', { timeout: 180_000 }, async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const person = new Person(page);
  const pins = page.getByRole('list', { name: 'Destinations on the map' });

  await plan(person, async (stop) => {
    await person.press(page.getByRole('link', { name: 'Current Trip' }));
    await person.press(pins.getByRole('button', { name: new RegExp(`, ${stop}$`) }));
    await person.press(page.getByRole('link', { name: 'Things To Do' }));
  });

  expect(person.actions).toBeLessThanOrEqual(MOST_ACTIONS);
  expect(person.actions).toBe(20);
  await expectPlanned(page);
});
