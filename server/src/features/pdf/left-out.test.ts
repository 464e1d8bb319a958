import { PDF_LANGUAGES, PdfOptions } from '@wayfold/contract/sharing/pdf-endpoints';
import { applyEdit } from '@wayfold/domain/changes/apply-change';
import { newId } from '@wayfold/domain/document/ids';
import { emptyDocument } from '@wayfold/domain/document/trip-document';
import { DEMO_TYPE } from '@wayfold/domain/document/trip-types';
import { type TripView, tripView } from '@wayfold/domain/page/trip-view';
import { expect, test, vi } from 'vitest';
import { readPdf } from '../../testing/pdf-text';
import type { PdfJob } from './pdf-job';
import { pdfWordsIn } from './words/words-in-language';
import { writePdf } from './write-pdf';

vi.mock('./most-printed', () => ({
  MOST_PRINTED: { plans: 2, planUnits: 600_000, noteUnits: 10, textUnits: 300 },
}));

/** A trip with one more plan than is printed, and longer notes than are printed. */
function longTrip({ plans = 3, contact = 'c'.repeat(300) } = {}): TripView {
  const trip = { id: newId(), type: DEMO_TYPE, currency: 'USD', name: 'West' };
  const coords: [number, number] = [-109.5, 38.5];
  const { document } = applyEdit(
    emptyDocument({ ...trip, displayName: '', displayTagline: '' }),
    {
      kind: 'batch',
      changes: [
        { kind: 'destination.add', id: newId(), fields: { name: 'Moab', coords, nights: 1 } },
        ...Array.from(
          { length: plans },
          (_, index) =>
            ({
              kind: 'event.add',
              id: newId(),
              fields: { name: `Walk ${index + 1}`, dayIndex: 1, costEst: 100, sortId: index },
            }) as const,
        ),
        { kind: 'text.add', id: newId(), fields: { kind: 'contacts', text: contact } },
      ],
    },
    { maxDestinations: null, measureLegs: () => ({}) },
  );
  return tripView(document, null, { who: 'recipient' });
}

async function print(view: TripView, more: Partial<PdfJob> & { language?: PdfOptions['language'] } = {}) {
  const options = {
    ...PdfOptions.parse({ language: more.language, pictures: 'no' }),
    units: 'Miles' as const,
  };
  const link = 'https://trips.example.com/trip/1234';
  const bytes = await writePdf({
    view,
    hours: new Map(),
    options,
    link,
    map: null,
    pictures: new Map(),
    now: 0,
    ...more,
  });
  return readPdf(new Uint8Array(bytes)).pages.map((page) => page.replaceAll(/\s/g, ''));
}

const tight = (text: string) => text.replaceAll(/\s/g, '');

test.each(PDF_LANGUAGES)(
  'a PDF in %s says how many plans it leaves out, and where to find the whole trip',
  async (language) => {
    const words = pdfWordsIn(language);

    const [cover, ...pages] = await print(longTrip(), { language });

    const whole = tight(words.wholeAt('trips.example.com/trip/1234'));
    expect(cover).toContain(tight(words.tooLong) + whole);
    const text = pages.join('');
    expect(text).toContain(tight(words.morePlans(1)) + whole);
    expect(text).toContain(tight(words.tooLong) + whole);
    expect(text).toContain('Walk2');
    expect(text).not.toContain('\ufffd');
  },
);

test('plans without a line still count in the costs', async () => {
  const pages = await print(longTrip({ plans: 5 }));

  expect(pages.join('')).toContain('…and3moreplans.');
  expect(pages.find((page) => page.includes('Total'))).toContain('$500');
});

test('a trip that is not shared can be seen in full in the product', async () => {
  const [cover] = await print(longTrip(), { link: null });

  expect(cover).toContain(tight(pdfWordsIn('en').wholeOnScreen));
});

test('a PDF that leaves nothing out says nothing of it', async () => {
  const pages = await print(longTrip({ plans: 2, contact: 'Ask for Ana' }));

  expect(pages.join('')).not.toContain('Thewholetrip');
});
