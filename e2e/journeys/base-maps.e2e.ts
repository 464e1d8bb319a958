import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ONE_TILE_MAP, writeMapArchive } from '../../server/src/testing/stand-ins/map-archive';
import { LAPTOP, useBrowser } from '../support/browser';
import { colorOfMap, LAND, WATER } from '../support/map-color';
import { prepareTrip } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();

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

test("the operator's file is the base map; an external style replaces it, and if its host is down, the map shows land", async () => {
  await withProduct({ MAP_PMTILES: file }, async (page) => {
    // The file has a lake where our own map has the desert of Utah.
    await expect.poll(() => colorOfMap(page), { timeout: 60_000 }).toEqual(WATER);
    await page.getByText('© OpenStreetMap contributors').waitFor();
  });

  await withProduct({ MAP_PMTILES: file, MAP_STYLE_URL: `${hostUrl()}/style.json` }, async (page) => {
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

/** Starts a separate product with these environment variables and opens a trip in Utah on it. */
async function withProduct(environment: Record<string, string>, look: (page: Page) => Promise<void>) {
  const { child, url } = await startProduct({ dataDir, port: 0, environment });
  try {
    const device = await traveler({ map: 'webgl', at: url, size: LAPTOP });
    await device.page.goto(
      await prepareTrip(device, { stops: [{ name: 'Green River', coords: [-110.16, 38.99] }] }),
    );
    await look(device.page);
    await device.page.close();
  } finally {
    await stopProduct(child);
  }
}
