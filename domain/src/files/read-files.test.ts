import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import {
  emptyDocument,
  orderedDestinations,
  orderedEvents,
  type TripDocument,
} from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { oddTrip } from '../testing/odd-trip';
import { makeTrip, STOPS } from '../testing/trips';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import type { AnsweredPlace, Proposal } from './propose/proposal';
import { isFileElsewhere, namesToFind, proposeImport, usualPlacesAs } from './propose/propose-import';
import type { FileContents } from './read/file-contents';
import { readFile } from './read/read-file';
import { costsCsvOf } from './write/write-costs-csv';
import { geoJsonOf } from './write/write-geojson';
import { gpxOf } from './write/write-gpx';
import { icsOf } from './write/write-ics';
import { kmlOf, kmzOf } from './write/write-kml';

const view = tripView(oddTrip(), null, { who: 'owner' });
const stamp = '2027-01-02T03:04:05.678Z';
const empty = emptyDocument({ id: '01900000-0000-7000-8000-000000000777', currency: 'USD' });
const read = (name: string, text: string | Uint8Array) =>
  readFile(name, typeof text === 'string' ? strToU8(text) : text, { during: null });

function proposed(
  contents: FileContents,
  document: TripDocument,
  found: ReadonlyMap<string, readonly AnsweredPlace[]> = new Map(),
): Proposal {
  const placesAs = usualPlacesAs(contents, document);
  return proposeImport({ contents, document, placesAs, found, maxDestinations: null });
}

function taken(contents: FileContents, document: TripDocument): TripDocument {
  const proposal = proposed(contents, document);
  const edit = editOf(proposal, usuallyTaken(proposal), document);
  return edit === null ? document : applyEdit(document, edit).document;
}

const reasons = ({ rows }: Proposal) =>
  rows.flatMap(({ name, reason }) => (reason === null ? [] : [`${name}: ${reason}`]));
const place = (name: string, region: string, lon: number): AnsweredPlace => ({
  name,
  localName: null,
  region,
  country: 'United States',
  timezone: 'America/Denver',
  coords: [lon, 39],
});

test.each([
  ['trip.gpx', gpxOf(view, { stamp })],
  ['trip.kml', kmlOf(view)],
  ['trip.kmz', kmzOf(view)],
  ['trip.geojson', geoJsonOf(view)],
  ['trip.ics', icsOf(view, { stamp }) ?? ''],
])('the stops of %s are read back in order', (name, file) => {
  const trip = taken(read(name, file), empty);

  expect(orderedDestinations(trip).map(({ coords }) => coords)).toEqual([
    [-104.9903, 39.7392],
    [-111.4558, 36.9147],
    [178.4419, -18.1416],
  ]);
});

test.each(['trip.kml', 'trip.ics', 'trip.geojson'])('%s keeps the dates of the stops', (name) => {
  const file =
    { 'trip.kml': kmlOf(view), 'trip.ics': icsOf(view, { stamp }) ?? '', 'trip.geojson': geoJsonOf(view) }[
      name
    ] ?? '';

  const trip = taken(read(name, file), empty);

  const dates = orderedDestinations(trip).map(({ dtArrive, dtDepart }) => `${dtArrive} ${dtDepart}`);
  expect(dates).toEqual(['2027-03-12 2027-03-14', '2027-03-14 2027-03-17', '2027-03-17 2027-03-21']);
});

test('the plans of a calendar are read back with their times, zones and notes', () => {
  const trip = taken(read('trip.ics', icsOf(view, { stamp }) ?? ''), empty);

  const was = orderedEvents(view.document).map(({ name, start, end, notes, category }) => ({
    name,
    start,
    end,
    notes,
    category,
  }));
  expect(orderedEvents(trip)).toMatchObject(was);
  expect(orderedEvents(trip)[0]?.timezone).toBe('America/Denver');
});

