import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { square, vectorTile } from '../../server/src/testing/stand-ins/map-archive';
import { startStreetSource } from '../../server/src/testing/stand-ins/street-source';
import { expectAccessible, LAPTOP, PHONE, useBrowser } from '../support/browser';
import { HARBOR, harborExtract } from '../support/harbor-extract';
import { colorOfMap, LAND, WATER } from '../support/map-color';
import { chooseInTripMenu } from '../support/planner';
import { type PreparedStop, prepareTrip } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-streets-'));
  await chmod(dataDir, 0o711);
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const TOWN: PreparedStop = { name: 'New Harbor', coords: HARBOR, nights: 2 };

/** Runs `npm run import:map` beside the running server. */
async function importMap(...args: string[]): Promise<string> {
  const root = path.resolve(import.meta.dirname, '..', '..');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tools', 'import-map.mjs'), ...args],
    { env, cwd: root },
  );
  return stdout;
}

/** The text of the tile of streets that covers a point, as the page gets it; empty without streets there. */
function streetsAt(page: Page, z: number, [lon, lat]: [number, number]): Promise<string> {
  const x = Math.floor(((lon + 180) / 360) * 2 ** z);
  const angle = (lat * Math.PI) / 180;
  const y = Math.floor(((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z);
  return page.evaluate(async (at) => {
    // The map's own answer, as the device keeps it, is there without a network, too.
    const map = JSON.parse(localStorage.getItem('wayfold.base-map.4') ?? '{}');
    const answer = await fetch(map.streets.tiles.replace('{z}/{x}/{y}', at));
    return new TextDecoder('latin1').decode(await answer.arrayBuffer());
  }, `${z}/${x}/${y}`);
}

async function zoomToStreets(page: Page): Promise<void> {
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await zoomIn.click();
}

test('streets of an OpenStreetMap extract show on a running server as soon as they are imported', async () => {
  const extract = path.join(dataDir, 'harbor.osm.pbf');
  await writeFile(extract, harborExtract());
  const { child, url } = await startProduct({ dataDir, port: 0 });
  try {
    const device = await traveler({ map: 'webgl', at: url, size: LAPTOP });
    const address = await prepareTrip(device, { stops: [TOWN] });
    expect(await (await device.context.request.get('/api/map')).json()).toMatchObject({ streets: null });

    const said = await importMap(extract, '--name', 'Harbor');
    expect(said).toContain('Harbor');

    const streets = async () => (await (await device.context.request.get('/api/map')).json()).streets;
    await expect.poll(streets).toMatchObject({ schema: 'openmaptiles', maxZoom: 14 });
    const { page } = device;
    await page.goto(address);
    await page.getByText('© OpenStreetMap contributors').waitFor();
    const near = ([east, north]: [number, number]): [number, number] => [HARBOR[0] + east, HARBOR[1] + north];
    expect(await streetsAt(page, 14, near([0, -0.02]))).toContain('Harbor Street');
    expect(await streetsAt(page, 14, near([0.01, -0.01]))).toContain('Museum of Tides');
    expect(await streetsAt(page, 14, near([0, 0.008]))).toContain('Lighthouse Park');
    expect(await streetsAt(page, 14, near([0.09, 0.05]))).toContain('ocean');
    expect(await streetsAt(page, 14, near([-0.09, 0.05]))).not.toContain('ocean');

    expect(await importMap('--list')).toContain('Harbor');
    await importMap('--remove', 'Harbor');
    await expect.poll(streets).toBeNull();
    await page.close();
  } finally {
    await stopProduct(child);
  }
});

test('a trip kept offline has its streets after a reload without a network, and they can be removed', async () => {
  const source = await startStreetSource();
  const sea = vectorTile({ water: [{ type: 3, geometry: [square(0, 0, 9, 9)], tags: { class: 'ocean' } }] });
  source.answer('/v1/0/', (_, response) =>
    response.writeHead(200, { etag: '"e0"', 'content-encoding': 'gzip' }).end(gzipSync(sea)),
  );
  const { child, url } = await startProduct({
    ...{ dataDir, port: 0 },
    environment: { MAP_STREETS: `${source.url}/planet` },
  });
  try {
    const device = await traveler({ map: 'webgl', at: url, size: LAPTOP, keepsApp: true });
    const { page, context } = device;
    await page.goto(await prepareTrip(device, { stops: [TOWN] }));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await page.getByText('Free Map © OpenStreetMap').waitFor();

    await chooseInTripMenu(page, 'Keep this trip offline');
    const dialog = page.getByRole('dialog', { name: 'Keep this trip offline' });
    await dialog.getByText(/^About [\d.]+ kB on this device$/).waitFor();
    await expectAccessible(page, { without: ['landmark-one-main', 'page-has-heading-one'] });
    await dialog.getByRole('button', { name: 'Keep offline' }).click();
    await dialog.getByText(/^Kept offline, [\d.]+ kB$/).waitFor({ timeout: 60_000 });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    await context.setOffline(true);
    await source.close();
    await page.reload();
    await page.getByRole('button', { name: '1, New Harbor' }).waitFor({ timeout: 60_000 });
    // Nobody has looked at these places so far.
    expect(await streetsAt(page, 14, [HARBOR[0] + 0.08, HARBOR[1]])).toContain('Main Street');
    expect(await streetsAt(page, 14, [HARBOR[0], HARBOR[1] - 0.07])).toContain('Main Street');
    await expect(streetsAt(page, 14, [HARBOR[0] + 3, HARBOR[1]])).rejects.toThrow('Failed to fetch');
    // Our own map has the sea here, and the streets land.
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(WATER);
    await zoomToStreets(page);
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);

    await chooseInTripMenu(page, 'Keep this trip offline');
    await dialog.getByText(/^Kept offline/).waitFor();
    await dialog.getByRole('button', { name: 'Remove from this device' }).click();
    await dialog.getByRole('button', { name: 'Keep offline' }).waitFor();
    await expect(streetsAt(page, 14, [HARBOR[0], HARBOR[1] - 0.07])).rejects.toThrow('Failed to fetch');
    await page.close();
  } finally {
    await stopProduct(child);
  }
});

test('storing can be stopped, says so without a network, and continues after a reload', async () => {
  const source = await startStreetSource();
  const { child, url } = await startProduct({
    ...{ dataDir, port: 0 },
    environment: { MAP_STREETS: `${source.url}/planet` },
  });
  try {
    const device = await traveler({ at: url, size: PHONE, touch: true, keepsApp: true });
    const { page, context } = device;
    await page.goto(await prepareTrip(device, { stops: [TOWN] }));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    const open = async () => {
      await page.getByRole('button', { name: 'Trip menu' }).click();
      await page.getByRole('menuitem', { name: 'Keep this trip offline' }).click();
    };
    const dialog = page.getByRole('dialog', { name: 'Keep this trip offline' });
    await open();
    await dialog.getByText(/^About/).waitFor();

    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Keep offline' }).click();
    await dialog.getByText('No connection. Storing continues when you’re back online.').waitFor();
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await dialog.getByText(/^Stopped at/).waitFor();

    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText(/^No connection/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Trip menu' }).waitFor();
    await context.setOffline(false);
    await open();
    await dialog.getByText(/^Kept offline/).waitFor({ timeout: 60_000 });
    await page.close();
  } finally {
    await stopProduct(child);
    await source.close();
  }
});

test('without streets, there is nothing to keep', async () => {
  const device = await traveler({ keepsApp: true });
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: [TOWN] }));
  await page.getByRole('button', { name: /, trip menu$/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Keep this trip offline' }).count()).toBe(0);
});
