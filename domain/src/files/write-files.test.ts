import type { Coords } from '@wayfold/contract/kernel/values';
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { instantOf } from '../calendar/zones';
import { legKey } from '../changes/settle';
import { orderedDestinations } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { oddTrip } from '../testing/odd-trip';
import { edited, idOf, makeTrip, STOPS, withEvent } from '../testing/trips';
import { attachmentHeader, fileNameOf } from './file-name';
import { costsCsvOf } from './write/write-costs-csv';
import { geoJsonOf } from './write/write-geojson';
import { gpxOf } from './write/write-gpx';
import { tripHtmlOf } from './write/write-html';
import { icsOf } from './write/write-ics';
import { tripJsonOf } from './write/write-json';
import { kmlInParts, kmlOf, kmzInParts, kmzOf } from './write/write-kml';

const stamp = '2027-01-02T03:04:05.678Z';
const shows = { costs: true, contact: true, pictures: true, notes: true };
const own = tripView(oddTrip(), null, { who: 'owner' });
const shared = tripView(oddTrip(), null, { who: 'viewer', shows });
const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['wpt', 'Folder', 'Placemark'].includes(name),
});

function entriesOf(ics: string) {
  const calendar = new ICAL.Component(ICAL.parse(ics));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(zone);
  }
  return calendar.getAllSubcomponents('vevent').map((part) => new ICAL.Event(part));
}

test('another program reads the same from a calendar', () => {
  const entries = entriesOf(icsOf(own, { stamp }) ?? '');

  const bySummary = new Map(entries.map((entry) => [entry.summary, entry]));
  expect(entries).toHaveLength(6);
  const breakfast = bySummary.get('Breakfast; eggs, ham\\cheese');
  expect(breakfast?.description).toBe(own.document.events[idOf(20)]?.notes);
  expect(breakfast?.startDate.toUnixTime()).toBe(instantOf('2027-03-12T08:30', 'America/Denver') * 60);
  expect(bySummary.get('Night train')?.duration.toSeconds()).toBe(7 * 3_600);
  expect(bySummary.get('Fair')?.startDate.isDate).toBe(true);
  expect(bySummary.get('Fair')?.endDate.toString()).toBe('2027-03-18');
  expect(bySummary.get('Denver')?.endDate.toString()).toBe('2027-03-14');
  expect(bySummary.get('सुवा Suva')?.location).toBe('Suva, Fiji');
});

test('the link of a plan is in the calendar and the portable page, but leads nowhere if it isn’t safe', () => {
  const linked = (link: string) =>
    tripView(
      withEvent(makeTrip('2027-05-08', { denver: 1 }), idOf(40), {
        name: 'Museum',
        homeDestid: STOPS.denver.id,
        start: '2027-05-08',
        link,
      }),
      null,
      { who: 'owner' },
    );
  const page = { locale: 'en-US', unit: 'Miles' as const, map: null, pictures: new Map() };
  const safe = linked('https://museum.example/?a=1&b=2');
  const unsafe = linked('javascript:alert(1)');

  const entry = entriesOf(icsOf(safe, { stamp }) ?? '').find(({ summary }) => summary === 'Museum');
  expect(entry?.component.getFirstPropertyValue('url')).toBe('https://museum.example/?a=1&b=2');
  expect(tripHtmlOf(safe, page)).toContain('<a href="https://museum.example/?a=1&amp;b=2"');
  expect(icsOf(unsafe, { stamp })).not.toContain('javascript');
  expect(tripHtmlOf(unsafe, page)).not.toContain('href="javascript');
});

test('every line of a calendar ends correctly and is at most 75 bytes', () => {
  const ics = icsOf(own, { stamp }) ?? '';

  const lines = ics.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  expect(lines.filter((line) => strToU8(line).length > 75)).toEqual([]);
});

