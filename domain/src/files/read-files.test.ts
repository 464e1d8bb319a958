import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { emptyDocument, orderedDestinations, orderedEvents, orderedTracks } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { NAMES, place, proposed, read, taken } from '../testing/imports';
import { oddTrip } from '../testing/odd-trip';
import { makeTrip, STOPS } from '../testing/trips';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import type { AnsweredPlace } from './propose/proposal';
import { isFileElsewhere, proposeImport } from './propose/propose-import';
import type { FileContents } from './read/file-contents';
import { costsCsvOf } from './write/write-costs-csv';
import { geoJsonOf } from './write/write-geojson';
import { gpxOf } from './write/write-gpx';
import { icsOf } from './write/write-ics';
import { kmlOf, kmzOf } from './write/write-kml';

const view = tripView(oddTrip(), null, { who: 'owner' });
const stamp = '2027-01-02T03:04:05.678Z';
const empty = emptyDocument({ id: '01900000-0000-7000-8000-000000000777', currency: 'USD' });

test.each([
  ['trip.gpx', gpxOf(view, { stamp })],
  ['trip.kml', kmlOf(view, new Map())],
  ['trip.kmz', kmzOf(view, new Map())],
  ['trip.geojson', geoJsonOf(view, new Map())],
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
    {
      'trip.kml': kmlOf(view, new Map()),
      'trip.ics': icsOf(view, { stamp }) ?? '',
      'trip.geojson': geoJsonOf(view, new Map()),
    }[name] ?? '';

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
    b: kmlOf(view, new Map()),
    c: geoJsonOf(view, new Map()),
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

test('stops beyond the maximum of a trip are left out', () => {
  const contents = read('trip.gpx', gpxOf(view, { stamp }));

  const { rows } = proposeImport({
    contents,
    document: empty,
    placesAs: 'stops',
    found: new Map(),
    maxDestinations: 2,
    names: NAMES,
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
  ['a page of somebody else', '<!doctype html><html><body>Hello</body></html>', /isn’t from Wayfold/],
  ['broken JSON', '{"wayfold": 1,', /damaged/],
  ['a trip that is not whole', '{"wayfold": 1, "trip": {"name": 5}}', /incomplete \(trip\./],
  ['a trip of a newer Wayfold', '{"wayfold": 2, "trip": {}}', /newer version of Wayfold/],
  ['a table without known columns', 'a,b,c\n1,2,3', /columns of this table/],
  ['nothing', '', /empty/],
  ['something else', 'hello', /can’t read this kind/],
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
  expect(() => read('bomb.kmz', bomb)).toThrow(/too large once it’s unpacked/);
});

test('a zip that lies about its sizes is given up too', () => {
  const bomb = zipSync({ 'doc.kml': new Uint8Array(60 * 1024 * 1024) }, { level: 9 });
  // The sizes claimed in its only local header and in its directory: a few bytes.
  const directory = bomb.findIndex(
    (_, at) => bomb[at] === 0x50 && bomb[at + 1] === 0x4b && bomb[at + 2] === 1 && bomb[at + 3] === 2,
  );
  bomb.set([8, 0, 0, 0], 22);
  bomb.set([8, 0, 0, 0], directory + 24);

  expect(() => read('bomb.kmz', bomb)).toThrow(/too large once it’s unpacked/);
});

test('text that a trip can’t store is skipped, and the rest is imported', () => {
  const gpx = `${GPX_HEAD}<wpt lat="91" lon="1"><name>Beyond</name></wpt><wpt lat="1" lon="1"><name>${'x'.repeat(400)}</name></wpt><trk><name>Walk</name></trk></gpx>`;

  const proposal = proposed(read('a.gpx', gpx), empty);

  expect(proposal.rows.map(({ name, state }) => [name?.slice(0, 6), state])).toEqual([
    ['xxxxxx', 'matched'],
    ['Beyond', 'skipped'],
    ['Walk', 'skipped'],
  ]);
});

test('what has no name in its file keeps its kind, and gets a name or its coordinates when it is imported', () => {
  const line = '<trkpt lat="1" lon="1"/><trkpt lat="1.1" lon="1"/>';
  const gpx = `${GPX_HEAD}<wpt lat="91" lon="1"/><wpt lat="1" lon="1"/><trk><trkseg>${line}</trkseg></trk></gpx>`;
  const kml = '<kml><Placemark><Point><coordinates>2,3</coordinates></Point></Placemark><NetworkLink/></kml>';
  const calendar = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART:20270509T070000\nGEO:1;1\nEND:VEVENT\nEND:VCALENDAR`;
  const contents = [read('a.gpx', gpx), read('a.kml', kml), read('a.ics', calendar)];

  expect(contents.flatMap(({ skipped }) => skipped.map(({ kind, name }) => [kind, name]))).toEqual([
    ['place', null],
    ['link', null],
  ]);
  const trips = contents.map((each) => taken(each, empty));
  expect(trips.flatMap((trip) => orderedDestinations(trip).map(({ name }) => name))).toEqual([
    '1.0000, 1.0000',
    '3.0000, 2.0000',
    '1.0000, 1.0000',
  ]);
  expect(trips.flatMap((trip) => orderedEvents(trip).map(({ name }) => name))).toEqual(['Untitled']);
  expect(trips.flatMap((trip) => orderedTracks(trip).map(({ name }) => name))).toEqual(['Track 1']);
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
