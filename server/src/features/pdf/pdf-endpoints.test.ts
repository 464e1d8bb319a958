import { PDF_LANGUAGES } from '@wayfold/contract/sharing/pdf-endpoints';
import { newId } from '@wayfold/domain/document/ids';
import { expect, test } from 'vitest';
import { addSecretBooking, BOOKING_SECRETS, change, first, makeTrip, shareTrip } from '../../testing/makers';
import { type ReadPdf, readPdf } from '../../testing/pdf-text';
import { jpeg, uploadPicture } from '../../testing/pictures';
import { planned, stopAt, usePdfs, wordsIn } from '../../testing/use-pdfs';
import { pdfWordsIn } from './words/words-in-language';

const pdfs = usePdfs();
const { fetchPdf, read } = pdfs;

/** A seller's trip with a price of each kind, notes, texts and links. */
async function makePriced(): Promise<string> {
  const { id } = await makeTrip(pdfs.seller, {
    name: 'Été à 京都',
    stops: [{ name: 'Denver' }, { name: 'Moab' }],
  });
  const at = (kind: 'callToActions' | 'tripInclusions', text: string, href: string | null = null) =>
    ({ kind: 'text.add', id: newId(), fields: { kind, text, ...(href ? { href } : {}) } }) as const;
  await change(pdfs.seller, id, {
    kind: 'batch',
    changes: [
      {
        kind: 'cost.add',
        id: newId(),
        fields: { supplier: 'Red Lodge', netPrice: 71_234_567, commission: 8_765_432 },
      },
      {
        kind: 'event.add',
        id: newId(),
        fields: {
          name: 'Музей 🎨 und الأهرامات',
          start: '2027-05-09T09:00',
          notes: 'Key under the mat',
          costEst: 4_321,
        },
      },
      addSecretBooking(),
      at('tripInclusions', 'All breakfasts'),
      at('callToActions', 'Hold my dates', 'https://pdfs.seller.example/hold?a=1'),
      {
        kind: 'trip.set',
        fields: {
          textItinerary: [
            { kind: 'heading', spans: [{ text: 'Day one', bold: false, href: null }] },
            { kind: 'paragraph', spans: [{ text: 'Read on', bold: true, href: 'https://read.example/' }] },
          ],
        },
      },
    ],
  });
  return id;
}

test('a shared trip becomes a PDF with cover, route, days, costs and texts, in any script', async () => {
  const { id } = await shareTrip(pdfs.app, pdfs.seller, await makePriced(), { notes: true });

  const answer = await fetchPdf(id);
  const paper = readPdf(new Uint8Array(await answer.arrayBuffer()));
  const words = wordsIn(paper);

  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(
    "UTF-8''%C3%89t%C3%A9%20%C3%A0%20%E4%BA%AC%E9%83%BD.pdf",
  );
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(paper.pages).toHaveLength(5);
  expect(paper.title).toBe('Été à 京都');
  for (const text of [
    'Été à 京都',
    'Denver to Moab',
    'Day 2 · Denver',
    'Музей und',
    'Key under the mat',
    '$4,321',
  ]) {
    expect(words).toContain(text);
  }
  for (const text of ['Approximate Cost', '$79,999,999', 'Day one', 'All breakfasts', '5 of 5'])
    expect(words).toContain(text);
  expect(words).not.toContain('\ufffd');
  for (const [index, page] of paper.pages.entries())
    expect(page.replaceAll('\n', '')).toContain(`${index + 1} of 5`);
});

test('links work, and lead to the trip’s page', async () => {
  const { id } = await shareTrip(pdfs.app, pdfs.seller, await makePriced());

  const { links } = await read(id);

  expect(new Set(links)).toEqual(
    new Set([
      `https://trips.example.com/trip/${id}`,
      'https://pdfs.seller.example/hold?a=1',
      'https://read.example/',
    ]),
  );
});

test.each(['a stranger', 'the owner'])('net prices and commissions are not in the PDF of %s', async (who) => {
  const tripId = await makePriced();
  const { id } = await shareTrip(pdfs.app, pdfs.seller, tripId);

  const paper = who === 'the owner' ? await read(tripId, {}, pdfs.seller.token) : await read(id);

  const everything = `${wordsIn(paper)}${paper.bytes}`;
  expect(wordsIn(paper)).toContain('79,999,999');
  for (const margin of ['71,234,567', '71234567', '8,765,432', '8765432', 'ommission', ...BOOKING_SECRETS])
    expect(everything).not.toContain(margin);
});

