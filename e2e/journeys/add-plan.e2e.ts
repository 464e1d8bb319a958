import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessibleInBoth, LAPTOP, PHONE, type Traveler, useBrowser } from '../support/browser';
import { spoiledBy } from '../support/narrow';
import { expectFocus, expectLayers, expectSaved, notices, openStop, stopRow } from '../support/planner';
import { addDialog, addEvent, TWO_STOPS } from '../support/plans';
import { type PreparedEvent, prepareTrip } from '../support/prepared-trip';
import { countTaps } from '../support/taps';

const { traveler } = useBrowser();

const DAY = 'Mon, May 10';
/** Leaves 2:30 to 4:30 PM free. */
const BUSY: readonly PreparedEvent[] = [
  { name: 'Drive to Moab', start: '2027-05-10T08:00', end: '2027-05-10T13:15' },
  { name: 'Lunch', start: '2027-05-10T13:15', end: '2027-05-10T14:30' },
  { name: 'Check in', start: '2027-05-10T16:30', end: '2027-05-10T20:00' },
];

/** Opens the days of Moab, and counts the taps from there. */
async function openMoab(device: Traveler, events: readonly PreparedEvent[] = []) {
  const { page } = device;
  const taps = await countTaps(page);
  await page.goto(`${await prepareTrip(device, { stops: TWO_STOPS, events })}&view=itinerary`);
  await openStop(page, 'Moab');
  await taps();
  return {
    page,
    dialog: addDialog(page, DAY),
    name: addDialog(page, DAY).getByRole('textbox', { name: 'Name' }),
    taps,
    openDialog: page.getByRole('button', { name: `Add to ${DAY}` }),
  };
}

/** The fields of a plan's editor, by their labels. */
async function fieldsOf(page: Page, plan: string, labels: readonly string[]): Promise<string[]> {
  await page.getByRole('button', { name: `Edit ${plan}` }).click();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  const values: string[] = [];
  for (const label of labels) values.push(await editor.getByLabel(label, { exact: true }).inputValue());
  await editor.getByRole('button', { name: 'Cancel' }).click();
  await editor.waitFor({ state: 'detached' });
  return values;
}

/** Waits until the toast is above a control and doesn't cover it. */
async function expectToastAbove(page: Page, control: Locator): Promise<void> {
  const undo = notices(page).getByRole('button', { name: 'Undo' });
  await expect
    .poll(async () => {
      const [toast, foot] = [await undo.boundingBox(), await control.boundingBox()];
      return toast !== null && foot !== null && toast.y + toast.height < foot.y;
    })
    .toBe(true);
}

test('two taps add a sight to a day, at the time that its suggestion promised', async () => {
  const { page, dialog, name, taps, openDialog } = await openMoab(
    await traveler({ size: PHONE, touch: true }),
    BUSY,
  );

  await openDialog.tap();
  await dialog.getByText('Moab · free 2:30 – 4:30 PM').waitFor();
  const suggested = dialog.getByRole('list', { name: 'Near Moab' }).getByRole('listitem');
  const first = suggested.first();
  await first.getByText(/^(\+\d+ min (walk|drive)|On the way)$/).waitFor();
  await first.getByText(/ there/).waitFor();
  expect(await suggested.count()).toBe(3);
  const plus = first.getByRole('button', { name: /^Add .* at 2:30 PM$/ });
  const [, sight = ''] = /^Add (.*) at /.exec((await plus.getAttribute('aria-label')) ?? '') ?? [];
  await plus.tap();

  expect(await taps()).toBe(2);
  await notices(page).getByText(`Added ${sight} to ${DAY}`).waitFor();
  await expectFocus(name);
  await expectToastAbove(page, dialog.getByRole('button', { name: 'Add', exact: true }));
  // What is planned isn't suggested again, and the hour it takes isn't free.
  await dialog.getByText('Moab · free 2:30 – 4:30 PM').waitFor({ state: 'detached' });
  expect(await dialog.getByRole('button', { name: new RegExp(`^Add ${sight}`) }).count()).toBe(0);

  await notices(page).getByRole('button', { name: 'Undo' }).tap();
  await expectFocus(name);
  await dialog.getByText('Moab · free 2:30 – 4:30 PM').waitFor();
  await dialog.getByRole('button', { name: `Add ${sight} at 2:30 PM` }).tap();
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
  await stopRow(page, 'Moab')
    .getByRole('region', { name: DAY })
    .getByRole('button', { name: `Edit ${sight}` })
    .getByText('2:30 PM')
    .waitFor();
  await expectSaved(page);
});

