import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import type { TripDocument } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { edited, idOf, makeTrip, pictureAdd, STOPS } from '../testing/trips';
import { readFile } from './read/read-file';
import { elementsOf, readXml, textIn, type XmlElement } from './read/read-xml';
import { costsCsvOf } from './write/write-costs-csv';
import { geoJsonOf } from './write/write-geojson';
import { gpxOf } from './write/write-gpx';
import { tripHtmlOf } from './write/write-html';
import { icsOf } from './write/write-ics';
import { tripJsonOf } from './write/write-json';
import { kmlOf, kmzOf } from './write/write-kml';

vi.setConfig({ testTimeout: 60_000 });

/** Markup of every language that a file may be read as, and plain text. */
const PIECES = [
  ...['<img src=x onerror=alert(1)>', '<script>', '</script>', '<b>', '<!--', '-->', ']]>', '<![CDATA[', '<'],
  ...['&lt;', '&amp;', '&#60;', '&#x3c;', '&nbsp;', '&', '$[notes]', '$[', '"', "'", '`', '>'],
  ...['=1+1', '@x', ';', ',', '\\', '\\n', 'END:VEVENT', ':', '日本', '\u2028', '🏔', 'é', 'a', 'b', ' '],
];
const words = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength })
    .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '' && text.length <= 200);
const lines = fc.array(words(6), { minLength: 1, maxLength: 3 }).map((all) => all.join('\n'));

type Texts = { trip: string; stop: string; plan: string; notes: string; supplier: string };
const texts = fc.record({ trip: words(6), stop: words(6), plan: words(6), notes: lines, supplier: words(6) });

function tripOf({ trip, stop, plan, notes, supplier }: Texts): TripDocument {
  return edited(
    makeTrip('2027-03-12', { denver: 2, page: 3 }),
    { kind: 'trip.set', fields: { name: trip, travelerName: stop, displayTagline: plan } },
    { kind: 'destination.set', id: STOPS.denver.id, fields: { name: stop, region: plan } },
    {
      kind: 'event.add',
      id: idOf(20),
      fields: { name: plan, notes, start: '2027-03-12T08:30', coords: [-104.98, 39.74] },
    },
    { kind: 'cost.add', id: idOf(30), fields: { supplier, costEst: 12 } },
    { kind: 'text.add', id: idOf(40), fields: { kind: 'tripInclusions', text: notes } },
    pictureAdd(61, 'arch-day', { description: plan }),
  );
}
const viewOf = (said: Texts) => tripView(tripOf(said), null, { who: 'owner' });
const read = (name: string, file: string | Uint8Array) =>
  readFile(name, typeof file === 'string' ? strToU8(file) : file, { during: null });
const stamp = '2027-01-02T03:04:05.000Z';
const page = (said: Texts) =>
  tripHtmlOf(viewOf(said), { locale: 'en-US', unit: 'Miles', map: null, pictures: new Map() });

/** Checks a claim for trips with arbitrary texts. */
function always(claim: (said: Texts) => void): void {
  fc.assert(fc.property(texts, claim), { numRuns: 300 });
}

/** Every placemark, at any depth. */
function marksOf(element: XmlElement): XmlElement[] {
  const rooms = [...elementsOf(element, 'Document'), ...elementsOf(element, 'Folder')];
  return [...elementsOf(element, 'Placemark'), ...rooms.flatMap(marksOf)];
}

test('programs that show KML descriptions and balloons as HTML show what was typed, and run nothing', () => {
  always((said) => {
    const [kml] = elementsOf(readXml(kmlOf(viewOf(said), new Map())), 'kml');

    const marks = kml ? marksOf(kml) : [];
    expect(marks).toHaveLength(4);
    for (const mark of marks) {
      const [style] = elementsOf(mark, 'Style');
      const [balloon] = elementsOf(style, 'BalloonStyle');
      const html = `${textIn(balloon, 'text')}${textIn(mark, 'description') ?? ''}`;
      // Our own tags, and the one place where the description is inserted.
      expect(html.replace(/<\/?b>|<br>/g, '')).not.toContain('<');
      expect(html.split('$[')).toHaveLength(2);
    }
  });
});

test('KML and KMZ are read back as they were written', () => {
  always((said) => {
    const [stop, , plan] = read('trip.kml', kmlOf(viewOf(said), new Map())).places;

    expect([stop?.name, stop?.region]).toEqual([said.stop, said.plan]);
    expect([plan?.name, plan?.notes]).toEqual([said.plan, said.notes]);
  });
  const said = { trip: 'A', stop: '<b>', plan: '&lt;', notes: '<script>\nb', supplier: 'c' };
  const [doc] = Object.values(unzipSync(kmzOf(viewOf(said), new Map())));
  expect(strFromU8(doc ?? new Uint8Array())).toBe(kmlOf(viewOf(said), new Map()));
  expect(read('trip.kmz', kmzOf(viewOf(said), new Map()))).toEqual(
    read('trip.kml', kmlOf(viewOf(said), new Map())),
  );
});

test('a description that another program wrote as HTML is read as its text', () => {
  always((said) => {
    const kml = kmlOf(viewOf(said), new Map()).replace(/<ExtendedData>.*?<\/ExtendedData>/gs, '');

    const plan = read('trip.kml', kml).places.at(-1);

    expect(plan?.notes?.endsWith(said.notes)).toBe(true);
  });
});

test('GPX, GeoJSON, calendars and tables are read back as they were written', () => {
  always((said) => {
    const view = viewOf(said);

    const gpx = read('trip.gpx', gpxOf(view, { stamp })).places;
    expect(gpx.map(({ name }) => name)).toEqual([said.stop, 'Page', said.plan]);
    expect(gpx.at(-1)?.notes?.endsWith(said.notes)).toBe(true);
    const json = read('trip.geojson', geoJsonOf(view, new Map())).places;
    expect(json.map(({ name }) => name)).toEqual([said.stop, 'Page', said.plan]);
    expect(json.at(-1)?.notes).toBe(said.notes);
    const plan = read('trip.ics', icsOf(view, { stamp }) ?? '').plans.at(-1);
    expect([plan?.name, plan?.notes]).toEqual([said.plan, said.notes]);
    expect(read('costs.csv', costsCsvOf(view)).costs.map(({ supplier }) => supplier)).toContain(
      said.supplier,
    );
  });
});

test('in no markup file does a typed character start a tag', () => {
  const tags =
    /<(?!\/?(html|head|meta|title|style|body|main|h[1-4]|p|div|ol|ul|li|span|strong|table|thead|tbody|tr|th|td|footer|a|img|script|!doctype)\b)/i;
  always((said) => {
    const view = viewOf(said);
    const html = page(said);

    expect(html.replace('<!doctype html>', '')).not.toMatch(tags);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=|<img src=x/i);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    for (const xml of [kmlOf(view, new Map()), gpxOf(view, { stamp })])
      expect(xml).not.toMatch(/<(img|script|b|!)/);
    expect(read('trip.html', html).trip).toMatchObject({ name: said.trip });
    expect(read('trip.json', tripJsonOf(view)).trip).toMatchObject({ name: said.trip });
  });
});