test('what a share does not show is not in its PDF, nor are the ids of the trip and its owner', async () => {
  const tripId = await makePriced();
  const { id } = await shareTrip(pdfs.app, pdfs.seller, tripId, {
    costs: false,
    notes: false,
    contact: false,
  });

  const paper = await read(id, { costs: 'yes', notes: 'yes' });

  const everything = `${wordsIn(paper)}${paper.bytes}`;
  expect(everything).toContain('Moab');
  for (const hidden of ['79,999,999', '4,321', 'Red Lodge', 'Key under', tripId, pdfs.seller.id]) {
    expect(everything).not.toContain(hidden);
  }
});

/** A trip with a library header and a picture by its owner. */
async function makePictured(): Promise<string> {
  const { id, destinations } = await makeTrip(pdfs.seller, { stops: [{ name: 'Moab' }] });
  const { imageUrl, source } = await uploadPicture(
    pdfs.app,
    pdfs.seller,
    await jpeg({ width: 1_300, height: 900 }),
  );
  const where = { destinationid: first(destinations).id, takenAt: '2027-05-09T18:30' };
  const credit = { credit: 'Ana Li', creditUrl: 'https://photos.example/ana' };
  const header = { type: 'header', source: 'wayfold', imageUrl: '/scenes/coast-dusk.svg' } as const;
  const picture = {
    type: 'trip',
    source,
    imageUrl,
    description: 'Arch at sunset',
    ...where,
    ...credit,
  } as const;
  for (const fields of [header, picture])
    await change(pdfs.seller, id, { kind: 'picture.add', id: newId(), fields });
  return id;
}

const imagesIn = ({ bytes }: ReadPdf) => bytes.match(/\/Subtype \/Image/g)?.length ?? 0;

test('pictures have a page, with caption, place, date and credit', async () => {
  const id = await makePictured();

  const shown = await read(id, {}, pdfs.seller.token);
  const left = await read(id, { pictures: 'no' }, pdfs.seller.token);

  const page = shown.pages.find((text) => text.includes('Arch at sunset'))?.replaceAll('\n', '');
  for (const text of ['Pictures', 'Moab · Sun, May 9', 'Photo by Ana Li']) expect(page).toContain(text);
  expect(shown.links).toContain('https://photos.example/ana');
  expect(shown.bytes).toContain('/Title (Pictures)');
  expect(shown.pages.length - left.pages.length).toBe(1);
  // The picture itself, and the scene of the destination; the cover has its own in both.
  expect(imagesIn(shown) - imagesIn(left)).toBe(2);
  expect(wordsIn(left)).not.toMatch(/Arch at sunset|Photo by/);
});

test('the cover credits a photo, and needs no credit for a library drawing', async () => {
  const id = await makePictured();
  const drawn = await read(id, {}, pdfs.seller.token);
  const { imageUrl, source } = await uploadPicture(pdfs.app, pdfs.seller);
  const header = { type: 'header', source, imageUrl, credit: 'Ana Li', creditUrl: null } as const;
  await change(pdfs.seller, id, { kind: 'picture.add', id: newId(), fields: header });
  const photo = await read(id, {}, pdfs.seller.token);

  expect(drawn.pages[0]).not.toContain('Photo by');
  expect(photo.pages[0]?.replaceAll('\n', '')).toContain('Photo by Ana Li');
});

test('pictures that a share hides are not in its PDF', async () => {
  const tripId = await makePictured();
  const { id } = await shareTrip(pdfs.app, pdfs.seller, tripId, { pictures: false });

  const hidden = await read(id, { pictures: 'yes' });
  await pdfs.seller.api.sharing.changeShare({ params: { id: tripId }, body: { shows: { pictures: true } } });
  const shown = await read(id, { pictures: 'yes' });

  expect(imagesIn(shown)).toBe(imagesIn(hidden) + 1);
  for (const text of ['Arch at sunset', 'Photo by', 'photos.example']) {
    expect(wordsIn(shown) + shown.links).toContain(text);
    expect(wordsIn(hidden) + hidden.bytes).not.toContain(text);
  }
});

