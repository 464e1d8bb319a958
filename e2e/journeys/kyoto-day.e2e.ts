import { newId } from '@wayfold/domain/document/ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import { clientOf } from '../support/pictures/trip-pictures';
import { expectFocus, expectSaved, notices } from '../support/planner';
import { pressUntil, said } from '../support/screen-reader';
import { dragFinger, middleOf } from '../support/touch';

const { traveler, url } = useBrowser();

const KYOTO: [number, number] = [135.7681, 35.0116];
const DAY = 'Fri, Apr 2';

/** A member with four nights in Kyoto; opens April 2, on which nothing is planned. */
async function openDay(page: Page, plans: readonly string[] = []) {
  const { token } = await beMember(page, url, newPerson());
  const api = clientOf(url, token);
  const { id } = await api.trips.create({ body: { name: 'Spring in Japan', startDate: '2027-04-01' } });
  const stop = newId();
  const kyoto = { name: 'Kyoto', coords: KYOTO, nights: 4, transport: 'Train' as const };
  const changes = [
    { kind: 'destination.add' as const, id: stop, fields: kyoto },
    ...plans.map((name) => ({
      kind: 'event.add' as const,
      id: newId(),
      fields: { name, start: '2027-04-02' },
    })),
  ];
  const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
  await api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  await page.goto(`/trip_plan?trip=${id}&view=day&day=${stop}.2`);
  await field(page).waitFor();
  return { api, id, address: `/trip_plan?trip=${id}&view=day&day=${stop}.2` };
}

const field = (page: Page) => page.getByRole('combobox', { name: `Add to ${DAY}` });
const namesOf = (page: Page) =>
  page
    .getByRole('list', { name: 'Plans of the day' })
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5)));
const grip = (page: Page, name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });
const added = (page: Page, name: string) => notices(page).getByText(`Added ${name} to ${DAY}`);

/** Types a text and presses Enter once its first suggestion is the expected one. */
async function addByEnter(page: Page, text: string, first: string | RegExp): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('option', { name: first }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => field(page).inputValue()).toBe('');
  await expectFocus(field(page));
}

/** Takes the focus off the field, which closes its list: everything behind an open list is hidden from role queries. */
async function leaveField(page: Page): Promise<void> {
  await field(page).evaluate((input) => input instanceof HTMLElement && input.blur());
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Drags something with the mouse to something else. */
async function dragTo(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

test('a real day in Kyoto is built from searches, map clicks and favorites, arranged, made lighter, undone', async () => {
  const { page } = await traveler({ size: DESKTOP });
  const { address } = await openDay(page);

  // A favorite: saved in Things To Do, suggested for the day.
  await page.getByRole('link', { name: 'Things To Do' }).click();
  await page.getByRole('button', { name: /^Save .*Nijō Castle/ }).click();
  await page.goto(address);
  await field(page).click();
  const saved = page.getByRole('group', { name: 'Saved' });
  await saved.getByRole('option', { name: /Nijō Castle/ }).click();
  await added(page, 'Nijō Castle').waitFor();
  await expectFocus(field(page));

  // Searches, one after the other; Enter takes the first.
  await addByEnter(page, 'Fushimi', /Fushimi Inari/);
  await addByEnter(page, 'Kinkaku', /Kinkaku-ji/);
  // A pasted link, which is only read, with the name in it.
  const link = 'https://www.google.com/maps/place/Gion+Corner/@35.0037,135.7751,17z';
  await addByEnter(page, link, /Gion Corner/);
  // Coordinates mean the place that is there.
  await addByEnter(page, '34.9949, 135.785', /Kiyomizu-dera/);
  // A name alone is a plan without a place.
  await addByEnter(page, 'Call home qzx', /Add “Call home qzx” without a place/);
  await expect.poll(async () => (await namesOf(page)).length).toBe(6);
  const order = await namesOf(page);
  // Each stands where it adds the least: the two in the east follow each other.
  expect(Math.abs(order.indexOf('Gion Corner') - order.indexOf('Kiyomizu-dera'))).toBe(1);

  // A press on the map.
  const map = await page.getByRole('region', { name: 'Map of your trip' }).boundingBox();
  if (!map) throw new Error('There is no map.');
  await page.mouse.click(map.x + map.width * 0.7, map.y + map.height * 0.3);
  const card = page.getByRole('dialog');
  await card.getByRole('button', { name: `Add to ${DAY}` }).click();
  await expect.poll(async () => (await namesOf(page)).length).toBe(7);

  // A link without a point is refused in words.
  await field(page).fill('https://maps.app.goo.gl/AbCdEf123');
  await page
    .getByText(/This link doesn’t say where the place is/)
    .first()
    .waitFor();
  await field(page).fill('');
  await leaveField(page);

  // To another place in the day, all across the city and back.
  const whole = await namesOf(page);
  const inari = 'Fushimi Inari Taisha';
  const crossed = [inari, ...whole.filter((name) => name !== inari)];
  await dragTo(page, await middleOf(grip(page, inari)), await middleOf(grip(page, String(whole[0]))));
  await said(page, `${inari}, ${DAY}, position 1 of 7`).waitFor();
  await page.mouse.up();
  await expect.poll(() => namesOf(page)).toEqual(crossed);

  await page.getByRole('button', { name: 'Arrange this day' }).click();
  const use = page.getByRole('button', { name: 'Use this order' });
  await use.click();
  await use.waitFor({ state: 'detached' });
  const arranged = await namesOf(page);
  expect(arranged).not.toEqual(crossed);

  // Lighter by one.
  const saturday = page.getByRole('tab', { name: 'Sat, Apr 3 in Kyoto' });
  await dragTo(page, await middleOf(grip(page, inari)), await middleOf(saturday));
  await said(page, `${inari}, Sat, Apr 3, position 1 of 1`).waitFor();
  await page.mouse.up();
  await notices(page).getByText(`Moved ${inari} to Sat, Apr 3`).waitFor();
  await expect.poll(async () => (await namesOf(page)).length).toBe(6);
  await notices(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesOf(page)).toEqual(arranged);
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesOf(page)).toEqual(crossed);
  await expectSaved(page);
  await expectAccessibleInBoth(page);
});

test('by keyboard alone, plans are added, moved within the day and to the next one', async () => {
  const { page } = await traveler();
  await openDay(page, ['Breakfast', 'Walk along the river']);
  await field(page).focus();
  await page.keyboard.type('Kinkaku');
  await page.getByRole('option', { name: /Kinkaku-ji/ }).waitFor();
  await page.keyboard.press('Enter');
  await added(page, 'Kinkaku-ji').waitFor();
  await expectFocus(field(page));
  await expect.poll(() => namesOf(page)).toEqual(['Breakfast', 'Walk along the river', 'Kinkaku-ji']);

  await grip(page, 'Kinkaku-ji').focus();
  await page.keyboard.press('Enter');
  await said(page, 'Lifted Kinkaku-ji').waitFor();
  await pressUntil(page, 'ArrowUp', `Kinkaku-ji, ${DAY}, position 2 of 3`);
  await page.keyboard.press('Enter');
  await expect.poll(() => namesOf(page)).toEqual(['Breakfast', 'Kinkaku-ji', 'Walk along the river']);

  await grip(page, 'Breakfast').focus();
  await page.keyboard.press('Enter');
  await said(page, 'Lifted Breakfast').waitFor();
  // Above the first plan is the open day, beside it the next one. A row that was just lifted needs a moment.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('ArrowUp');
        await page.keyboard.press('ArrowRight');
        return said(page, 'Breakfast, Sat, Apr 3, position 1 of 1')
          .waitFor({ timeout: 3_000 })
          .then(
            () => true,
            () => false,
          );
      },
      { timeout: 15_000 },
    )
    .toBe(true);
  await page.keyboard.press('Enter');
  await notices(page).getByText('Moved Breakfast to Sat, Apr 3').waitFor();
  await expect.poll(() => namesOf(page)).toEqual(['Kinkaku-ji', 'Walk along the river']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesOf(page)).toEqual(['Breakfast', 'Kinkaku-ji', 'Walk along the river']);
});

