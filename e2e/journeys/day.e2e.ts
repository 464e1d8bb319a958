import { newId } from '@wayfold/domain/document/ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import { clientOf } from '../support/pictures/trip-pictures';

const { traveler, url } = useBrowser();

const KYOTO: [number, number] = [135.7681, 35.0116];
/** Sights of Kyoto in an order that crosses the city back and forth. */
const SIGHTS = [
  { name: 'Kiyomizu-dera', time: '09:00', coords: [135.785, 34.9949], minutes: 90 },
  { name: 'Kinkaku-ji', time: '11:00', coords: [135.7292, 35.0394], minutes: 60 },
  { name: 'Kodai-ji', time: '13:00', coords: [135.7809, 35.0007], minutes: 60 },
  { name: 'Ryoan-ji', time: '15:00', coords: [135.7183, 35.0345], minutes: 60 },
] as const;

/** Creates a member with a day in Kyoto, April 2, and opens the trip. */
async function inKyoto(page: Page) {
  const { token } = await beMember(page, url, newPerson());
  const api = clientOf(url, token);
  const { id } = await api.trips.create({ body: { name: 'Spring in Japan', startDate: '2027-04-01' } });
  const stop = newId();
  const changes = [
    {
      kind: 'destination.add' as const,
      id: stop,
      fields: { name: 'Kyoto', coords: KYOTO, nights: 3, transport: 'Train' as const },
    },
    plan('Hotel Kamo', { start: '2027-04-01', end: '2027-04-04', category: 'Lodging', coords: KYOTO }),
    ...SIGHTS.map(({ name, time, coords, minutes }) => {
      const end = Number(time.slice(0, 2)) * 60 + minutes;
      const endTime = `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
      return plan(name, {
        start: `2027-04-02T${time}`,
        end: `2027-04-02T${endTime}`,
        coords: [...coords] as [number, number],
      });
    }),
    plan('Call home', { start: '2027-04-02T20:00', end: '2027-04-02T20:30' }),
  ];
  const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
  await api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  await page.goto(`/trip_plan?trip=${id}`);
  return { api, id, day: `${stop}.2` };
}

type PlanFields = { start: string; end: string; category?: 'Lodging'; coords?: [number, number] };
const plan = (name: string, fields: PlanFields) =>
  ({ kind: 'event.add', id: newId(), fields: { name, ...fields } }) as const;

const plansOf = (page: Page) => page.getByRole('list', { name: 'Plans of the day' });
const namesOf = (page: Page) =>
  plansOf(page)
    .getByRole('button', { name: /^Edit / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.slice(5)));
const inOrder = SIGHTS.map(({ name }) => name);

test('a day opens from the itinerary, is arranged so that it is shorter, and undone', async () => {
  const { page } = await traveler();
  const { api, id } = await inKyoto(page);
  await page
    .getByRole('button', { name: /Show the days of Kyoto|Kyoto/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show Fri, Apr 2 on the map' }).click();

  await page.getByRole('heading', { name: 'Fri, Apr 2' }).waitFor();
  expect(await namesOf(page)).toEqual([...inOrder, 'Call home']);
  await page.getByRole('button', { name: 'Day 2, 1: Kiyomizu-dera' }).waitFor();
  expect(await page.getByRole('button', { name: /^Day 2, / }).count()).toBe(4);
  await expectAccessibleInBoth(page);

  await page.getByRole('button', { name: 'Arrange this day' }).click();
  await page.getByText(/^About .* less on the way$/).waitFor();
  const better = await namesOf(page);
  expect(better).not.toEqual([...inOrder, 'Call home']);
  expect(better.at(-1)).toBe('Call home');
  // Only a preview so far.
  const before = await api.trips.get({ params: { id } });
  expect(before.tripEvents.filter(({ destid }) => destid).map(({ name }) => name)).toContain('Kinkaku-ji');

  await page.getByRole('button', { name: 'Use this order' }).click();
  await expect.poll(() => namesOf(page)).toEqual(better);
  await page.keyboard.press('Control+z');
  await expect.poll(() => namesOf(page)).toEqual([...inOrder, 'Call home']);
});

test('the way to a plan can be chosen', async () => {
  const { page } = await traveler();
  const { id, day } = await inKyoto(page);
  await page.goto(`/trip_plan?trip=${id}&view=day&day=${day}`);
  const toKinkaku = plansOf(page)
    .getByRole('button', { name: /^(Walk|Transit|Drive), about/ })
    .nth(1);
  await toKinkaku.click();
  await page.getByRole('menuitemradio', { name: 'Bike' }).click();
  await plansOf(page)
    .getByRole('button', { name: /^Bike, about/ })
    .waitFor();
});

test('the arrow keys go from day to day, and Escape to the itinerary', async () => {
  const { page } = await traveler();
  const { id, day } = await inKyoto(page);
  await page.goto(`/trip_plan?trip=${id}&view=day&day=${day}`);
  await page.getByRole('tab', { name: 'Fri, Apr 2 in Kyoto' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Sat, Apr 3' }).waitFor();
  await page.getByText('Nothing planned yet').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Itinerary' }).waitFor();
});

test('on a phone, a day fits without sideways scrolling', async () => {
  const { page } = await traveler({ size: PHONE, touch: true });
  const { id, day } = await inKyoto(page);
  await page.goto(`/trip_plan?trip=${id}&view=day&day=${day}`);
  await page.getByRole('heading', { name: 'Fri, Apr 2' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessibleInBoth(page);
});
