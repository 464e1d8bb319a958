import { PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { tripView } from '@wayfold/domain/page/trip-view';
import { expect, test } from 'vitest';
import { readPdf } from '../../../testing/pdf-text';
import { writePdf } from '../write-pdf';

/** The pages of a trip to these places, without line breaks. */
async function print(stops: readonly (readonly [name: string, nights: number])[], name = 'Japan by train') {
  const trip = { id: newId(), type: DEMO_TYPE, currency: 'JPY', name };
  const { document } = applyEdit(
    emptyDocument({ ...trip, displayName: '', displayTagline: '' }),
    {
      kind: 'batch',
      changes: stops.map(([place, nights], index) => ({
        kind: 'destination.add' as const,
        id: newId(),
        fields: { name: place, coords: [135 + index / 10, 35] as [number, number], nights },
      })),
    },
    { maxDestinations: null, measureLegs: () => ({}) },
  );
  const view = tripView(document, null, { who: 'owner' });
  const options = { ...PdfOptions.parse({ pictures: 'no' }), units: 'Miles' as const };
  const link = 'https://trips.example.com/trip/1234';
  const bytes = await writePdf({
    view,
    hours: new Map(),
    options,
    link,
    map: null,
    pictures: new Map(),
    now: 0,
  });
  return readPdf(new Uint8Array(bytes)).pages.map((page) => page.replaceAll(/\s/g, ''));
}

const STOPS = [
  ['Tokyo', 5],
  ['Kanazawa', 1],
  ['Takayama', 1],
  ['Kyoto', 4],
  ['Hiroshima', 1],
  ['Grand Canyon Village', 1],
  ['Matsuyama', 1],
] as const;

test.each([1, 2])('the strip on the cover has every name in full in rows: %i', async (rows) => {
  const [cover] = await print(Array.from({ length: rows }, () => STOPS).flat());

  for (const [name] of STOPS) expect(cover).toContain(name.replaceAll(' ', ''));
});

test('in three rows no word of a name is cut', async () => {
  const [cover] = await print([...STOPS, ...STOPS, ...STOPS]);

  for (const name of ['Kanazawa', 'Hiroshima', 'Matsuyama', 'GrandCanyon']) expect(cover).toContain(name);
});

test('a name that is wider than its panel continues on the next line', async () => {
  const [cover] = await print([...STOPS.slice(0, 6), ['Thiruvananthapuram', 1]]);

  expect(cover).toContain('Thiruvananthapuram');
});

test('names never push the cover onto another page', async () => {
  const longest = [...STOPS, ...STOPS, ...STOPS].map(([name]) => [`${name} and its ${name}`, 1] as const);
  const [cover] = await print(longest, 'A journey through all the places of which somebody once told us');

  expect(cover).toContain('trips.example.com/trip/1234CreatedonJan1,1970.');
});