test.each([
  'America/Denver',
  'America/Phoenix',
  'Europe/Dublin',
  'Australia/Lord_Howe',
  'Asia/Tokyo',
  'Asia/Kathmandu',
])('times in %s are right before and after the clocks change', (timezone) => {
  let document = oddTrip();
  const starts = [
    '2027-03-13T12:00',
    '2027-03-28T12:00',
    '2027-04-05T12:00',
    '2027-10-01T12:00',
    '2027-11-08T12:00',
  ];
  for (const [index, start] of starts.entries()) {
    document = withEvent(document, idOf(60 + index), { name: start, start, timezone });
  }

  const entries = entriesOf(icsOf(tripView(document, null, { who: 'owner' }), { stamp }) ?? '');

  for (const start of starts) {
    const entry = entries.find(({ summary }) => summary === start);
    expect(entry?.startDate.toUnixTime()).toBe(instantOf(start, timezone) * 60);
  }
});

test('a trip without dates has no calendar', () => {
  expect(icsOf(tripView(oddTrip(null), null, { who: 'owner' }), { stamp })).toBeNull();
});

test('another program reads the waypoints, route and texts of GPX', () => {
  const { gpx } = xml.parse(gpxOf(own, { stamp }));

  expect(gpx.metadata.name).toBe(
    'Red Rock &amp; &lt;High&gt; &quot;Desert&quot;; 50%, 日本'.replace(/&amp;|&lt;|&gt;|&quot;/g, unescaped),
  );
  expect(gpx.wpt.map(({ name }: { name: string }) => name)).toEqual([
    'Denver',
    'Page',
    'सुवा Suva',
    'Breakfast; eggs, ham\\cheese',
  ]);
  expect(gpx.rte.rtept.map((point: Record<string, string>) => [point['@_lon'], point['@_lat']])).toEqual([
    ['-104.9903', '39.7392'],
    ['-111.4558', '36.9147'],
    ['178.4419', '-18.1416'],
  ]);
});

function unescaped(entity: string): string {
  return { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }[entity] ?? entity;
}

test('KML contains points and lines, and KMZ contains the KML', () => {
  const { kml } = xml.parse(kmlOf(own, new Map()));
  const [stops, route, plans] = kml.Document.Folder;

  expect(stops.Placemark).toHaveLength(3);
  expect(plans.Placemark).toHaveLength(1);
  expect(route.Placemark[0].LineString.coordinates.startsWith('-104.9903,39.7392 ')).toBe(true);
  // The flight to Fiji crosses the date line and is drawn on both sides.
  expect(route.Placemark[1].MultiGeometry.LineString).toHaveLength(2);
  const [doc] = Object.values(unzipSync(kmzOf(own, new Map())));
  expect(strFromU8(doc ?? new Uint8Array())).toBe(kmlOf(own, new Map()));
  expect(kmzOf(own, new Map())).toEqual(kmzOf(own, new Map()));
});

test('a map file of many plans is written in many slices', () => {
  let document = oddTrip();
  for (let index = 0; index < 300; index += 1) {
    const fields = { name: `Plan ${index}`, start: '2027-03-13T12:00', coords: [-104.9, 39.7] as Coords };
    document = withEvent(document, idOf(100 + index), { ...fields, notes: 'é'.repeat(2_000) });
  }
  const view = tripView(document, null, { who: 'owner' });

  expect([...kmlInParts(view, new Map())]).toHaveLength(9);
  expect([...kmzInParts(view, new Map())].length).toBeGreaterThan(20);
});

test('GeoJSON lines stay within the world', () => {
  const { features } = JSON.parse(geoJsonOf(own, new Map()));

  const kinds = features.map(({ properties }: { properties: { kind: string } }) => properties.kind);
  expect(kinds).toEqual(['destination', 'destination', 'destination', 'event', 'leg', 'leg']);
  const numbers: number[] = features.flatMap(({ geometry }: { geometry: { coordinates: unknown[] } }) =>
    geometry.coordinates.flat(3),
  );
  expect(Math.max(...numbers.map(Math.abs))).toBe(180);
  expect(
    features[5].geometry.coordinates.map((line: number[][]) => [line[0], line.at(-1)].map((at) => at?.[0])),
  ).toEqual([
    [-111.4558, -180],
    [180, 178.4419],
  ]);
  const { id, color, width, distance, duration, minutes } = features[4].properties;
  expect(own.document.destinations[id]).toBeDefined();
  expect({ color, width }).toEqual({ color: '#cc4901', width: 4.5 });
  expect(distance).toBeGreaterThan(0);
  expect(minutes).toBe(Math.round(duration / 60));
});

