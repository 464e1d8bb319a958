import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { legColor } from '@wayfold/domain/format/palette';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OsrmStandIn, startOsrmStandIn } from '../../server/src/testing/stand-ins/osrm';
import { useBrowser } from '../support/browser';
import { addDestination, expectSaved, stopRow, travelBy } from '../support/planner';
import { prepareTrip, ROAD_STOPS, sessionOf, signIn } from '../support/prepared-trip';
import { startProduct, stopProduct } from '../support/served-product';

const { traveler } = useBrowser();
const [DENVER] = ROAD_STOPS;
/** What the stand-in says of every route. */
const MEASURED = '372 mi · 5 h 33 min';

let dataDir: string;
let service: OsrmStandIn;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'wayfold-e2e-'));
  await chmod(dataDir, 0o711);
  service = await startOsrmStandIn();
  product = await startProduct({ dataDir, port: 0, environment: { OSRM_URL: service.url } });
});
afterAll(async () => {
  await stopProduct(product.child);
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** How many points the first leg has on the map. */
async function pointsOfLeg(page: Page): Promise<number> {
  const line = page.locator(`path[stroke="${legColor(0, 'light')}"]`).first();
  return ((await line.getAttribute('d')) ?? '').match(/[ML]/g)?.length ?? 0;
}
/** The stand-in's routes bend once. */
const expectBend = (page: Page) => expect.poll(() => pointsOfLeg(page)).toBe(3);

test('a measured leg has no “about”, but the service’s line and its credit, also offline', async () => {
  if (!DENVER) throw new Error('The road trip has no stops.');
  const device = await traveler({ at: product.url, keepsApp: true });
  const { page, context } = device;
  await page.goto(await prepareTrip(device, { stops: [DENVER] }));
  await addDestination(page, 'Moab', 'Utah');
  const denver = stopRow(page, 'Denver');
  await denver.getByText(MEASURED, { exact: true }).waitFor();
  await expectBend(page);
  await page.getByText('© OpenStreetMap').waitFor();
  await expectSaved(page);

  await travelBy(page, 'From Denver to Moab: My vehicle', 'Train');
  await denver.getByText(/^about \d+ mi/).waitFor();
  await travelBy(page, 'From Denver to Moab: Train', 'My vehicle');
  await denver.getByText(MEASURED, { exact: true }).waitFor();
  await expectSaved(page);

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await context.setOffline(true);
  await page.reload();
  await denver.getByText(MEASURED, { exact: true }).waitFor();
  await expectBend(page);
});

test('an open planner shows a leg that was added elsewhere as it was measured, with its line', async () => {
  if (!DENVER) throw new Error('The road trip has no stops.');
  const device = await traveler({ at: product.url });
  const address = await prepareTrip(device, { stops: [DENVER] });
  await device.page.goto(address);
  await stopRow(device.page, 'Denver').waitFor();
  const other = await traveler({ at: product.url });
  await signIn(other, await sessionOf(device.page));
  await other.page.goto(address);

  await addDestination(other.page, 'Moab', 'Utah');

  await stopRow(device.page, 'Denver').getByText(MEASURED, { exact: true }).waitFor();
  await expectBend(device.page);
});