test('importing any file of a trip a second time adds nothing', () => {
  const files = {
    a: gpxOf(view, { stamp }),
    b: kmlOf(view),
    c: geoJsonOf(view),
    d: icsOf(view, { stamp }) ?? '',
    e: costsCsvOf(view),
  };

  for (const file of Object.values(files)) {
    const contents = read('file.csv', file);
    const once = taken(contents, empty);
    const again = proposed(contents, once);

    expect(once).not.toBe(empty);
    expect(editOf(again, usuallyTaken(again), once)).toBeNull();
  }
});

test('a cost table is read back with its amounts, in the currencies it names, and without its guards', () => {
  const { costs } = taken(
    read('costs.csv', costsCsvOf(view)),
    makeTrip('2027-03-12', { denver: 2, page: 3 }),
  );

  expect(
    Object.values(costs).map(({ supplier, costEst, netPrice, grossGiven, grossPrice, currency }) => [
      supplier,
      costEst,
      netPrice,
      grossGiven,
      grossPrice,
      currency,
    ]),
  ).toEqual([
    ['=HYPERLINK("x")', 90_000, 77_123, null, 81_444.25, 'USD'],
    ['Ferry', -20, null, null, null, 'EUR'],
    ['Breakfast; eggs, ham\\cheese', 12.5, null, null, null, 'USD'],
  ]);
  expect(Object.values(costs)[1]?.destinationid).toBe(STOPS.page.id);
});

test('amounts are read as people write them', () => {
  const rows = [
    'Item;Cost',
    'Hotel;"1.234,50 €"',
    'Bus;12,5',
    'Tour;"$1,200"',
    'Refund;(20)',
    'Lunch;',
    'Total;99',
  ].join('\n');

  const { costs, skipped } = read('x.csv', rows);

  expect(costs.map(({ costEst, currency, category }) => [costEst, currency, category])).toEqual([
    [1_234.5, 'EUR', 'Lodging'],
    [12.5, null, 'Transport'],
    [1_200, null, 'Activities'],
    [-20, null, null],
  ]);
  expect(skipped.map(({ name }) => name)).toEqual(['Lunch', 'Total']);
});

const TAKEOUT_LIST = `Want to go
Places for the summer

Title,Note,URL,Tags,Comment
Delicate Arch,Sunset,"https://www.google.com/maps/place/Delicate+Arch/data=!4m2!3m1!1s0x0:0x1!3d38.7436!4d-109.4993",,
Springfield,,https://www.google.com/maps/place/Springfield/data=!4m2!3m1!1s0x0:0x2,,
Nowhere at all,,https://www.google.com/maps/place/x/data=!4m2,,
,,"https://www.google.com/maps/search/38.57,-109.55",,
`;

test('rows of a Google Maps list are matched, uncertain or skipped, each with its reason', () => {
  const contents = read('Want to go.csv', TAKEOUT_LIST);
  const document = makeTrip('2027-05-08', { moab: 2 });
  const found = new Map([
    ['Springfield', [place('Springfield', 'Colorado', -102.6), place('Springfield', 'Utah', -109.5)]],
    ['Nowhere at all', []],
  ]);

  const proposal = proposed(contents, document, found);

  expect(contents.kind).toBe('takeout');
  expect(namesToFind({ contents, document })).toEqual(['Springfield', 'Nowhere at all']);
  expect(proposal.rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Delicate Arch matched',
    'Springfield uncertain',
    'Nowhere at all skipped',
    '38.5700, -109.5500 matched',
  ]);
  expect(reasons(proposal)).toEqual([
    'Springfield: Several places have this name.',
    'Nowhere at all: No place of this name was found.',
  ]);
  expect(proposal.rows[1]?.choices.map(({ words }) => words)).toEqual([
    'Springfield, Colorado, United States',
    'Springfield, Utah, United States',
  ]);
});

