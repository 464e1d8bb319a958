import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { openStop, stopRow } from '../support/planner';
import { openRoadTrip, sessionOf } from '../support/prepared-trip';

const { traveler } = useBrowser();

const WIDTHS = [1024, 1280, 1440];
const FLIGHT = 'Flight over the Canyonlands';

async function boxOf(target: Locator): Promise<{ top: number; bottom: number; left: number; right: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the screen.`);
  const { x, y, width, height } = box;
  return { top: y, bottom: y + height, left: x, right: x + width };
}

async function planFlight(page: Page): Promise<void> {
  const { token } = JSON.parse(await sessionOf(page));
  const answer = await page.request.post('/api/trip/user_event', {
    data: {
      tripid: new URL(page.url()).searchParams.get('trip'),
      name: FLIGHT,
      start: '2027-05-11T10:30',
      costEst: 1234.56,
    },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.reload();
}

test('next to the map, a plan keeps its icon, its handle and space for its name', async () => {
  const { page } = await openRoadTrip(await traveler());
  await planFlight(page);
  await openStop(page, 'Moab');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Edit ${FLIGHT}` }) });

  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const plan = row.last();
    const icon = await boxOf(plan.getByTitle('Activities'));
    const handle = await boxOf(plan.getByRole('button', { name: `Reorder ${FLIGHT}` }));
    const name = await boxOf(plan.getByText(FLIGHT));
    const whole = await boxOf(plan);
    expect(handle.right - handle.left, `the handle at ${width}`).toBeGreaterThanOrEqual(24);
    expect(icon.right - icon.left, `the icon at ${width}`).toBeGreaterThanOrEqual(16);
    expect(name.right - name.left, `the name at ${width}`).toBeGreaterThanOrEqual(100);
    expect(icon.right, `the icon and the name at ${width}`).toBeLessThanOrEqual(name.left);
    expect(handle.right, `the handle and its row at ${width}`).toBeLessThanOrEqual(whole.right);
  }
});

test('the arrow to the directions stays on the same line as its leg at every width', async () => {
  const { page, address } = await openRoadTrip(await traveler());
  const legs = [
    ['Denver', 'Moab'],
    ['Moab', 'Springdale'],
    ['Grand Canyon Village', 'Santa Fe'],
  ] as const;

  for (const width of [...WIDTHS, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}&view=itinerary`);
    for (const [from, to] of legs) {
      const row = stopRow(page, from);
      const mode = await boxOf(row.getByRole('button', { name: `From ${from} to ${to}: My vehicle` }));
      const link = row.getByRole('link', { name: new RegExp(`pen directions from ${from} to ${to}`) });
      const whole = await boxOf(row);
      const arrow = await boxOf(link.locator('svg'));
      const [middleOfMode, middle] = [(mode.top + mode.bottom) / 2, (arrow.top + arrow.bottom) / 2];
      expect(Math.abs(middle - middleOfMode), `the arrow after ${from} at ${width}`).toBeLessThanOrEqual(2);
      expect(arrow.left, `the arrow after ${from} at ${width}`).toBeGreaterThanOrEqual(mode.right);
      expect(arrow.right, `the arrow after ${from} at ${width}`).toBeLessThanOrEqual(whole.right);
    }
  }
});