test('one tap adds a sight from Things To Do to a day', async () => {
  const { page, taps } = await openMoab(await traveler({ size: PHONE, touch: true }));
  await page.getByRole('link', { name: 'Things To Do' }).tap();
  await taps();

  await page.getByRole('button', { name: /^Add /, exact: false }).first().tap();

  expect(await taps()).toBe(1);
  await notices(page)
    .getByText(/ added to /)
    .waitFor();
});

test('a day is free from the arrival on, and its longest free time is the one that is named', async () => {
  const { dialog, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }), [
    { name: 'Dinner', start: '2027-05-10T15:00', end: '2027-05-10T16:00' },
  ]);

  await openDialog.tap();

  // The drive from Denver takes from 9 AM until after 2 PM.
  await dialog.getByText('Moab · free 4:00 – 8:00 PM').waitFor();
});

test('six taps add a plan with its time, cost and note', async () => {
  const { page, dialog, name, taps, openDialog } = await openMoab(
    await traveler({ size: PHONE, touch: true }),
  );

  await openDialog.tap();
  await expectFocus(name);
  await page.keyboard.type('Raft on the river');
  await dialog.getByRole('button', { name: /^Time/ }).tap();
  await dialog.getByRole('listbox', { name: 'Hour' }).getByRole('option', { name: '4', exact: true }).tap();
  await dialog.getByRole('button', { name: 'Time 4:30 – 5:30 PM' }).waitFor();
  await dialog.getByRole('button', { name: 'Cost None' }).tap();
  await page.keyboard.type('89');
  await dialog.getByRole('button', { name: 'Note Add a note' }).tap();
  await page.keyboard.type('Bring a towel');
  await dialog.getByRole('button', { name: 'Add Raft on the river at 4:30 PM' }).tap();

  expect(await taps()).toBe(6);
  await notices(page).getByText(`Added Raft on the river to ${DAY}`).waitFor();
  await expectFocus(name);
  await dialog.getByRole('button', { name: 'Time No time' }).waitFor();

  // The next one can be typed right away.
  await page.keyboard.type('Ice cream');
  await page.keyboard.press('Enter');
  await notices(page).getByText(`Added Ice cream to ${DAY}`).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('button', { name: 'Edit Ice cream' }).waitFor();
  const labels = ['From', 'To', 'Estimated cost', 'Notes'];
  expect(await fieldsOf(page, 'Raft on the river', labels)).toEqual([
    '16:30',
    '17:30',
    '89',
    'Bring a towel',
  ]);
});

test('the wheels turn under a thumb, and say the time', async () => {
  const { page, dialog, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }), BUSY);
  await openDialog.tap();
  await dialog.getByRole('button', { name: /^Time/ }).tap();
  const hour = dialog.getByRole('listbox', { name: 'Hour' });
  const line = (times: string) => dialog.getByRole('button', { name: `Time ${times}` });
  await line('2:30 – 3:30 PM').waitFor();

  await hour.evaluate((wheel) => wheel.scrollBy({ top: 44 }));
  await line('3:30 – 4:30 PM').waitFor();
  await dialog.getByRole('listbox', { name: 'AM or PM' }).getByRole('option', { name: 'AM' }).tap();
  await line('3:30 – 4:30 AM').waitFor();
  // The arrow keys do the same.
  await dialog.getByRole('listbox', { name: 'Minutes' }).press('ArrowDown');
  await line('3:45 – 4:45 AM').waitFor();
  await dialog.getByRole('listbox', { name: 'How long' }).press('ArrowUp');
  await line('3:45 – 4:30 AM').waitFor();
  await expectAccessibleInBoth(page);

  await dialog.getByRole('button', { name: 'Remove the time' }).tap();
  await line('No time').waitFor();
});

