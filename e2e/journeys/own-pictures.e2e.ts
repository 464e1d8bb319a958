import { readFile } from 'node:fs/promises';
import { newId } from '@wayfold/domain/document/ids';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, PHONE, useBrowser, whileActing } from '../support/browser';
import { beMember, newPerson } from '../support/people';
import { areDrawn, clientOf, ownPicture, uploadDrawing } from '../support/pictures/trip-pictures';

const { traveler, url } = useBrowser();

/** Creates a member whose trip has an uploaded header and one more uploaded picture. */
async function withOwnPictures(page: Page, credit: { credit?: string; creditUrl?: string } = {}) {
  const person = newPerson();
  const { token } = await beMember(page, url, person);
  const api = clientOf(url, token);
  const { id } = await api.trips.create({ body: { name: 'Canyon loop' } });
  const stop = { name: 'Moab', coords: [-109.55, 38.57] as [number, number] };
  const picture = async (type: 'header' | 'trip', words: string) =>
    ownPicture({ ...(await uploadDrawing(page, url, token)), ...credit }, type, words);
  const changes = [
    { kind: 'destination.add' as const, id: newId(), fields: stop },
    await picture('header', 'The sky at home'),
    await picture('trip', 'The sky on the way'),
  ];
  const sent = { changeId: newId(), change: { kind: 'batch' as const, changes } };
  await api.trips.sendChanges({ params: { id }, body: { baseVersion: 0, changes: [sent] } });
  return { api, id, person };
}

const view = (page: Page) => page.getByRole('region', { name: 'Pictures of the trip' });
const expectDrawn = (place: Locator, count: number) =>
  expect.poll(() => areDrawn(place, count), { timeout: 15_000 }).toBe(true);

test('the owner and people with the link see a trip’s uploaded pictures', async () => {
  const { page } = await traveler();
  const { api, id } = await withOwnPictures(page);

  await page.goto(`/trip_plan?trip=${id}&view=pictures`);
  await expectDrawn(view(page), 2);
  await page.goto('/trips_modal');
  await expectDrawn(page.getByRole('dialog').getByRole('link', { name: /Canyon loop/ }), 1);

  const { share } = await api.sharing.createShare({ params: { id }, body: { shows: { pictures: true } } });
  const { page: other } = await traveler();
  await other.goto(`/trip_share/${share?.id}?view=pictures`);
  await expectDrawn(view(other), 2);
  const addresses = await view(other)
    .getByRole('img')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname));
  expect(addresses.every((address) => address.startsWith(`/trip/${share?.id}/pictures/`))).toBe(true);
});

test('people who view a shared trip see photo credits with a link to the photographer', async () => {
  const { page } = await traveler();
  const creditUrl = 'https://photos.example/ana?from=wayfold';
  const { api, id } = await withOwnPictures(page, { credit: 'Ana Silva', creditUrl });
  const { share } = await api.sharing.createShare({ params: { id }, body: { shows: { pictures: true } } });

  for (const options of [{}, { size: PHONE, touch: true }]) {
    const { page: other } = await traveler(options);
    await other.goto(`/trip/${share?.id}`);
    const credits = other.getByRole('link', { name: 'Photo by Ana Silva' });
    await expect.poll(() => credits.count()).toBe(2);
    for (const credit of await credits.all()) {
      expect(await credit.getAttribute('href')).toBe(creditUrl);
      // The control that opens the picture doesn't cover it.
      await credit.click({ trial: true });
    }
    await expectAccessibleInBoth(other);
  }
});

test('uploaded pictures are available offline, and removed when their owner signs out', async () => {
  const { page, context } = await traveler({ keepsApp: true });
  const { id, person } = await withOwnPictures(page);
  await page.goto(`/trip_plan?trip=${id}&view=pictures`);
  await expectDrawn(view(page), 2);
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The service worker only sees requests from now on.
  await page.reload();
  await expectDrawn(view(page), 2);
  // A picture is drawn while it arrives, and kept once all of it is there.
  const kept = () =>
    page.evaluate(async () => {
      if (!(await caches.has('pictures'))) return 0;
      const { length } = await (await caches.open('pictures')).keys();
      return length;
    });
  await expect.poll(kept).toBeGreaterThanOrEqual(2);

  await context.setOffline(true);
  await page.reload();
  await expectDrawn(view(page), 2);

  await page.getByRole('button', { name: /trip menu$/i }).click();
  await page.getByRole('menuitem', { name: 'Export trip' }).click();
  const dialog = page.getByRole('dialog');
  const file = await whileActing(
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download Web page', exact: true }).click(),
  );
  const taken = await readFile(await file.path(), 'utf8');
  expect(taken.match(/<img src="data:image\//g)).toHaveLength(2);
  await dialog.getByText('Downloaded Canyon loop.html without a map', { exact: false }).waitFor();
  await page.keyboard.press('Escape');

  await context.setOffline(false);
  await page
    .getByRole('button', { name: `${person.firstName} ${person.lastName}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await expect.poll(kept).toBe(0);
});