test('unwanted parts are left out, and the paper can be Letter', async () => {
  const tripId = await makePriced();
  const options = { paper: 'Letter', map: 'no', costs: 'no', notes: 'no' } as const;

  const bare = await read(tripId, options, pdfs.seller.token);
  const whole = await read(tripId, {}, pdfs.seller.token);

  expect(wordsIn(bare)).not.toMatch(/79,999,999|4,321|Key under/);
  expect(bare.bytes).toContain('/MediaBox [0 0 612 792]');
  expect(whole.bytes).toContain('/MediaBox [0 0 595.2');
  expect(bare.pages.length).toBeLessThan(whole.pages.length);
});

test.each(PDF_LANGUAGES)('the PDF is in language %s', async (language) => {
  const tripId = await makePriced();
  const words = pdfWordsIn(language);

  const paper = await read(tripId, { language, map: 'no', units: 'Kilometers' }, pdfs.seller.token);

  expect(paper.language).toBe(language);
  const text = wordsIn(paper);
  for (const word of [words.route, words.fromTo('Denver', 'Moab'), words.approximate, words.inclusions]) {
    expect(text).toContain(word);
  }
  expect(text).toMatch(/\d\s?km/);
  expect(text).not.toContain('\ufffd');
});

test('somebody who is about to request a PDF can have the server prepare for it', async () => {
  const { pdf: calls } = pdfs.app.client(null);

  const answers = await Promise.all([calls.preparePdf(), calls.preparePdf()]);

  expect(answers).toEqual([{}, {}]);
  expect((await read(await makePriced(), {}, pdfs.seller.token)).pages).toHaveLength(5);
});

test('an empty trip is only a cover', async () => {
  const { id } = await makeTrip(pdfs.seller, { name: '' });

  const { pages } = await read(id, {}, pdfs.seller.token);

  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Untitled trip');
});

test.each([
  ['en', 'Denver to Moab'],
  ['de', 'Denver nach Moab'],
  ['fr', 'De Denver à Moab'],
] as const)('a trip without a name is called by its places in language %s', async (language, name) => {
  const { id } = await makeTrip(pdfs.seller, { name: '', stops: [{ name: 'Denver' }, { name: 'Moab' }] });

  const { title } = await read(id, { language, map: 'no' }, pdfs.seller.token);

  expect(title).toBe(name);
});

test('letters without a font are left out, names have a substitute, and the cover says so', async () => {
  const { id } = await makeTrip(pdfs.seller, { name: '서울 여행' });
  const changes = [...['Seoul 서울', 'กรุงเทพ', '上海们'].map(stopAt), planned('저녁', { category: 'Food' })];
  await change(pdfs.seller, id, { kind: 'batch', changes });

  const paper = await read(id, {}, pdfs.seller.token);

  const words = wordsIn(paper);
  for (const text of ['Seoul … to 上海…', 'Destination 2', '上海…', 'Food', pdfWordsIn('en').unprinted])
    expect(words).toContain(text);
  expect(words).not.toContain('\ufffd');
  expect(paper.title).toBe('Seoul … to 上海…');
  expect(wordsIn(await read(await makePriced(), {}, pdfs.seller.token))).not.toContain(
    pdfWordsIn('en').unprinted,
  );
});

test('screen readers get the language, the title and where the parts start', async () => {
  const { bytes, language } = await read(await makePriced(), { costs: 'no' }, pdfs.seller.token);

  expect(bytes).toMatch(/^%PDF-1\.7/);
  expect(language).toBe('en');
  expect(bytes).toContain('/DisplayDocTitle true');
  for (const part of ['The route', 'Denver', 'Moab', 'Itinerary'])
    expect(bytes).toContain(`/Title (${part})`);
});

test('nobody gets the PDF of a trip that is not shared, or no longer shared', async () => {
  const tripId = await makePriced();
  const { id } = await shareTrip(pdfs.app, pdfs.seller, tripId);
  await pdfs.seller.api.sharing.revokeShare({ params: { id: tripId } });

  expect((await fetchPdf(id)).status).toBe(404);
  expect((await fetchPdf(tripId)).status).toBe(404);
  expect((await fetchPdf(newId(), {}, pdfs.seller.token)).status).toBe(404);
});

test.each(['paper=A3', 'language=xx', 'costs=maybe', 'more=1'])('%s is refused', async (query) => {
  const answer = await pdfs.app.send(`/api/trip/pdf/${newId()}?${query}`);

  expect(answer.status).toBe(400);
});
