import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useBrowser } from '../support/browser';
import { expectStops, listedStops, ROAD_TRIP, stopRow } from '../support/planner';
import { prepareTrip } from '../support/prepared-trip';

const { traveler } = useBrowser();

test.each(['webgl', 'drawn'] as const)(
  'on the %s map pins follow the trip, select in the list, and a click adds a place',
  async (map) => {
    const device = await traveler({ map });
    const { page } = device;
    await page.goto(await prepareTrip(device));
    await expectStops(page, ROAD_TRIP);
    const region = page.getByRole('region', { name: 'Map of your trip' });
    await expect.poll(() => region.locator('canvas').count()).toBe(map === 'webgl' ? 1 : 0);

    // Pins are buttons at their places' positions: west is left.
    const x = async (name: RegExp) => (await region.getByRole('button', { name }).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await x(/3, Springdale/)) < (await x(/1, Denver/))).toBe(true);
    await region.getByRole('button', { name: '2, Moab' }).click();
    await stopRow(page, 'Moab').getByRole('button', { name: 'One more night in Moab' }).waitFor();
    expect(await region.getByRole('button', { name: '2, Moab' }).getAttribute('aria-pressed')).toBe('true');
    await page
      .getByRole('list', { name: 'Trip timeline' })
      .getByRole('button', { name: /^Santa Fe/ })
      .click();
    await stopRow(page, 'Santa Fe').getByRole('button', { name: 'One more night in Santa Fe' }).waitFor();
    expect(await region.getByRole('button', { name: '6, Santa Fe' }).getAttribute('aria-pressed')).toBe(
      'true',
    );

    // There is only land north of Santa Fe and east of Moab.
    const santaFe = await region.getByRole('button', { name: '6, Santa Fe' }).boundingBox();
    if (!santaFe) throw new Error('The pin is not on the map.');
    await page.mouse.click(santaFe.x + 20, santaFe.y - 70);
    const card = page.getByRole('dialog').filter({ hasText: 'Add here' });
    await card.getByRole('button', { name: /^Add .+ here$/ }).click();
    await expect.poll(async () => (await listedStops(page)).length).toBe(7);
    await region.getByRole('button', { name: /^7, / }).waitFor();
    await region.getByRole('button', { name: 'Zoom in' }).click();
    await region.getByRole('button', { name: 'Fit whole trip' }).click();
  },
);

test.each(['webgl', 'drawn'] as const)(
  'on the %s map pins can be pressed where they are while it is dragged and after it was zoomed',
  async (map) => {
    const device = await traveler({ map });
    const { page } = device;
    await page.goto(await prepareTrip(device));
    const region = page.getByRole('region', { name: 'Map of your trip' });
    await region.getByRole('button', { name: 'Zoom in' }).waitFor();
    const pin = region.getByRole('button', { name: '3, Springdale' });
    const boxOf = async () => {
      const box = await pin.boundingBox();
      if (!box) throw new Error('The pin is not on the map.');
      return { x: Math.round(box.x), y: Math.round(box.y), width: Math.round(box.width) };
    };
    const before = await boxOf();
    const frame = await region.boundingBox();
    if (!frame) throw new Error('There is no map.');
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 3];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 6 });
    await expect.poll(boxOf).toEqual({ ...before, x: before.x + 60, y: before.y + 40 });
    await page.mouse.up();
    await region.getByRole('button', { name: 'Zoom out' }).click();
    // The button has its size again once the map is at rest, closer to the middle.
    await expect.poll(async () => (await boxOf()).x).toBeGreaterThan(before.x + 60);
    await expect.poll(async () => (await boxOf()).width).toBe(before.width);
    await pin.click();
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
  },
);

test('the map has one selected pin, and the list and the strip follow it', async () => {
  const device = await traveler({ map: 'drawn' });
  const { page } = device;
  const stops = Array.from({ length: 10 }, (_, index) => ({
    name: `Stop ${index + 1}`,
    coords: [-112 + index, 37 + (index % 3)] as [number, number],
  }));
  await page.goto(await prepareTrip(device, { stops }));
  const region = page.getByRole('region', { name: 'Map of your trip' });
  const strip = page.getByRole('list', { name: 'Trip timeline' });
  const pressed = region
    .getByRole('list', { name: 'Destinations on the map' })
    .locator('[aria-pressed="true"]');
  const isInSight = (name: string) =>
    strip.getByRole('button', { name: new RegExp(`^${name}\\b`) }).evaluate((panel) => {
      const [box, room] = [panel, panel.closest('ol')].map((element) => element?.getBoundingClientRect());
      return box !== undefined && room !== undefined && box.left >= room.left && box.right <= room.right;
    });
  await region.getByRole('button', { name: '10, Stop 10' }).waitFor();
  await expect.poll(() => isInSight('Stop 10')).toBe(false);

  await region.getByRole('button', { name: '10, Stop 10' }).click();
  await region.getByRole('button', { name: '5, Stop 5' }).hover();
  await expect.poll(() => isInSight('Stop 10')).toBe(true);
  expect(await pressed.evaluateAll((pins) => pins.map((pin) => pin.ariaLabel))).toEqual(['10, Stop 10']);

  await stopRow(page, 'Stop 10')
    .getByRole('button', { name: /^Stop 10/, expanded: true })
    .click();
  await expect.poll(() => pressed.count()).toBe(0);
  await stopRow(page, 'Stop 1')
    .getByRole('button', { name: /^Stop 1 /, expanded: false })
    .click();
  await expect.poll(() => isInSight('Stop 1')).toBe(true);
  expect(await pressed.count()).toBe(1);
});

test('an empty trip shows the United States and starts with a click on the map', async () => {
  const { page } = await traveler();
  await page.goto('/trip_plan');
  await page.getByText('Or click the map to drop your first pin').waitFor();
  const map = page.getByRole('region', { name: 'Map of your trip' });
  const box = await map.boundingBox();
  if (!box) throw new Error('There is no map.');

  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.getByRole('button', { name: /^Add .+ here$/ }).click();

  await expect.poll(async () => (await listedStops(page)).length).toBe(1);
});

// Not a test: takes the screenshot for the README when UPDATE_IMAGES=1.
if (process.env.UPDATE_IMAGES === '1') {
  test('takes the screenshot for the README', async () => {
    const { page } = await traveler({ map: 'webgl' });
    await page.goto('/');
    await page.getByRole('link', { name: /Red Rock/ }).click();
    await page.getByRole('button', { name: '2, Moab' }).click();
    await stopRow(page, 'Moab').getByRole('button', { name: 'One more night in Moab' }).waitFor();
    await page.mouse.move(0, 0);
    // The map has settled once two screenshots in a row are the same.
    let last: Buffer = Buffer.alloc(0);
    await expect
      .poll(
        async () => {
          const picture = await page.screenshot();
          const isSame = picture.equals(last);
          last = picture;
          return isSame;
        },
        { interval: 3_000, timeout: 60_000 },
      )
      .toBe(true);
    await writeFile(path.resolve(import.meta.dirname, '..', '..', 'docs', 'images', 'planner.png'), last);
  });
}
