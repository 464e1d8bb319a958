import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toWorld } from '@wayfold/domain/map/mercator';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ArchiveTile,
  ONE_TILE_MAP,
  square,
  writeMapArchive,
} from '../../server/src/testing/stand-ins/map-archive';
import { type Device, LAPTOP, PHONE, type Traveler, useBrowser } from '../support/browser';
import { colorOfMap, LAND, WATER } from '../support/map-color';
import { expectFocus, notices } from '../support/planner';
import { openRoadTrip, prepareTrip } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';
import { shareRoadTrip } from '../support/shared-page';

const { traveler } = useBrowser();

const map = (page: Page) => page.getByRole('region', { name: 'Map of your trip' });
const onTheMap = (page: Page) => page.getByRole('list', { name: 'Places on the map' });
const layer = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Layers' }).getByRole('switch', { name });

test('searching the map and its chips lead to Things To Do and Hotels, with the area of the map', async () => {
  const { page } = await openRoadTrip(await traveler());
  const field = page.getByRole('searchbox', { name: 'Search this map' });

  await field.fill('canyon');
  await field.press('Enter');
  await page.getByRole('heading', { name: 'In this area' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/trip_plan/things_do');
  const listed = page.getByRole('searchbox', { name: 'Search parks, food, museums' });
  expect(await listed.inputValue()).toBe('canyon');
  await expectFocus(listed);
  await onTheMap(page).getByRole('button').first().waitFor();

  await page.goBack();
  await page.getByRole('group', { name: 'Show on the map' }).getByRole('button', { name: 'Parks' }).click();
  await page.getByRole('heading', { name: 'In this area' }).waitFor();
  const kinds = page.getByRole('group', { name: 'Types of places' });
  expect(await kinds.getByRole('button', { name: 'Parks' }).getAttribute('aria-pressed')).toBe('true');
  expect(await page.getByRole('searchbox').inputValue()).toBe('');

  await page.goBack();
  await page.getByRole('group', { name: 'Show on the map' }).getByRole('button', { name: 'Stays' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/trip_plan/hotels');
});

test('a disc that stands for several places says what they are', async () => {
  const device = await traveler();
  const { page } = device;
  const stops = [{ name: 'New York City', coords: [-74.006, 40.7143] as [number, number] }];
  await page.goto((await prepareTrip(device, { stops })).replace('/trip_plan', '/trip_plan/things_do'));
  await onTheMap(page).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Zoom out' }).click();

  const cluster = onTheMap(page)
    .getByRole('button', { name: /^\d+ places: \d+ [a-z ]+, / })
    .first();
  await cluster.hover();

  const label = (await cluster.getAttribute('aria-label')) ?? '';
  await page.getByRole('tooltip', { name: label }).waitFor();
});

test('plans are on the map day by day, and each layer can be turned off for this device', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(
    await prepareTrip(device, {
      stops: [
        { name: 'Moab', coords: [-109.5498, 38.5733], nights: 3 },
        { name: 'Green River', coords: [-110.16, 38.99] },
      ],
      events: [
        { name: 'Delicate Arch hike', start: '2027-05-09T09:00', coords: [-109.4993, 38.7436] },
        {
          name: 'Mesa Arch at sunset',
          start: '2027-05-09T18:00',
          coords: [-109.868, 38.389],
          reachBy: 'bike',
        },
      ],
    }),
  );
  const plan = onTheMap(page).getByRole('button', { name: 'Day 2, 1: Delicate Arch hike' });
  await plan.waitFor();
  const lines = map(page).locator('svg path[stroke-dasharray]');
  await expect.poll(() => lines.count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Layers' }).click();
  await layer(page, 'Plans by day').click();
  await plan.waitFor({ state: 'detached' });
  await expect.poll(() => lines.count()).toBe(0);
  // The leg to Green River is the only line left.
  const legs = map(page).locator('svg path[stroke-width="4.5"]');
  await expect.poll(() => legs.count()).toBeGreaterThan(0);
  await layer(page, 'Legs').click();
  await expect.poll(() => legs.count()).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: 'Layers' }).click();
  expect(await layer(page, 'Legs').isChecked()).toBe(false);
  expect(await layer(page, 'Places').isChecked()).toBe(true);
  await layer(page, 'Plans by day').click();
  await page.keyboard.press('Escape');
  // The first press selects it in the list, too.
  await plan.click();
  await expect.poll(() => plan.getAttribute('aria-pressed')).toBe('true');
  await plan.click();
  await page.getByRole('dialog', { name: 'Edit plan' }).waitFor();
});

test('the map fills the screen until Back or Escape, and a plan can be opened there', async () => {
  const { page } = await openRoadTrip(await traveler());
  const widthOf = async () => (await map(page).boundingBox())?.width;
  const before = await widthOf();
  const url = page.url();

  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(widthOf).toBe(LAPTOP.width);
  await page.goBack();
  await expect.poll(widthOf).toBe(before);
  expect(page.url()).toBe(url);

  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(widthOf).toBe(LAPTOP.width);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await expect.poll(widthOf).toBe(before);
});

/** A place in the sea of our own map, where the operator's streets have a town. */
const TOWN = { name: 'New Island', coords: [-140.1, 30.1] as [number, number], nights: 2 };
/** The zoom of the streets' tiles, and of the map once it is zoomed in all the way. */
const [TILES_ZOOM, MOST_ZOOM] = [14, 18];
/** From the town's pin to its station, in pixels at that zoom. */
const TO_STATION = { x: -100, y: 80 };

/** Tiles around the town: land, and a station. */
function townTiles(): ArchiveTile[] {
  const world = toWorld(TOWN.coords).map((part) => part * 2 ** TILES_ZOOM);
  const [x = 0, y = 0] = world.map(Math.floor);
  const units = (part: number, pixels: number) =>
    (part % 1) * 4096 + pixels * 2 ** (3 + TILES_ZOOM - MOST_ZOOM);
  const station = [units(world[0] ?? 0, TO_STATION.x), units(world[1] ?? 0, TO_STATION.y)].map(Math.round);
  const around = [-1, 0, 1];
  return around.flatMap((dx) =>
    around.map((dy): ArchiveTile => {
      const tags = { kind: 'station', name: '港駅', 'name:en': 'Port Station', min_zoom: 12 };
      return {
        at: [TILES_ZOOM, x + dx, y + dy],
        layers: {
          earth: [{ type: 3, geometry: [square(0, 0, 4096, 4096)], tags: { kind: 'earth' } }],
          ...(dx === 0 && dy === 0 ? { pois: [{ type: 1, geometry: [station], tags }] } : {}),
        },
      };
    }),
  );
}

let dataDir: string;
let [town, world] = ['', ''];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-map-controls-'));
  await chmod(dataDir, 0o711);
  town = path.join(dataDir, 'town.pmtiles');
  world = path.join(dataDir, 'world.pmtiles');
  writeMapArchive(town, townTiles());
  writeMapArchive(world, ONE_TILE_MAP);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Opens a trip to the town, zoomed in all the way. */
async function openTown(device: Traveler): Promise<Page> {
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: [TOWN] }));
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.waitFor();
  for (let level = 0; level < MOST_ZOOM; level += 1) await zoomIn.click();
  return page;
}

