import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ONE_TILE_MAP,
  square,
  vectorTile,
  writeMapArchive,
} from '../../server/src/testing/stand-ins/map-archive';
import { startStreetSource } from '../../server/src/testing/stand-ins/street-source';
import { LAPTOP, useBrowser } from '../support/browser';
import { colorOfMap, colorsOfMap, LAND, ROAD, WATER } from '../support/map-color';
import { type PreparedStop, prepareTrip } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

const DARK_LAND = [0x1a, 0x28, 0x2d];
const THEIRS = [0x33, 0x66, 0x99];

/** A third-party base map on another host: one color all over the world, fetched separately from the style. */
const host = createServer((request, answer) => {
  answer.setHeader('access-control-allow-origin', '*');
  answer.setHeader('content-type', 'application/json');
  answer.end(JSON.stringify(request.url === '/style.json' ? theirStyle() : WORLD));
});
const WORLD = {
  type: 'Polygon',
  coordinates: [
    [
      [-180, -85],
      [180, -85],
      [180, 85],
      [-180, 85],
      [-180, -85],
    ],
  ],
};
const hostUrl = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`; // listens on a port, not a socket
const theirStyle = () => ({
  version: 8,
  sources: { world: { type: 'geojson', data: `${hostUrl()}/world.json`, attribution: 'Another map' } },
  layers: [{ id: 'world', type: 'fill', source: 'world', paint: { 'fill-color': '#336699' } }],
});

let dataDir: string;
let file: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-base-maps-'));
  await chmod(dataDir, 0o711);
  file = path.join(dataDir, 'map.pmtiles');
  writeMapArchive(file, ONE_TILE_MAP);
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  host.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("the operator's file lies over our own map; an external style replaces both, and if its host is down, the map shows land", async () => {
  await withProduct({ MAP_PMTILES: file }, DESERT, async (page) => {
    // The file has a lake where our own map has the desert of Utah.
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);
    await zoomToStreets(page);
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(WATER);
    await page.getByText('© OpenStreetMap contributors').waitFor();
    await page.getByText('Made with Natural Earth').waitFor();
  });

  const environment = { MAP_PMTILES: file, MAP_STYLE_URL: `${hostUrl()}/style.json` };
  await withProduct(environment, DESERT, async (page) => {
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(THEIRS);
    await page.getByText('Another map').waitFor();
    await page.getByRole('button', { name: '1, Green River' }).waitFor();

    host.closeAllConnections();
    host.close();
    await page.reload();
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);
    await page.getByRole('button', { name: '1, Green River' }).waitFor();
  });
});

test('streets from the network show when zoomed in; dark mode keeps the camera and loads no tile again', async () => {
  const source = await startStreetSource();
  const sea = vectorTile({ water: [{ type: 3, geometry: [square(0, 0, 9, 9)], tags: { class: 'ocean' } }] });
  source.answer('/v1/0/', (_, response) =>
    response.writeHead(200, { etag: '"e0"', 'content-encoding': 'gzip' }).end(gzipSync(sea)),
  );
  try {
    await withProduct({ MAP_STREETS: `${source.url}/planet` }, ISLAND, async (page) => {
      const loaded: string[] = [];
      page.on('request', (request) => request.url().includes('/tiles/') && loaded.push(request.url()));
      // The source has an island with a road where our own map has the sea.
      await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(WATER);
      await zoomToStreets(page);
      await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(LAND);
      await page.getByText('Free Map © OpenStreetMap').waitFor();
      const pin = page.getByRole('button', { name: '1, New Island' });
      const before = await pin.boundingBox();
      const streets = loaded.filter((url) => url.includes('/streets-'));
      expect(streets.length).toBeGreaterThan(0);

      loaded.length = 0;
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(DARK_LAND);

      expect(await pin.boundingBox()).toEqual(before);
      expect(loaded).toEqual([]);
    });
  } finally {
    await source.close();
  }
});

test('with streets out of reach, our own roads go on at every zoom', async () => {
  const source = await startStreetSource();
  source.answer('/v1/', (_, response) => response.writeHead(503).end());
  try {
    await withProduct({ MAP_STREETS: `${source.url}/planet` }, ON_THE_ROAD, async (page) => {
      await page.getByText('Free Map © OpenStreetMap').waitFor();
      await zoomToStreets(page);
      await zoomToStreets(page);
      await page.getByText('2,000 ft').waitFor();
      await expect.poll(() => colorsOfMap(page, SOUTH), { timeout: 60_000 }).toContainEqual(ROAD);
    });
  } finally {
    await source.close();
  }
});

/** Two kilometers north of Barstow, where Interstate 15 is on our own map. */
const ON_THE_ROAD: PreparedStop = { name: 'North Barstow', coords: [-117.0228, 34.9186] };
const SOUTH = { left: -120, top: 60, width: 240, height: 120 };
const DESERT: PreparedStop = { name: 'Green River', coords: [-110.16, 38.99] };
const ISLAND: PreparedStop = { name: 'New Island', coords: [-140.1, 30.1] };

/** From the zoom level of a trip's only destination to one where streets are on the map. */
async function zoomToStreets(page: Page) {
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await zoomIn.click();
}

/** Starts a separate product with these environment variables and opens a trip to one place on it. */
async function withProduct(
  environment: Record<string, string>,
  stop: PreparedStop,
  look: (page: Page) => Promise<void>,
) {
  const { child, url } = await startProduct({ dataDir, port: 0, environment });
  try {
    const device = await traveler({ map: 'webgl', at: url, size: LAPTOP });
    await device.page.goto(await prepareTrip(device, { stops: [stop] }));
    await look(device.page);
    await device.page.close();
  } finally {
    await stopProduct(child);
  }
}