test('KML and GeoJSON draw the line of a measured leg, and never that of an estimate', () => {
  const [from, to] = orderedDestinations(own.document);
  if (!from || !to) throw new Error('The trip has two stops.');
  const line: Coords[] = [from.coords, [-107.25, 38.125], to.coords];
  const lines = new Map([[from.id, line]]);
  const leg = { key: legKey(from.coords, to.coords, from.transport), meters: 1, seconds: 1, failed: false };
  const withLeg = (estimated: boolean) => {
    const row = { ...from, leg: { ...leg, estimated } };
    const destinations = { ...own.document.destinations, [from.id]: row };
    return { ...own, document: { ...own.document, destinations } };
  };

  expect(geoJsonOf(withLeg(false), lines)).toContain('[-107.25,38.125]');
  expect(kmlOf(withLeg(false), lines)).toContain('-107.25,38.125');
  expect(geoJsonOf(withLeg(true), lines)).not.toContain('[-107.25,38.125]');
  expect(kmlOf(withLeg(true), lines)).not.toContain('-107.25,38.125');
});

test('the cost table has formulas as text and amounts as numbers', () => {
  const [head, lodging, ferry, breakfast] = costsCsvOf(own).split('\r\n');

  expect(head).toBe(
    '\ufeff"Category","Item","Destination","Currency","Estimated cost","Actual cost","Gross price","Net price","Commission"',
  );
  expect(lodging).toBe(`"Lodging","'=HYPERLINK(""x"")","","USD",90000,"",81444.25,77123,4321.25`);
  expect(ferry).toBe('"Other","Ferry","Page","EUR",-20,"","","",""');
  expect(breakfast).toContain('"Food","Breakfast; eggs, ham\\cheese","Denver","USD",12.5,""');
});

test('no file for a viewer contains net prices, commissions or their names', () => {
  const files = [
    icsOf(shared, { stamp }),
    gpxOf(shared, { stamp }),
    kmlOf(shared, new Map()),
    strFromU8(Object.values(unzipSync(kmzOf(shared, new Map())))[0] ?? new Uint8Array()),
    geoJsonOf(shared, new Map()),
    costsCsvOf(shared),
    tripJsonOf(shared),
  ].join('\n');

  expect(files).not.toMatch(/77[ ,.]?123|4[ ,.]?321|net ?price|commission/i);
  // The owner's file contains them, so the test above can fail.
  expect(tripJsonOf(own)).toMatch(/"netPrice": 77123/);
});

test('file names are safe, in the header too', () => {
  expect(fileNameOf('Red/Rock: "50%"\r\n..', 'ics')).toBe('Red Rock 50.ics');
  expect(fileNameOf('CON', 'json')).toBe('Trip.json');
  expect(fileNameOf(' / ', 'gpx')).toBe('Trip.gpx');
  expect(attachmentHeader('Été à 京都.kml')).toBe(
    `attachment; filename="Ete a.kml"; filename*=UTF-8''%C3%89t%C3%A9%20%C3%A0%20%E4%BA%AC%E9%83%BD.kml`,
  );
});

test('a portable page names the transport to the next destination', () => {
  const fields = { transport: 'RVorTrailer' as const };
  const trip = edited(oddTrip(), { kind: 'destination.set', id: STOPS.page.id, fields });
  const view = tripView(trip, null, { who: 'owner' });

  const page = tripHtmlOf(view, { locale: 'en-US', unit: 'Miles', map: null, pictures: new Map() });

  expect(page).toMatch(/<p class="way">RV or trailer\b/);
});
