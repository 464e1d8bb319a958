import { Trip } from '@wayfold/contract/trip/trip';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { ChangeRefused } from '../document/change-refused';
import { completeRow } from '../document/rows';
import { totalsOf } from '../document/totals';
import { documentFromTrip, type TripDocument, textsOf } from '../document/trip-document';
import { editFor, type Wish, wishes } from '../testing/random-edits';
import { edited, idOf, makeTrip } from '../testing/trips';
import { tripFromDocument } from './trip-on-wire';

// Property tests run many cases, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const at = '2027-01-01T00:00:00.000Z';

function onWire(document: TripDocument): Trip {
  const meta = { version: 3, createdAt: at, updatedAt: at, viewedAt: null, owner: null };
  return tripFromDocument(document, { ...meta, totals: totalsOf(document) });
}

/** The trip that results from a script of wishes. */
function walked(script: readonly Wish[]): TripDocument {
  let document = makeTrip('2027-05-08', { denver: 2, moab: 3, page: 1 });
  for (const [index, wish] of script.entries()) {
    try {
      document = applyEdit(document, editFor(document, wish, 100 + index * 2)).document;
    } catch (problem) {
      if (!(problem instanceof ChangeRefused)) throw problem;
    }
  }
  return document;
}

const withoutRanks = ({ texts, ...rest }: TripDocument) => ({
  ...rest,
  texts: Object.values(texts)
    .map(({ rank, ...text }) => text)
    .sort((a, b) => (a.id < b.id ? -1 : 1)),
});

test('any trip written to the wire and read back is the same, with its texts in the same order', () => {
  fc.assert(
    fc.property(fc.array(wishes, { maxLength: 30, size: 'max' }), (script) => {
      const document = walked(script);
      const wire = onWire(document);
      const read = documentFromTrip(wire);

      expect(Trip.strict().parse(wire)).toEqual(wire);
      expect(withoutRanks(read)).toEqual(withoutRanks(document));
      for (const kind of ['headlines', 'contacts', 'tripInclusions'] as const) {
        const ids = (trip: TripDocument) => textsOf(trip, kind).map(({ id }) => id);
        expect(ids(read)).toEqual(ids(document));
      }
    }),
    { numRuns: 100 },
  );
});

test('pictures, links, deadlines and the written itinerary are on the wire', () => {
  const document: TripDocument = {
    ...edited(
      makeTrip(null, {}),
      {
        kind: 'trip.set',
        fields: { textItinerary: [{ kind: 'heading', spans: [{ text: 'A & B', bold: false, href: null }] }] },
      },
      {
        kind: 'text.add',
        id: idOf(50),
        fields: {
          kind: 'offerDeadlines',
          text: 'Soon',
          href: 'https://example.com/',
          at,
          timezone: 'America/Denver',
        },
      },
    ),
    pictures: {
      [idOf(40)]: { ...completeRow('pictures', idOf(40), { imageUrl: '/scenes/arch-day.svg' }), sortId: 1 },
      [idOf(41)]: completeRow('pictures', idOf(41), { type: 'header', imageUrl: '/scenes/coast-day.svg' }),
    },
  };
  const wire = onWire(document);

  expect(wire.picture).toBe('/scenes/coast-day.svg');
  expect(wire.tripPictures.map(({ ID }) => ID)).toEqual([idOf(41), idOf(40)]);
  expect(wire.offerDeadlines).toEqual([
    { id: idOf(50), text: 'Soon', href: 'https://example.com/', at, timezone: 'America/Denver' },
  ]);
  expect(wire.textItinerary?.TRIP_ITINERARY_TEXT).toBe('<h3>A &amp; B</h3>');
  expect(withoutRanks(documentFromTrip(wire))).toEqual(withoutRanks(document));
});
