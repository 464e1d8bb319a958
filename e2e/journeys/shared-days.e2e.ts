import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, LAPTOP, PHONE, useBrowser } from '../support/browser';
import { MOST_SHIFT, noteShifts, shiftOf } from '../support/first-paint';
import { spoiledBy } from '../support/narrow';
import { shareRoadTrip } from '../support/shared-page';

const { traveler, url } = useBrowser();

/** Two days in Florence, after the road trip: the Uffizi are closed on Mondays, which May 24 is. */
function florence(): SingleChange[] {
  const destid = newId();
  const plan = (fields: Extract<SingleChange, { kind: 'event.add' }>['fields']): SingleChange => ({
    kind: 'event.add',
    id: newId(),
    fields: { homeDestid: destid, ...fields },
  });
  return [
    {
      kind: 'destination.add',
      id: destid,
      fields: {
        ...{ name: 'Florence', coords: [11.255, 43.768], timezone: 'Europe/Rome' },
        ...{ nights: 3, arriveFixed: '2027-05-23' },
      },
    },
    plan({
      ...{ name: 'Casa Lunga', category: 'Lodging', coords: [11.25, 43.77], costEst: 612 },
      ...{ start: '2027-05-23T15:00', end: '2027-05-26T10:00', pinned: true },
    }),
    plan({
      ...{ name: 'Uffizi Gallery', eventid: 'poi:uffizi-gallery', poi_source: 'curated', isUserEvent: false },
      ...{ coords: [11.2553, 43.7678], start: '2027-05-24T09:00', end: '2027-05-24T11:00' },
    }),
    plan({
      ...{ name: 'Supper on the river', category: 'Food', coords: [11.248, 43.767], costEst: 0 },
      ...{ start: '2027-05-24T22:30', end: '2027-05-25T01:00', notes: 'The table is under the fig tree.' },
    }),
    plan({ name: 'Tuscan cycling', start: '2027-05-24', end: '2027-05-25' }),
    ...Array.from({ length: 40 }, (_, index) =>
      plan({ name: `Shop ${index + 1}`, start: '2027-05-25', category: 'Shopping', sortId: index }),
    ),
  ];
}

test('a stranger reads the days of a trip on a phone without JavaScript', async () => {
  const { api, id, shareId, change } = await shareRoadTrip(url, { type: 'Traveler' });
  await change(...florence());
  await api.sharing.changeShare({ params: { id }, body: { shows: { notes: true } } });
  const { page } = await traveler({ size: PHONE, touch: true });
  await page.route('**/*.js', (route) => route.abort());

  await page.goto(`/trip/${shareId}`);

  const days = page.getByRole('region', { name: 'Day by day' });
  const monday = days.getByRole('article', { name: 'Mon, May 24' });
  expect(await monday.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^Tuscan cycling\s+until Tue, May 25$/),
    expect.stringMatching(
      /^Walk from Casa Lunga, about \d+ min, 0\.\d mi\s+9:00 AM\s+Uffizi Gallery\s+until 11:00 AM\s+Closed that day$/,
    ),
    expect.stringMatching(
      /^Walk, about \d+ min, 0\.\d mi\s+10:30 PM\s+Supper on the river\s+until Tue, May 25, 1:00 AM\s+The table is under the fig tree\.\s+Free$/,
    ),
  ]);
  await monday.getByText('Night at Casa Lunga').waitFor();
  await days.getByRole('article', { name: 'Sun, May 23' }).getByText('$612').waitFor();

  // Long days are folded.
  const tuesday = days.getByRole('article', { name: 'Tue, May 25' });
  await tuesday.getByText('Tuscan cycling continues until Tue, May 25').waitFor();
  expect(await tuesday.getByText('Shop 40', { exact: true }).isVisible()).toBe(false);
  await tuesday.getByText('Show 30 more plans').tap();
  await tuesday.getByText('Shop 40', { exact: true }).waitFor();
  expect(await spoiledBy(page)).toEqual([]);
});

test('the days are accessible, don’t shift, and keep private what the share doesn’t show', async () => {
  const { api, id, shareId, change } = await shareRoadTrip(url, { type: 'Traveler' });
  await change(...florence());
  const { page, context } = await traveler({ size: LAPTOP });
  await noteShifts(context);

  await page.goto(`/trip/${shareId}`);
  const days = page.getByRole('region', { name: 'Day by day' });
  await days.getByText('Closed that day').waitFor();
  expect(await shiftOf(page)).toBeLessThan(MOST_SHIFT);
  await expectAccessibleInBoth(page);

  await api.sharing.changeShare({ params: { id }, body: { shows: { costs: false, notes: false } } });
  await page.reload();
  await days.getByText('Supper on the river').waitFor();
  expect(await page.content()).not.toMatch(/\$612|fig tree/);
});
