import { TEXT_KINDS } from '@wayfold/contract/trip';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../apply-change';
import { ChangeRefused } from '../change-refused';
import { oddTrip } from '../testing/odd-trip';
import { editFor, wishes } from '../testing/random-edits';
import { edited, idOf, makeTrip, TRIP_ID } from '../testing/trips';
import { emptyDocument, orderedDestinations, type TripDocument, textsOf } from '../trip-document';
import { type TripView, tripView } from '../trip-view';
import { editOf, usuallyTaken } from './apply-proposal';
import { proposeImport } from './propose-import';
import { readFile } from './read-file';
import { tripHtmlOf } from './write-html';
import { tripJsonOf } from './write-json';

vi.setConfig({ testTimeout: 60_000 });

const OTHER_TRIP = idOf(777);

function imported(file: string, into: TripDocument): TripDocument {
  const contents = readFile('trip', strToU8(file), { during: null });
  const question = {
    contents,
    document: into,
    placesAs: 'stops',
    found: new Map(),
    maxDestinations: null,
  } as const;
  const proposal = proposeImport(question);
  const edit = editOf(proposal, usuallyTaken(proposal), into);
  return edit === null ? into : applyEdit(into, edit).document;
}

/** A trip without what differs from copy to copy: ids, ranks, measured legs, pictures, and what follows from those. */
function substance(document: TripDocument) {
  const order = new Map(orderedDestinations(document).map(({ id }, index) => [id, index]));
  const [first] = orderedDestinations(document);
  const { id: _id, userid: _userid, type: _type, ...trip } = document.trip;
  // A booked arrival of the first stop is the start of the trip, and is told as such.
  const startDate = trip.startDate === null ? null : (first?.arriveFixed ?? trip.startDate);
  return {
    trip: { ...trip, startDate },
    destinations: orderedDestinations(document).map(
      ({ id: _id, rank: _rank, leg: _leg, miles: _miles, hours: _hours, ...row }) =>
        row.destinationOrder === 1 ? { ...row, arriveFixed: null } : row,
    ),
    events: Object.values(document.events)
      .map(({ id: _id, destid, homeDestid, ...row }) => ({
        ...row,
        destid: order.get(destid),
        home: homeDestid === null ? null : order.get(homeDestid),
      }))
      .sort(byJson),
    costs: Object.values(document.costs)
      .map(({ id: _id, destinationid, ...row }) => ({
        ...row,
        at: destinationid === null ? null : order.get(destinationid),
      }))
      .sort(byJson),
    texts: TEXT_KINDS.map((kind) => textsOf(document, kind).map(({ id: _id, rank: _rank, ...row }) => row)),
  };
}

function byJson(a: object, b: object): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

const bare = () => emptyDocument({ id: OTHER_TRIP, currency: 'EUR' });

/** What a whole trip is taken along as. */
const FORMATS = {
  JSON: tripJsonOf,
  'a portable page': (view: TripView) =>
    tripHtmlOf(view, { locale: 'en-US', unit: 'Miles', map: '<svg></svg>', pictures: new Map() }),
} as const;

test.each(Object.entries(FORMATS))(
  'any trip is the same after it was written to %s and read into an empty trip',
  (_format, write) => {
    const scripts = fc.array(wishes, { minLength: 1, maxLength: 30, size: 'max' });
    const property = fc.property(fc.constantFrom('2027-05-08', null), scripts, (startDate, script) => {
      let document = makeTrip(startDate, { denver: 2, moab: 3, page: 1 });
      for (const [index, wish] of script.entries()) {
        try {
          document = applyEdit(document, editFor(document, wish, 100 + index * 2)).document;
        } catch (problem) {
          if (!(problem instanceof ChangeRefused)) throw problem;
        }
      }

      const copy = imported(write(tripView(document, null, { who: 'owner' })), bare());

      expect(substance(copy)).toEqual(substance(document));
    });
    fc.assert(property, { numRuns: 200 });
  },
);

test.each(['2027-03-12', null])('odd names, texts and times come through (start %s)', (startDate) => {
  const document = oddTrip(startDate);

  for (const write of Object.values(FORMATS)) {
    const copy = imported(write(tripView(document, null, { who: 'owner' })), bare());
    expect(substance(copy)).toEqual(substance(document));
  }
});

test('reading the same file again adds nothing, and what was removed comes back', () => {
  const json = tripJsonOf(tripView(oddTrip(), null, { who: 'owner' }));
  const once = imported(json, bare());

  expect(imported(json, once)).toBe(once);
  const [cost] = Object.keys(once.costs);
  const less = edited(once, { kind: 'cost.remove', id: cost ?? '' });
  expect(imported(json, less).costs).toEqual(once.costs);
});

test('a trip that has stops goes on with those of the file, on the same days of their stays', () => {
  const into = { ...makeTrip('2027-06-01', { moab: 2 }) };
  const json = tripJsonOf(tripView(oddTrip(), null, { who: 'owner' }));

  const both = imported(json, {
    ...into,
    trip: { ...into.trip, id: OTHER_TRIP, name: 'Mine', currency: 'EUR' },
  });

  expect(orderedDestinations(both).map(({ name, dtArrive }) => `${name} ${dtArrive}`)).toEqual([
    'Moab 2027-06-01',
    'Denver 2027-06-03',
    'Page 2027-06-05',
    'Suva 2027-06-08',
  ]);
  expect(both.trip.name).toBe('Mine');
  const breakfast = Object.values(both.events).find(({ category }) => category === 'Food');
  expect(breakfast).toMatchObject({ start: '2027-06-03T08:30', currency: 'USD' });
});

test('rows of a file have other ids in every trip', () => {
  const json = tripJsonOf(tripView(oddTrip(), null, { who: 'owner' }));
  const here = imported(json, bare());
  const there = imported(json, emptyDocument({ id: TRIP_ID, currency: 'USD' }));

  const ids = [...Object.keys(here.events), ...Object.keys(there.events), ...Object.keys(oddTrip().events)];

  expect(new Set(ids).size).toBe(ids.length);
});
