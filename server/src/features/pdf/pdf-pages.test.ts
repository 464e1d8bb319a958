import type { SingleChange } from '@wayfold/contract/trip/change';
import { newId } from '@wayfold/domain/document/ids';
import { expect, test } from 'vitest';
import { change, makeTrip } from '../../testing/makers';
import { planned, stopAt, usePdfs, wordsIn } from '../../testing/use-pdfs';

const pdfs = usePdfs();
const { read } = pdfs;

test('a day and a destination that continue on the next page are named again there', async () => {
  const { id } = await makeTrip(pdfs.seller, { stops: [{ name: 'Denver', nights: 2 }, { name: 'Moab' }] });
  const changes = Array.from({ length: 40 }, (_, index) => planned(`Plan ${index + 1}`));
  await change(pdfs.seller, id, { kind: 'batch', changes });

  const { pages } = await read(id, { map: 'no' }, pdfs.seller.token);

  const [first = '', second = ''] = pages.filter((page) => page.includes('Plan'));
  expect(first).toContain('Plan 1\n');
  expect(first).not.toContain('continued');
  expect(second).toContain('Denver, continued');
  expect(second).toContain('Sat, May 8, continued');
  const moab = pages.findIndex((page) => page.includes('Denver to Moab ·'));
  expect(pages[moab]).not.toContain('Moab, continued');
});

test('a destination that breaks between its days is the only thing named again', async () => {
  const { id } = await makeTrip(pdfs.seller, { stops: [{ name: 'Moab', nights: 20 }] });
  const changes = Array.from({ length: 20 }, (_, index) =>
    planned('Rest', { start: `2027-05-${String(index + 8).padStart(2, '0')}T09:00` }),
  );
  await change(pdfs.seller, id, { kind: 'batch', changes });

  const { pages } = await read(id, { map: 'no' }, pdfs.seller.token);

  const [first = '', ...others] = pages.filter((page) => page.includes('Rest'));
  expect(first).not.toContain('continued');
  expect(others.length).toBeGreaterThan(0);
  for (const page of others) expect(page.match(/[^\n]*continued/g)).toEqual(['Moab, continued']);
});

test('no page is left without content, however few plans and however many notes there are', async () => {
  const { id } = await makeTrip(pdfs.seller, { name: 'Canyon loop' });
  const names = Array.from({ length: 10 }, (_, index) => `Mile ${index}`);
  await change(pdfs.seller, id, { kind: 'batch', changes: names.map(stopAt) });
  const notes = Array.from({ length: 400 }, (_, index) => `word${index}`).join(' ');
  await change(pdfs.seller, id, planned('A long read', { notes }));

  const paper = await read(id, {}, pdfs.seller.token);

  for (const page of paper.pages) expect(page.replace(/Canyon loop|\d+ of \d+|\s/g, '')).not.toBe('');
  const words = wordsIn(paper);
  for (const name of names) expect(words).toContain(name);
  expect(new Set(words.match(/word\d+/g))).toHaveProperty('size', 400);
});

test('long texts in lists and notes of many lines continue on the next page', async () => {
  const { id } = await makeTrip(pdfs.seller, { stops: [{ name: 'Moab' }] });
  const text = Array.from({ length: 1_500 }, (_, index) => `word${index}`).join(' ');
  const notes = Array.from({ length: 90 }, (_, index) => `n${index}`).join('\n');
  const inclusion = { kind: 'text.add', id: newId(), fields: { kind: 'tripInclusions', text } } as const;
  await change(pdfs.seller, id, { kind: 'batch', changes: [inclusion, planned('Packing', { notes })] });

  const { pages } = await read(id, { map: 'no' }, pdfs.seller.token);

  expect(new Set(pages.join('').match(/word\d+/g))).toHaveProperty('size', 1_500);
  expect(pages.filter((page) => /word\d+/.test(page)).length).toBeGreaterThan(3);
  expect(new Set(pages.join('\n').match(/\bn\d+\b/g))).toHaveProperty('size', 90);
  expect(pages.filter((page) => /\bn\d+\b/.test(page)).length).toBeGreaterThan(1);
});

test('a plan shows what was paid, or else its estimate', async () => {
  const { id } = await makeTrip(pdfs.seller, { stops: [{ name: 'Moab' }] });
  const changes = [
    { name: 'Dinner', dayIndex: 1, costEst: 85.5, costAct: 92 },
    { name: 'Museum', dayIndex: 1, costEst: 17 },
  ].map((fields): SingleChange => ({ kind: 'event.add', id: newId(), fields }));
  await change(pdfs.seller, id, { kind: 'batch', changes });

  const words = wordsIn(await read(id, { map: 'no' }, pdfs.seller.token));

  expect(words).toMatch(/Dinner\$92/);
  expect(words).toMatch(/Museum\$17/);
});

test('the cheapest of many costs share a line, and nothing is missing from the totals', async () => {
  const { id } = await makeTrip(pdfs.seller, { stops: [{ name: 'Moab' }] });
  const changes = Array.from({ length: 30 }, (_, index): SingleChange => {
    const fields = { supplier: `Meal ${index + 1}`, expenseCategory: 'Food' as const, costEst: index + 1 };
    return { kind: 'cost.add', id: newId(), fields };
  });
  await change(pdfs.seller, id, { kind: 'batch', changes });

  const paper = await read(id, { map: 'no' }, pdfs.seller.token);

  const words = wordsIn(paper);
  expect(words).toContain('Meal 30');
  expect(words).not.toContain('Meal 1$');
  const [, count, sum] = paper.pages.join('').match(/\n(\d+) \nmore\n\$(\d+)\n/) ?? [];
  const merged = Number(count);
  expect(Number(sum)).toBe((merged * (merged + 1)) / 2);
  expect(words).toContain('Total$465');
});
