import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import {
  addNight,
  chooseForStop,
  expectFocus,
  expectSaved,
  notices,
  openStop,
  showView,
  stopRow,
  undoButton,
} from '../support/planner';
import { openRoadTrip, type PreparedStop, prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

const LOS_ANGELES: PreparedStop = {
  ...{ name: 'Los Angeles', coords: [-118.2437, 34.0522], nights: 2, timezone: 'America/Los_Angeles' },
};
const SYDNEY: PreparedStop = {
  ...{ name: 'Sydney', coords: [151.2093, -33.8688], nights: 3, timezone: 'Australia/Sydney' },
};
const VIENNA: PreparedStop = {
  ...{ name: 'Vienna', coords: [16.3738, 48.2082], nights: 2, timezone: 'Europe/Vienna' },
};
const BERLIN: PreparedStop = {
  ...{ name: 'Berlin', coords: [13.405, 52.52], nights: 2, timezone: 'Europe/Berlin' },
};

/** What one end of a booking's form is filled with. */
interface End {
  /** Typed into the search, which has to find it. */
  place?: string;
  day?: string;
  time: string;
}

/** Fills one end of a journey, choosing the place that the search finds first by Enter. */
async function fillEnd(
  page: Page,
  form: Locator,
  [place, day]: ['From', 'Departs'] | ['To', 'Arrives'],
  end: End,
) {
  if (end.place) {
    const field = form.getByRole('combobox', { name: place, exact: true });
    await field.fill(end.place);
    // While the list is open, everything behind it is hidden from role queries.
    await page.getByRole('option').filter({ hasText: end.place }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => field.inputValue()).toContain(`${end.place} · `);
  }
  if (end.day) await form.getByRole('textbox', { name: day, exact: true }).fill(end.day);
  await form.getByLabel(`${day}, time there`).fill(end.time);
}

const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true });
const card = (page: Page, name: string) => page.getByRole('article', { name: new RegExp(`^${name}, `) });

test('a flight over the date line with a connection, by keyboard', async () => {
  const here = await traveler();
  const { page } = here;
  await page.goto(await prepareTrip(here, { stops: [LOS_ANGELES, SYDNEY] }));
  const leg = page.getByRole('button', { name: 'From Los Angeles to Sydney: My vehicle' });
  await leg.press('Enter');
  await page.getByRole('menuitem', { name: 'Add a booking' }).waitFor();
  await page.keyboard.press('End');
  await expectFocus(page.getByRole('menuitem', { name: 'Add a booking' }));
  await page.keyboard.press('Enter');

  const form = page.getByRole('dialog', { name: 'Flight to Sydney' });
  await form.getByLabel('Airline').fill('Pacifica');
  await form.getByLabel('Flight number').fill('PF 837');
  await form.getByLabel('Confirmation code').fill('K7QX2M');
  await fillEnd(page, form, ['From', 'Departs'], { place: 'LAX', time: '11:25' });
  await form.getByText('PDT, UTC−7').waitFor();
  await fillEnd(page, form, ['To', 'Arrives'], { place: 'HND', time: '15:10' });
  await expectAccessibleInBoth(page);

  // On the day of the departure, this would be the evening before in Los Angeles.
  await page.keyboard.press('Enter');
  await form.getByText('This is before the departure. Check both days, times and time zones.').waitFor();
  const arrives = form.getByLabel('Arrives, time there');
  await expectFocus(arrives);
  await form.getByRole('textbox', { name: 'Arrives', exact: true }).fill('2027-05-11');
  await form.getByText('11 h 45 min in the air. You arrive on Tue, May 11, local time.').waitFor();
  await form.getByText('Sydney will start on Tue, May 11.').waitFor();
  await form.getByRole('button', { name: 'Save and add a connection' }).press('Enter');

  // The second part starts where the first one ended.
  await expect.poll(() => form.getByLabel('Flight number').inputValue()).toBe('');
  expect(await form.getByLabel('Confirmation code').inputValue()).toBe('K7QX2M');
  expect(await form.getByRole('combobox', { name: 'From' }).inputValue()).toMatch(/^HND · /);
  expect(await form.getByRole('textbox', { name: 'Departs', exact: true }).inputValue()).toBe('May 11, 2027');
  await form.getByLabel('Flight number').fill('PF 12');
  await form.getByLabel('Departs, time there').fill('21:30');
  await fillEnd(page, form, ['To', 'Arrives'], { place: 'SYD', day: '2027-05-12', time: '08:05' });
  await form.getByLabel('Seats').fill('34A, 34B');
  await page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });

  await card(page, 'Pacifica PF 837').getByText('11 h 45 min').waitFor();
  await card(page, 'Pacifica PF 837').getByText('LAX · Mon, May 10, PDT').waitFor();
  await card(page, 'Pacifica PF 12').getByText('9 h 35 min').waitFor();
  await page.getByText('6 h 20 min to change in HND').waitFor();
  // From the first departure to the last arrival, and no longer an estimate.
  const row = stopRow(page, 'Los Angeles');
  await row.getByText(/^[\d,]+ mi · 27 h 40 min$/).waitFor();
  await row.getByRole('button', { name: 'From Los Angeles to Sydney: Flight' }).waitFor();
  await stopRow(page, 'Sydney').getByText('May 12 – 15').waitFor();
  await expectAccessibleInBoth(page);

  await expectSaved(page);
  await page.reload();
  await card(page, 'Pacifica PF 12').waitFor();
  await undoButton(page).click();
  await card(page, 'Pacifica PF 12').waitFor({ state: 'detached' });
  await stopRow(page, 'Sydney').getByText('May 11 – 14').waitFor();
  await undoButton(page).click();
  await card(page, 'Pacifica PF 837').waitFor({ state: 'detached' });
  await stopRow(page, 'Sydney').getByText('May 10 – 13').waitFor();
  await page.getByRole('button', { name: 'From Los Angeles to Sydney: My vehicle' }).waitFor();
});