/** Where the station is on the screen, once the map is at rest. */
async function stationOf(page: Page): Promise<{ x: number; y: number }> {
  const pin = map(page).getByRole('button', { name: '1, New Island' });
  // The button of a pin covers its head; the tip, which it is placed by, is below.
  const tip = () =>
    pin.evaluate((button: HTMLElement) => {
      const { left, top } = button.getBoundingClientRect();
      return { x: left - button.offsetLeft, y: top - button.offsetTop };
    });
  let before = { x: 0, y: 0 };
  await expect
    .poll(async () => {
      const was = before;
      before = await tip();
      return before.x === was.x && before.y === was.y;
    })
    .toBe(true);
  return { x: before.x + TO_STATION.x, y: before.y + TO_STATION.y };
}

test.each([
  ['at a desk', LAPTOP, false],
  ['on a phone', PHONE, true],
] as const)('%s, a station of the street map can be pressed and added to a day', async (_, size, touch) => {
  await withStreets(town, { size, touch }, async (device) => {
    const page = await openTown(device);
    const { x, y } = await stationOf(page);
    const press = () => (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    const card = page.getByRole('dialog', { name: '港駅 Port Station' });
    await expect
      .poll(
        async () => {
          if ((await card.count()) === 0) await press();
          return card.count();
        },
        { interval: 1_000, timeout: 60_000 },
      )
      .toBe(1);
    await card.getByText('Train station').waitFor();
    await page.goBack();
    await card.waitFor({ state: 'detached' });

    await press();
    await card.getByRole('button', { name: 'Add to the trip' }).click();
    await page.getByRole('menuitem').first().click();
    await card.waitFor({ state: 'detached' });
    await onTheMap(page)
      .getByRole('button', { name: /^Day 1, 1: Port Station/ })
      .waitFor();

    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await onTheMap(page).waitFor({ state: 'detached' });
  });
});

/** Turns streets on or off; the popover with the switch would cover the map. */
async function turnStreets(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Layers' }).click();
  await layer(page, 'Streets').click();
  await page.keyboard.press('Escape');
}

test('streets turned off leave our own map where it is; they come back when turned on', async () => {
  await withStreets(town, { size: LAPTOP }, async (device) => {
    const page = await openTown(device);
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);
    const pin = map(page).getByRole('button', { name: '1, New Island' });
    const before = await pin.boundingBox();

    await turnStreets(page);
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(WATER);
    expect(await pin.boundingBox()).toEqual(before);
    await turnStreets(page);
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);
  });
});

test('streets show on every map that can be moved: planner, place, shared trip, idea, and tour', async () => {
  await withStreets(world, { size: LAPTOP }, async (device, at) => {
    const trip = await prepareTrip(device);
    const { shareId } = await shareRoadTrip(at, { type: 'Traveler' });
    const place = trip.replace('/trip_plan', '/trip_plan/things_do').concat('&place=poi%3Adelicate-arch');
    const { page } = device;
    for (const address of [
      trip,
      place,
      `/trip_share/${shareId}`,
      '/trip-idea/utah-mighty-five',
      '/trip-idea/canyon-country-tour',
    ]) {
      await page.goto(address);
      const zoomIn = page.getByRole('button', { name: 'Zoom in' });
      const credit = page.getByText('© OpenStreetMap contributors');
      await zoomIn.waitFor();
      await expect
        .poll(
          async () => {
            if (!(await credit.isVisible())) await zoomIn.click();
            return credit.isVisible();
          },
          { interval: 1_000, timeout: 60_000, message: address },
        )
        .toBe(true);
    }
  });
});

/** Starts a product of its own with the streets of a file. */
async function withStreets(
  file: string,
  device: Omit<Device, 'at' | 'map'>,
  look: (device: Traveler, at: string) => Promise<void>,
): Promise<void> {
  const { child, url } = await startProduct({ dataDir, port: 0, environment: { MAP_PMTILES: file } });
  try {
    const opened = await traveler({ ...device, map: 'webgl', at: url });
    await look(opened, url);
    await opened.page.close();
  } finally {
    await stopProduct(child);
  }
}