test('on a phone, a day is built by touch: tapped, held and dragged', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  await openDay(page, ['Breakfast']);
  // The exact middle of a field is what screen readers press.
  await field(page).tap({ position: { x: 20, y: 8 } });
  await page.getByRole('option').first().tap();
  await notices(page)
    .getByText(/^Added .* to Fri, Apr 2$/)
    .waitFor();
  await leaveField(page);
  await expect.poll(async () => (await namesOf(page)).length).toBe(2);
  const [first = '', second = ''] = (await namesOf(page)).map(String);

  // A drag in a lower sheet raises it.
  await page.getByRole('button', { name: 'Panel height: half screen' }).tap();
  await page.getByRole('button', { name: 'Panel height: full screen' }).waitFor();
  const from = await middleOf(page.getByRole('button', { name: `Edit ${second}` }));
  const to = await middleOf(page.getByRole('button', { name: `Edit ${first}` }));
  await dragFinger(page, from, to, () => said(page, `Lifted ${second}`).waitFor());
  await expect.poll(() => namesOf(page)).toEqual([second, first]);

  const row = await middleOf(page.getByRole('button', { name: 'Edit Breakfast' }));
  const saturday = await middleOf(page.getByRole('tab', { name: 'Sat, Apr 3 in Kyoto' }));
  await dragFinger(page, row, saturday, () => said(page, 'Lifted Breakfast').waitFor());
  await notices(page).getByText('Moved Breakfast to Sat, Apr 3').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessibleInBoth(page);
});

test('a card of Things To Do is dragged to a day, by mouse and by keyboard', async () => {
  const { page } = await traveler();
  const { address } = await openDay(page);
  await page.getByRole('link', { name: 'Things To Do' }).click();
  const open = page.getByRole('button', { name: /Fushimi Inari Taisha$/ }).first();
  await open.waitFor();
  const from = await middleOf(open);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 });
  const friday = page.getByRole('listitem', { name: `${DAY} in Kyoto` });
  const to = await middleOf(friday);
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await said(page, `Fushimi Inari Taisha, ${DAY} in Kyoto`).waitFor();
  await page.mouse.up();
  await added(page, 'Fushimi Inari Taisha').waitFor();

  await page.getByRole('button', { name: 'Drag Kinkaku-ji to a day' }).focus();
  await page.keyboard.press('Enter');
  await friday.waitFor();
  await pressUntil(page, 'ArrowLeft', 'Kinkaku-ji, Thu, Apr 1 in Kyoto');
  await pressUntil(page, 'ArrowRight', `Kinkaku-ji, ${DAY} in Kyoto`);
  await page.keyboard.press('Enter');
  await added(page, 'Kinkaku-ji').waitFor();

  await page.goto(address);
  await expect.poll(async () => (await namesOf(page)).sort()).toEqual(['Fushimi Inari Taisha', 'Kinkaku-ji']);
});