test('a night train on a phone, and its code copied by one touch', async () => {
  const here = await traveler({ size: PHONE, touch: true });
  const { page, context } = here;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await prepareTrip(here, { stops: [VIENNA, BERLIN] }));
  await page.getByRole('button', { name: 'Itinerary' }).tap();
  await page.getByRole('button', { name: /^From Vienna to Berlin/ }).tap();
  await page.getByRole('menuitem', { name: 'Add a booking' }).tap();
  const flight = page.getByRole('dialog', { name: 'Flight to Berlin' });
  await flight.getByRole('button', { name: /^Flight Kind|Kind/ }).tap();
  await page.getByRole('option', { name: 'Train' }).tap();

  const form = page.getByRole('dialog', { name: 'Train to Berlin' });
  await form.getByLabel('Rail company').fill('Nightjet');
  await form.getByLabel('Train number').fill('NJ 490');
  await form.getByLabel('Confirmation code').fill('WB-2210');
  await form.getByRole('combobox', { name: 'From' }).fill('Wien Hbf');
  await form.getByLabel('Departs, time there').fill('22:10');
  await form.getByRole('textbox', { name: 'Arrives', exact: true }).fill('2027-05-11');
  await form.getByLabel('Arrives, time there').fill('08:29');
  await form.getByText('10 h 19 min of travel. You arrive on Tue, May 11, local time.').waitFor();
  await expectAccessibleInBoth(page);
  await save(form).tap();

  const train = card(page, 'Nightjet NJ 490');
  await train.getByText('10 h 19 min').waitFor();
  await train.getByText('Wien Hbf · Mon, May 10').waitFor();
  await stopRow(page, 'Berlin').getByText('May 11 – 13').waitFor();
  await train.getByRole('button', { name: 'Copy the code WB-2210' }).tap();
  await train.getByText('Code copied').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('WB-2210');

  await train.getByRole('button', { name: 'Edit booking Nightjet NJ 490' }).tap();
  await form.getByText('On hold').tap();
  await save(form).tap();
  await train.getByText('On hold').waitFor();
  // What is only on hold moves no dates.
  await stopRow(page, 'Berlin').getByText('May 10 – 12').waitFor();
  await expectAccessibleInBoth(page);
});

test('a hotel with its deadline, and its price among the costs', async () => {
  const { page } = await openRoadTrip(await traveler());
  await chooseForStop(page, 'Moab', 'Add lodging');
  const form = page.getByRole('dialog', { name: 'Stay in Moab' });
  expect(await form.getByRole('textbox', { name: 'Check-in', exact: true }).inputValue()).toBe(
    'May 10, 2027',
  );
  await form.getByText('3 nights').waitFor();
  await form.getByLabel('Hotel or place to stay').fill('Red Rim Lodge');
  await form.getByLabel('Confirmation code').fill('HT-77');
  await form.getByLabel('Check-in, time there').fill('15:00');
  await form.getByLabel('Guests').fill('2 adults');
  await form.getByLabel('Free cancellation until').fill('2027-05-03');
  await form.getByLabel('Until, time there').fill('18:00');
  await form.getByLabel('Estimated price').fill('540');
  await form.getByLabel('Link').fill('not a link');

  await page.keyboard.press('Escape');
  const ask = page.getByRole('alertdialog', { name: 'Discard the changes to this booking?' });
  await ask.getByRole('button', { name: 'Keep editing' }).click();
  await save(form).click();
  await form.getByText('Enter a web address, such as example.com.').waitFor();
  await expectFocus(form.getByLabel('Link'));
  await form.getByLabel('Link').fill('redrim.example');
  await save(form).click();

  await openStop(page, 'Moab');
  const hotel = card(page, 'Red Rim Lodge');
  await hotel.getByText('Cancel by Mon, May 3, 6:00 PM').waitFor();
  await hotel.getByText('2 adults').waitFor();
  await expectAccessibleInBoth(page);

  await showView(page, 'Costs');
  const line = page.getByRole('button', { name: /^From a booking: Red Rim Lodge/ });
  await line.click();
  await form.getByLabel('Confirmation code').waitFor();
  await form.getByRole('button', { name: 'Remove' }).click();
  await line.waitFor({ state: 'detached' });
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await line.waitFor();
});