test('the name finds a place, which is added with its time and stays one when words follow its name', async () => {
  const { page, dialog, name, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }));
  await openDialog.tap();
  await name.fill('delicate');
  const arch = dialog.getByRole('button', { name: /^Delicate Arch .* there/ });
  await arch.tap();
  expect(await arch.getAttribute('aria-pressed')).toBe('true');
  expect(await name.inputValue()).toBe('Delicate Arch');
  await dialog.getByRole('button', { name: 'Add Delicate Arch at 2:30 PM' }).waitFor();

  await name.press('End');
  await name.pressSequentially(' at noon');
  await dialog.getByRole('button', { name: /^Link/ }).tap();
  await page.keyboard.type('nowhere');
  await dialog.getByRole('button', { name: 'Add Delicate Arch at noon at 2:30 PM' }).tap();
  await dialog.getByText('Enter a web address, such as example.com.').waitFor();
  await dialog.getByRole('textbox', { name: 'Link' }).fill('nps.gov/arch');
  await dialog.getByRole('button', { name: 'Add Delicate Arch at noon at 2:30 PM' }).tap();
  await expectFocus(name);
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();

  await page.getByRole('button', { name: 'Edit Delicate Arch at noon' }).tap();
  const editor = page.getByRole('dialog', { name: 'Edit plan' });
  expect(await editor.getByRole('textbox', { name: 'Link' }).inputValue()).toBe('https://nps.gov/arch');
  const link = editor.getByRole('link', { name: /^Open the link/ });
  expect(await link.getAttribute('href')).toBe('https://nps.gov/arch');
  await editor.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByRole('link', { name: 'Things To Do' }).tap();
  await page.getByRole('button', { name: /^Delicate Arch is in your trip: Day 3, 2:30 PM/ }).waitFor();
});

test('plans are added with the keyboard alone, on a laptop', async () => {
  const { page, dialog, name, openDialog } = await openMoab(await traveler({ size: LAPTOP }));
  await openDialog.press('Enter');
  await expectFocus(name);
  await dialog.getByRole('list', { name: 'Near Moab' }).waitFor();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expectFocus(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const sight = await name.inputValue();
  expect(sight).not.toBe('');
  await dialog.getByRole('button', { name: /^Time/ }).press('Enter');
  await expectFocus(dialog.getByLabel('Starts'));
  await page.keyboard.type('0415PM');
  await dialog.getByRole('button', { name: `Add ${sight} at 4:15 PM` }).waitFor();
  await page.keyboard.press('Enter');

  await notices(page).getByText(`Added ${sight} to ${DAY}`).waitFor();
  await expectFocus(name);
  await expectToastAbove(page, dialog.getByRole('button', { name: 'Add', exact: true }));
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: `Edit ${sight}` })
    .getByText('4:15 PM')
    .waitFor();
  await expectFocus(openDialog);
});

test('Back folds the open line first, and asks before it discards what was typed', async () => {
  const { page, dialog, name, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }));
  await openDialog.tap();
  await name.fill('Dinner');
  await dialog.getByRole('button', { name: /^Note/ }).tap();
  await page.keyboard.type('Window table');
  await expectLayers(page, 2);

  await page.goBack();
  await dialog.getByRole('button', { name: 'Note Window table', expanded: false }).waitFor();
  await expectLayers(page, 1);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Discard this plan?' });
  await question.getByRole('button', { name: 'Keep editing' }).tap();
  expect(await name.inputValue()).toBe('Dinner');
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
  await question.getByRole('button', { name: 'Discard' }).tap();
  await dialog.waitFor({ state: 'detached' });
  await expectLayers(page, 0);

  // With nothing typed, it just closes.
  await openDialog.tap();
  expect(await name.inputValue()).toBe('');
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Edit Dinner' }).count()).toBe(0);
});