test('saved places of Google Takeout are read in both formats', () => {
  const feature = (properties: object, coordinates: number[]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties,
  });
  const saved = JSON.stringify({
    type: 'FeatureCollection',
    features: [
      feature(
        {
          google_maps_url: 'http://maps.google.com/?cid=1',
          location: { name: 'Arches', address: 'Moab, UT' },
        },
        [-109.6, 38.7],
      ),
      feature(
        {
          'Google Maps URL': 'http://maps.google.com/?cid=2',
          Title: 'Zion',
          Location: { Address: 'Springdale, UT' },
        },
        [-113, 37.2],
      ),
      feature(
        {
          google_maps_url: 'http://maps.google.com/?cid=3',
          location: { name: 'Lost', address: 'Elm Street 1' },
        },
        [0, 0],
      ),
    ],
  });

  const { kind, places } = read('Saved Places.json', saved);

  expect(kind).toBe('takeout');
  expect(places.map(({ name, coords, address }) => [name, coords, address])).toEqual([
    ['Arches', [-109.6, 38.7], 'Arches, Moab, UT'],
    ['Zion', [-113, 37.2], 'Zion, Springdale, UT'],
    ['Lost', null, 'Lost, Elm Street 1'],
  ]);
});

test('a calendar of another program is read: zones, whole days, lengths, repeats and cancellations', () => {
  const ics = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Else//EN
BEGIN:VEVENT
UID:1
SUMMARY:Flight
DTSTART:20270508T170000Z
DURATION:PT2H
GEO:38.57;-109.55
END:VEVENT
BEGIN:VEVENT
UID:2
SUMMARY:Fair
DTSTART;VALUE=DATE:20270509
DTEND;VALUE=DATE:20270511
END:VEVENT
BEGIN:VEVENT
UID:3
SUMMARY:Yoga
DTSTART;TZID=/citadel.org/20210210_1/America/Denver:20270509T070000
RRULE:FREQ=DAILY
END:VEVENT
BEGIN:VEVENT
UID:4
SUMMARY:Dinner
STATUS:CANCELLED
DTSTART:20270509T190000
END:VEVENT
END:VCALENDAR`;
  const document = makeTrip('2027-05-08', { moab: 4 });

  const contents = read('c.ics', ics);
  const proposal = proposed(contents, document);
  const events = orderedEvents(taken(contents, document));

  expect(events).toMatchObject([
    { name: 'Flight', start: '2027-05-08T11:00', end: '2027-05-08T13:00', timezone: null },
    { name: 'Fair', start: '2027-05-09', end: '2027-05-10' },
    { name: 'Yoga', start: '2027-05-09T07:00', timezone: 'America/Denver' },
    { name: 'Yoga', start: '2027-05-10T07:00' },
  ]);
  expect(reasons(proposal)).toEqual([
    'Dinner: It was called off.',
    'Yoga: Its times outside the dates of the other entries are left out.',
  ]);
});

test('a calendar by itself makes a stop where its first entry is', () => {
  const contents = read(
    'c.ics',
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:Talk\nDTSTART:20270508T100000\nLOCATION:Moab\nEND:VEVENT\nEND:VCALENDAR`,
  );
  const found = new Map([['Moab', [place('Moab', 'Utah', -109.5)]]]);

  expect(namesToFind({ contents, document: empty })).toEqual(['Moab']);
  const proposal = proposed(contents, empty, found);
  const trip = applyEdit(
    empty,
    editOf(proposal, usuallyTaken(proposal), empty) ?? { kind: 'events.clear' },
  ).document;

  expect(orderedDestinations(trip)).toMatchObject([{ name: 'Moab', dtArrive: '2027-05-08' }]);
  expect(orderedEvents(trip)).toMatchObject([{ name: 'Talk', start: '2027-05-08T10:00' }]);
});

test('stops beyond the maximum of a trip are left out', () => {
  const contents = read('trip.gpx', gpxOf(view, { stamp }));

  const { rows } = proposeImport({
    contents,
    document: empty,
    placesAs: 'stops',
    found: new Map(),
    maxDestinations: 2,
  });

  expect(rows.filter(({ kind }) => kind === 'stop').map(({ state }) => state)).toEqual([
    'matched',
    'matched',
    'skipped',
  ]);
});

const GPX_HEAD = '<gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">';