test('a table is booked for a plan, with the typed plan saved first', async () => {
  const events = [{ name: 'Desert Bistro', start: '2027-05-11T19:00', category: 'Food' }];
  const { page } = await openRoadTrip(await traveler(), { events });
  await openStop(page, 'Moab');
  await page.getByRole('button', { name: 'Edit Desert Bistro' }).click();
  const plan = page.getByRole('dialog', { name: 'Edit plan' });
  await plan.getByLabel('Notes').fill('The garden, if it is warm');
  await plan.getByRole('button', { name: 'Add a booking' }).click();

  const form = page.getByRole('dialog', { name: 'Restaurant for Desert Bistro' });
  await form.getByText('The plan sets the day and time: Tue, May 11, 7:00 PM.').waitFor();
  await form.getByLabel('Guests').fill('4');
  await save(form).click();

  await card(page, 'Desert Bistro').getByText('Booked').waitFor();
  await page.getByRole('button', { name: 'Edit Desert Bistro' }).click();
  expect(await plan.getByLabel('Notes').inputValue()).toBe('The garden, if it is warm');
});

test('a booking comes loose, is put back, becomes a plan, and undo restores it', async () => {
  const { page } = await openRoadTrip(await traveler());
  await page.getByRole('button', { name: /^From Denver to Moab/ }).click();
  await page.getByRole('menuitem', { name: 'Add a booking' }).click();
  const form = page.getByRole('dialog', { name: 'Flight to Moab' });
  await form.getByLabel('Airline').fill('Mesa Air');
  await fillEnd(page, form, ['From', 'Departs'], { place: 'DEN', time: '08:00' });
  await form.getByLabel('Arrives, time there').fill('09:30');
  await save(form).click();
  await stopRow(page, 'Denver')
    .getByText(/ mi · 1 h 30 min$/)
    .waitFor();

  // A booked arrival stays where it is, and the preview says so.
  await openStop(page, 'Denver');
  await addNight(page, 'Denver');
  const longer = page.getByRole('region', { name: 'Denver: 3 nights' });
  await longer.getByText('Mesa Air is booked for another day').waitFor();
  await longer.getByText('Moab, arrival booked for May 10').waitFor();
  await longer.getByRole('button', { name: 'Cancel' }).click();
  await stopRow(page, 'Denver').getByText('May 8 – 10').waitFor();

  await chooseForStop(page, 'Moab', 'Remove');
  const preview = page.getByRole('region', { name: 'Remove Moab' });
  await preview.getByText('Mesa Air will no longer fit between its destinations').waitFor();
  await preview.getByRole('button', { name: 'Apply' }).click();
  const loose = page.getByRole('region', { name: 'Bookings without a place' });
  await loose.getByRole('button', { name: 'Put on Denver to Springdale' }).waitFor();
  await expectAccessibleInBoth(page);

  await loose.getByRole('button', { name: 'Put on Denver to Springdale' }).press('Enter');
  await loose.waitFor({ state: 'detached' });
  await stopRow(page, 'Denver').getByText('Mesa Air').waitFor();
  await undoButton(page).click();
  await loose.getByRole('button', { name: 'Keep as a plan' }).press('Enter');
  await loose.waitFor({ state: 'detached' });
  await stopRow(page, 'Denver').getByRole('button', { name: 'Edit Mesa Air' }).waitFor();

  await undoButton(page).click();
  await loose.waitFor();
  await undoButton(page).click();
  await loose.waitFor({ state: 'detached' });
  await stopRow(page, 'Denver')
    .getByText(/ mi · 1 h 30 min$/)
    .waitFor();
});

test('on a phone, a loose booking is put back by touch', async () => {
  const here = await traveler({ size: PHONE, touch: true });
  const { page } = here;
  await page.goto(await prepareTrip(here, { stops: [VIENNA, BERLIN] }));
  await page.getByRole('button', { name: 'Itinerary' }).tap();
  await openStop(page, 'Berlin');
  await chooseForStop(page, 'Berlin', 'Add lodging');
  const form = page.getByRole('dialog', { name: 'Stay in Berlin' });
  await form.getByLabel('Hotel or place to stay').fill('Pension Linden');
  await save(form).tap();
  await card(page, 'Pension Linden').waitFor();
  await chooseForStop(page, 'Berlin', 'Remove');
  await page.getByRole('button', { name: 'Apply' }).tap();

  const loose = page.getByRole('region', { name: 'Bookings without a place' });
  await loose.getByRole('button', { name: 'Put in Vienna' }).tap();
  await loose.waitFor({ state: 'detached' });
  await openStop(page, 'Vienna');
  await card(page, 'Pension Linden').waitFor();
});