test('pulling the sheet down by its upper edge closes it, and asks about what was typed', async () => {
  const { page, dialog, name, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }));
  const pull = async (by: number) => {
    const head = dialog.getByRole('banner');
    await head.hover({ position: { x: 150, y: 20 } });
    const box = await head.boundingBox();
    if (!box) throw new Error('The sheet has no head.');
    await page.mouse.down();
    await page.mouse.move(box.x + 150, box.y + 20 + by, { steps: 5 });
    await page.mouse.up();
  };
  await openDialog.tap();
  await name.fill('Dinner');
  await pull(40);
  expect(await dialog.isVisible()).toBe(true);
  expect(await page.getByRole('alertdialog').count()).toBe(0);

  await pull(200);
  await page.getByRole('button', { name: 'Discard' }).tap();
  await dialog.waitFor({ state: 'detached' });
});

test('with a phone’s keyboard open, the name, the open line and the button stay in sight', async () => {
  const device = await traveler({ size: { width: 360, height: 380 }, touch: true });
  const { page, dialog, name, openDialog } = await openMoab(device);
  const button = dialog.getByRole('button', { name: /^Add Breakfast|^Add$/ });
  /** Whether all of a control is on the screen, above the button. */
  const isInSight = async (control: Locator) => {
    const [box, foot] = [await control.boundingBox(), await button.boundingBox()];
    return (
      box !== null &&
      foot !== null &&
      box.y >= 0 &&
      box.y + box.height <= foot.y &&
      foot.y + foot.height <= 380
    );
  };
  await openDialog.tap();
  await expect.poll(() => isInSight(name)).toBe(true);
  await name.fill('Breakfast');
  for (const [line, field] of [
    ['Cost', dialog.getByRole('textbox', { name: 'Estimated cost' })],
    ['Note', dialog.getByRole('textbox', { name: 'Note' })],
    ['Link', dialog.getByRole('textbox', { name: 'Link' })],
  ] as const) {
    await dialog.getByRole('button', { name: new RegExp(`^${line}`) }).tap();
    await expectFocus(field);
    await expect.poll(() => isInSight(field)).toBe(true);
  }
  expect(await spoiledBy(page)).toEqual([]);
});

test('offline, plans are added, and the places that this device knows are suggested', async () => {
  const { page, dialog, name, openDialog } = await openMoab(await traveler({ size: PHONE, touch: true }));
  await openDialog.tap();
  await dialog.getByRole('list', { name: 'Near Moab' }).waitFor();

  await page.context().setOffline(true);
  await dialog.getByText('Offline. Only places on this device are suggested.').waitFor();
  await name.fill('delicate');
  await dialog.getByRole('button', { name: 'Add Delicate Arch at 2:30 PM' }).tap();
  await expectFocus(name);
  // The next suggestions are near the place that is planned now.
  await dialog.getByRole('list', { name: 'Near your plans that day' }).waitFor();
  await name.fill('Something else');
  await page.keyboard.press('Enter');
  await notices(page).getByText(`Added Something else to ${DAY}`).waitFor();
  await dialog.getByRole('button', { name: 'Close', exact: true }).tap();
  await page.getByRole('button', { name: 'Edit Delicate Arch' }).waitFor();
  await page.context().setOffline(false);
  await expectSaved(page);
});

test('a trip without dates names its days, and keeps the times of new plans', async () => {
  const device = await traveler();
  const { page } = device;
  await page.goto(await prepareTrip(device, { stops: TWO_STOPS, startDate: null }));
  await openStop(page, 'Denver');
  await addEvent(page, 'Day 2', 'Museum');
  await page.getByRole('button', { name: 'Add to Day 2' }).click();
  const dialog = addDialog(page, 'Day 2');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Dinner');
  await dialog.getByRole('button', { name: /^Time/ }).click();
  await dialog.getByLabel('Starts').fill('19:00');
  await dialog.getByRole('button', { name: 'Add Dinner at 7 PM' }).click();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Edit Dinner' }).getByText('7:00 PM').waitFor();
});
