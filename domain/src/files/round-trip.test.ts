import type { Coords } from '@wayfold/contract/kernel/values';
import { inEnglish } from '@wayfold/contract/refusals/refusal';
import type { BookingKind, BookingStatus } from '@wayfold/contract/trip/booking-kinds';
import { TEXT_KINDS } from '@wayfold/contract/trip/collections';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test, vi } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import { ChangeRefused } from '../document/change-refused';
import {
  allPictures,
  emptyDocument,
  headerPicture,
  orderedBookings,
  orderedDestinations,
  orderedTracks,
  picturesOf,
  type TripDocument,
  textsOf,
} from '../document/trip-document';
import { type TripView, tripView } from '../page/trip-view';
import { NAMES } from '../testing/imports';
import { oddTrip } from '../testing/odd-trip';
import { editFor, wishes } from '../testing/random-edits';
import { edited, idOf, makeTrip, pictureAdd, STOPS, TRIP_ID, withEvent } from '../testing/trips';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import type { Proposal } from './propose/proposal';
import { proposeImport } from './propose/propose-import';
import { readFile } from './read/read-file';
import { tripHtmlOf } from './write/write-html';
import { tripJsonOf } from './write/write-json';

vi.setConfig({ testTimeout: 60_000 });

const OTHER_TRIP = idOf(777);

function proposed(file: string, into: TripDocument): Proposal {
  const contents = readFile('trip', strToU8(file), { during: null });
  const asked = { placesAs: 'stops', found: new Map(), maxDestinations: null, names: NAMES } as const;
  return proposeImport({ contents, document: into, ...asked });
}

/** What is left out of a file, and why. */
function skippedIn(file: string, into: TripDocument): (readonly [string | null, string | null])[] {
  return proposed(file, into)
    .rows.filter(({ state }) => state === 'skipped')
    .map(({ name, reason }) => [name, reason === null ? null : inEnglish(reason)]);
}

function imported(file: string, into: TripDocument): TripDocument {
  const proposal = proposed(file, into);
  const edit = editOf(proposal, usuallyTaken(proposal), into);
  return edit === null ? into : applyEdit(into, edit).document;
}

/** A trip without what differs between copies: ids, ranks, measured legs, and what follows from those. */
function substance(document: TripDocument) {
  const order = new Map(orderedDestinations(document).map(({ id }, index) => [id, index]));
  const [first] = orderedDestinations(document);
  const { id: _id, userid: _userid, type: _type, ...trip } = document.trip;
  // A booked arrival at the first stop is the start of the trip, and is exported as that.
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
    pictures: allPictures(document).map(({ id: _id, rank: _rank, destinationid, ...row }) => ({
      ...row,
      at: destinationid === null ? null : order.get(destinationid),
    })),
    tracks: orderedTracks(document).map(({ id: _id, destid, ...row }) => ({
      ...row,
      at: destid === null ? null : order.get(destid),
    })),
    bookings: orderedBookings(document).map(({ id: _id, fromDest, toDest, destid, eventId, ...row }) => ({
      ...row,
      at: [fromDest, toDest, destid].map((id) => id && (order.get(id) ?? 'gone')),
      plan: eventId && (document.events[eventId]?.name ?? 'gone'),
    })),
    texts: TEXT_KINDS.map((kind) => textsOf(document, kind).map(({ id: _id, rank: _rank, ...row }) => row)),
  };
}

function byJson(a: object, b: object): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

const bare = () => emptyDocument({ id: OTHER_TRIP, currency: 'EUR' });

/** The formats that contain a whole trip. */
const FORMATS = {
  JSON: tripJsonOf,
  'a portable page': (view: TripView) =>
    tripHtmlOf(view, { locale: 'en-US', unit: 'Miles', map: '<svg></svg>', pictures: new Map() }),
} as const;