test.each([
  [
    'an entity that grows',
    `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${GPX_HEAD}<wpt lat="1" lon="1"><name>&b;</name></wpt></gpx>`,
    /DOCTYPE/,
  ],
  [
    'a file of this device',
    `<!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>${GPX_HEAD}</gpx>`,
    /DOCTYPE/,
  ],
  ['a page of somebody else', '<!doctype html><html><body>Hello</body></html>', /does not come from Wayfold/],
  ['broken JSON', '{"wayfold": 1,', /broken/],
  ['a trip that is not whole', '{"wayfold": 1, "trip": {"name": 5}}', /not whole \(trip\./],
  ['a trip of a newer Wayfold', '{"wayfold": 2, "trip": {}}', /newer Wayfold/],
  ['a table without known columns', 'a,b,c\n1,2,3', /columns of this table/],
  ['nothing', '', /empty/],
  ['something else', 'hello', /does not know this kind/],
])('%s is refused with a sentence', (_what, text, sentence) => {
  expect(() => read('file', text)).toThrow(sentence);
});

test('XML’s own entities are read, others stay as they are', () => {
  const { places } = read(
    'a.gpx',
    `${GPX_HEAD}<wpt lat="1" lon="2"><name>A &amp; B &#233; &lt;b&gt; &nbsp;</name></wpt></gpx>`,
  );

  expect(places[0]?.name).toBe('A & B é <b> &nbsp;');
});

test('a zip that unpacks to more than allowed is given up while it is unpacked', () => {
  const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });

  expect(bomb.length).toBeLessThan(100_000);
  expect(() => read('bomb.kmz', bomb)).toThrow(/unpacks to more/);
});

test('a zip that lies about its sizes is given up too', () => {
  const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
  // The sizes claimed in its only local header and in its directory: a few bytes.
  const directory = bomb.findIndex(
    (_, at) => bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1 && bomb[at + 3] === 2,
  );
  bomb.set([8, 0, 0, 0], 22);
  bomb.set([8, 0, 0, 0], directory + 24);

  expect(() => read('bomb.kmz', bomb)).toThrow(/unpacks to more/);
});

test('text that a trip can’t store is skipped, and the rest is imported', () => {
  const gpx = `${GPX_HEAD}<wpt lat="91" lon="1"><name>Beyond</name></wpt><wpt lat="1" lon="1"><name>${'x'.repeat(400)}</name></wpt><trk><name>Walk</name></trk></gpx>`;

  const proposal = proposed(read('a.gpx', gpx), empty);

  expect(proposal.rows.map(({ name, state }) => [name.slice(0, 6), state])).toEqual([
    ['xxxxxx', 'matched'],
    ['Beyond', 'skipped'],
    ['Walk', 'skipped'],
  ]);
});

test('a file is about another trip if none of its places is within a day’s drive of a stop', () => {
  const trip = makeTrip('2027-05-08', { denver: 2, moab: 1 });
  const csv = (...rows: string[]) => read('places.csv', ['name,lat,lon', ...rows].join('\n'));
  const isFar = (contents: FileContents, found: ReadonlyMap<string, readonly AnsweredPlace[]> = new Map()) =>
    isFileElsewhere({ contents, found, document: trip });

  expect(isFar(csv('Senso-ji,35.7148,139.7967', 'Kinkaku-ji,35.0394,135.7292'))).toBe(true);
  expect(isFar(csv('Senso-ji,35.7148,139.7967', 'Arches,38.73,-109.59'))).toBe(false);
  expect(
    isFileElsewhere({ contents: csv('Senso-ji,35.7148,139.7967'), found: new Map(), document: empty }),
  ).toBe(false);
  // Only a name; its location is known once it has been looked up.
  const named = read('places.csv', 'name\nKyoto');
  expect(isFar(named)).toBe(false);
  expect(
    isFar(named, new Map([['Kyoto', [{ ...place('Kyoto', 'Kyoto', 135.77), coords: [135.77, 35.01] }]]])),
  ).toBe(true);
});
