import type { SingleChange } from '@wayfold/contract/trip/change';
import { TRIP_LIMITS } from '@wayfold/contract/trip/limits';
import { newId } from '@wayfold/domain/document/ids';
import type { Page } from 'playwright-core';
import { drawAllVariants } from '../server/src/features/pictures/picture-files';
import type { Bench } from './support/measurement';
import { newDevice, PHONE } from './support/pages';
import { landscapePhoto, uploadPhoto } from './support/photos';
import type { Product } from './support/product';
import type { Figure } from './support/report';
import { makeTrip, USUAL_TRIP } from './support/trips';

const MOST_KB = 400;

/** Measures a grid with a trip's maximum number of photos, on a phone: bytes of pictures, and layout shift while they load. */
export async function pictureGrid(bench: Bench): Promise<Figure[]> {
  const product = await bench.product();
  const address = await tripOfPhotos(product);
  const device = await newDevice(await bench.browser(), product, { map: 'drawn', size: PHONE });
  try {
    const page = await device.newPage();
    await page.addInitScript(watchShifts);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/pictures/')) return;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.goto(address);
    await seeAll(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return [
      {
        name: `a grid of ${TRIP_LIMITS.pictures} photos on a phone`,
        value: bytes / 1_000,
        unit: 'KB',
        goal: { atMost: MOST_KB },
        note: `${sizes.length} pictures, with the spectrum of photos.`,
      },
      {
        name: 'layout shift while they come',
        value: Number(await page.evaluate('shifted')),
        unit: 'count',
        goal: { atMost: 0 },
      },
    ];
  } finally {
    await device.close();
  }
}

/** Creates a trip with the maximum number of photos, in all sizes and none as a header, and returns its pictures page's URL. */
async function tripOfPhotos(product: Product): Promise<string> {
  const { id, version } = await makeTrip(product, USUAL_TRIP);
  const changes: SingleChange[] = [];
  for (let made = 0; made < TRIP_LIMITS.pictures; made += 1) {
    const { picture, key } = await uploadPhoto(product, await landscapePhoto());
    await drawAllVariants(product.services.pictures, key);
    const { source, imageUrl, imageName, width, height, thumbhash } = picture;
    const fields = { type: 'trip', source, imageUrl, imageName, width, height, thumbhash } as const;
    changes.push({ kind: 'picture.add', id: newId(), fields });
  }
  const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
  await product.api.trips.sendChanges({ params: { id }, body: { baseVersion: version, changes: [sent] } });
  return `/trip_plan?trip=${id}&view=pictures`;
}

/** Scrolls each picture into view and waits until it has loaded. */
async function seeAll(page: Page): Promise<void> {
  const pictures = page.getByRole('list', { name: 'Trip pictures' }).locator('img');
  await pictures.nth(TRIP_LIMITS.pictures - 1).waitFor({ state: 'attached' });
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate(
      (image) =>
        new Promise((resolve, reject) => {
          const element = image as HTMLImageElement; // as the locator says
          if (element.naturalWidth > 0) return resolve(null);
          element.addEventListener('load', () => resolve(null));
          element.addEventListener('error', () => reject(new Error('A picture did not come.')));
        }),
    );
  }
}

/** Runs in the page: adds up layout shifts without recent user input. */
function watchShifts(): void {
  Object.assign(window, { shifted: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput)
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + entry.value });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