test.each(Object.entries(FORMATS))(
  'any trip is the same after being exported to %s and imported into an empty trip',
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

test.each(['2027-03-12', null])('unusual names, texts and times survive (start %s)', (startDate) => {
  const document = oddTrip(startDate);

  for (const write of Object.values(FORMATS)) {
    const copy = imported(write(tripView(document, null, { who: 'owner' })), bare());
    expect(substance(copy)).toEqual(substance(document));
  }
});

/** A trip with a booking of each sort that has something in every field, a loose one, and one kept as a plan. */
function fullyBooked(): TripDocument {
  const at = (name: string, zone: string) => ({ name, code: 'VIE', coords: [16.4, 48.2] as Coords, zone });
  const shared = {
    ...{
      provider: 'Night Lines',
      number: 'NL 466',
      code: 'QX7RTZ9',
      seats: '12A',
      guests: 'Ken',
      notes: 'Aisle',
    },
    ...{
      contact: '+43 1 555 0144',
      url: 'https://rail.example/',
      costEst: 120,
      costAct: 99.5,
      currency: 'EUR',
    },
    ...{ cancelBy: '2027-05-01T18:00', cancelZone: 'Europe/Vienna', rank: 'a1' },
  } as const;
  const fields = (kind: BookingKind, status: BookingStatus) => ({ ...shared, kind, status });
  return edited(
    withEvent(makeTrip('2027-05-08', { denver: 2, moab: 3 }), idOf(20), {
      name: 'Bistro',
      start: '2027-05-11T19:00',
    }),
    {
      kind: 'booking.add',
      id: idOf(80),
      fields: {
        ...fields('train', 'booked'),
        ...{
          fromDest: STOPS.denver.id,
          toDest: STOPS.moab.id,
          start: '2027-05-10T21:25',
          end: '2027-05-11T08:35',
        },
        ...{ from: at('Vienna', 'Europe/Vienna'), to: at('Venice', 'Europe/Rome') },
      },
    },
    {
      kind: 'booking.add',
      id: idOf(81),
      fields: {
        ...fields('lodging', 'on_hold'),
        destid: STOPS.moab.id,
        start: '2027-05-11',
        end: '2027-05-13',
      },
    },
    { kind: 'booking.add', id: idOf(82), fields: { ...fields('table', 'not_booked'), eventId: idOf(20) } },
    {
      kind: 'booking.add',
      id: idOf(83),
      fields: { ...fields('flight', 'canceled'), fromDest: null, toDest: idOf(99) },
    },
  );
}

test.each(Object.entries(FORMATS))('every field of every booking survives in %s', (_format, write) => {
  const document = fullyBooked();

  const copy = imported(write(tripView(document, null, { who: 'owner' })), bare());

  expect(substance(copy)).toEqual(substance(document));
  expect(orderedBookings(copy)).toHaveLength(4);
});

test('a file with a time zone that doesn’t exist is refused with the field that is wrong', () => {
  const json = tripJsonOf(tripView(fullyBooked(), null, { who: 'owner' }));

  for (const [good, bad] of [
    ['"zone": "Europe/Rome"', '"zone": "Mars/Base"'],
    ['"cancelZone": "Europe/Vienna"', '"cancelZone": "Nowhere"'],
    ['"end": "2027-05-11T08:35"', '"end": "2027-05-32T08:35"'],
  ] as const) {
    const broken = json.replace(good, bad);
    expect(broken).not.toBe(json);
    expect(() => proposed(broken, bare())).toThrow(/bookings\.0\./);
  }
});

test('importing the same file again adds nothing, and what was removed is added back', () => {
  const json = tripJsonOf(tripView(oddTrip(), null, { who: 'owner' }));
  const once = imported(json, bare());

  expect(imported(json, once)).toBe(once);
  const [cost] = Object.keys(once.costs);
  const less = edited(once, { kind: 'cost.remove', id: cost ?? '' });
  expect(imported(json, less).costs).toEqual(once.costs);
});

test('library pictures are imported, uploads stay in the file', () => {
  const upload = { imageUrl: `/pictures/${idOf(70)}`, source: 'user-upload', description: 'Mine' } as const;
  const photo = { imageUrl: `/pictures/${idOf(71)}`, source: 'unsplash', description: 'Theirs' } as const;
  const document = edited(
    oddTrip(),
    pictureAdd(61, 'arch-day', { type: 'header', description: 'Arch', focus: [0.5, 0.2] }),
    pictureAdd(62, 'peak-day', { description: 'Once more', destinationid: STOPS.denver.id }),
    pictureAdd(63, 'none', upload),
    pictureAdd(64, 'none', photo),
  );
  const json = tripJsonOf(tripView(document, null, { who: 'owner' }));

  const copy = imported(json, bare());

  const [stop] = orderedDestinations(copy);
  expect(headerPicture(copy)).toMatchObject({ description: 'Arch', focus: [0.5, 0.2] });
  expect(picturesOf(copy)).toMatchObject([{ description: 'Once more', destinationid: stop?.id }]);
  expect(imported(json, copy)).toBe(copy);
  expect(skippedIn(json, bare())).toEqual([
    ['Mine', 'Only pictures from the library can be imported.'],
    ['Theirs', 'Only pictures from the library can be imported.'],
  ]);
});

test('the trip keeps its header, and no more pictures are imported than there is room for', () => {
  const scenes = Array.from({ length: 16 }, (_, index) => pictureAdd(61 + index, `arch-${index}`));
  const header = { type: 'header', description: 'Arch' } as const;
  const json = tripJsonOf(
    tripView(edited(bare(), pictureAdd(60, 'arch', header), ...scenes), null, { who: 'owner' }),
  );
  const own = edited(
    bare(),
    pictureAdd(80, 'coast', { type: 'header', description: 'Own' }),
    pictureAdd(81, 'coast-day'),
  );

  const both = imported(json, own);

  expect(headerPicture(both)).toMatchObject({ description: 'Own' });
  expect(picturesOf(both).map(({ imageUrl }) => imageUrl)).toEqual([
    '/scenes/coast-day.svg',
    ...scenes.slice(0, 15).map(({ fields }) => fields.imageUrl),
  ]);
  expect(skippedIn(json, own)).toEqual([
    ['Arch', 'The trip already has a header picture.'],
    [null, 'A trip can have at most 16 pictures, so this one doesn’t fit.'],
  ]);
});

test('pictures that this Wayfold can’t show don’t affect the rest of the trip', () => {
  const document = edited(oddTrip(), pictureAdd(61, 'arch-day'), pictureAdd(62, 'peak-day'));
  const json = tripJsonOf(tripView(document, null, { who: 'owner' })).replace(
    '/scenes/peak-day.svg',
    'https://pictures.example/peak.jpg',
  );

  const copy = imported(json, bare());

  expect(orderedDestinations(copy)).toHaveLength(3);
  expect(picturesOf(copy)).toMatchObject([{ imageUrl: '/scenes/arch-day.svg' }]);
  expect(skippedIn(json, bare())).toHaveLength(1);
});

test('a picture whose stop is left out belongs to none', () => {
  const document = edited(oddTrip(), pictureAdd(61, 'arch-day', { destinationid: STOPS.denver.id }));
  const json = tripJsonOf(tripView(document, null, { who: 'owner' }));
  const proposal = proposed(json, bare());
  const pictures = proposal.rows.filter(({ kind }) => kind === 'picture');

  const edit = editOf(proposal, new Map(pictures.map(({ id }) => [id, 0])), bare());

  const copy = edited(bare(), ...(edit ? [edit] : []));
  expect(picturesOf(copy)).toMatchObject([{ destinationid: null }]);
});

test('the file’s stops are added after those of the trip, with plans on the same days of their stays', () => {
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

test('rows of a file get different ids in every trip', () => {
  const json = tripJsonOf(tripView(oddTrip(), null, { who: 'owner' }));
  const here = imported(json, bare());
  const there = imported(json, emptyDocument({ id: TRIP_ID, currency: 'USD' }));

  const ids = [...Object.keys(here.events), ...Object.keys(there.events), ...Object.keys(oddTrip().events)];

  expect(new Set(ids).size).toBe(ids.length);
});
