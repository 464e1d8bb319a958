import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { applyEdit } from '../changes/apply-change';
import type { TripDocument } from '../document/trip-document';
import { tripView } from '../page/trip-view';
import { NAMES } from '../testing/imports';
import { oddTrip } from '../testing/odd-trip';
import { makeTrip } from '../testing/trips';
import { editOf, usuallyTaken } from './propose/apply-proposal';
import { proposeImport } from './propose/propose-import';
import { readFile } from './read/read-file';
import { tripHtmlOf } from './write/write-html';

const read = (name: string, file: string | Uint8Array) =>
  readFile(name, typeof file === 'string' ? strToU8(file) : file, { during: null });
const gpx = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<gpx version="1.1">${inside}</gpx>`;
const kml = (inside: string) => `<kml><Document>${inside}</Document></kml>`;
const mark = (name: string, inside = '') =>
  `<Placemark><name>${name}</name>${inside}<Point><coordinates>-109.5,38.5</coordinates></Point></Placemark>`;
const names = (name: string, file: string | Uint8Array) => read(name, file).places.map((place) => place.name);

test('any number of nested folders is read, in order', () => {
  const file = kml(`${mark('First')}${'<Folder></Folder>'.repeat(150_000)}<Folder>${mark('Last')}</Folder>`);

  expect(names('a.kml', file)).toEqual(['First', 'Last']);
});

test.each([
  ['brackets', '<'.repeat(300_000)],
  ['ends of lines', '\r'.repeat(300_000)],
  ['tags without an end', '<p '.repeat(100_000)],
])('a description of nothing but %s is read quickly', (_what, words) => {
  expect(names('a.kml', kml(mark('Here', `<description><![CDATA[${words}]]></description>`)))).toEqual([
    'Here',
  ]);
});

test('a page of nothing but script openings is refused quickly', () => {
  expect(() => read('a.html', `<!doctype html>${'<script '.repeat(1_000_000)}`)).toThrow(
    /isn’t from Wayfold/,
  );
});

test('a table of one endless line is refused quickly', () => {
  expect(() => read('a.csv', `a,b\n${'.,'.repeat(1_000_000)}1`)).toThrow(/columns of this table/);
});

test('a document type inside a text or comment is text, the file’s own is refused', () => {
  const html = '<description><![CDATA[<!DOCTYPE html><p>Nice</p>]]></description>';
  const { places } = read('a.kml', `<!-- <!DOCTYPE kml> -->${kml(mark('Here', html))}`);

  expect(places).toMatchObject([{ name: 'Here', notes: 'Nice' }]);
  for (const before of [
    '<!DOCTYPE gpx [<!ENTITY a "b">]>',
    '<!-- <gpx> --><!DOCTYPE gpx>',
    '<![CDATA[x]]><!ENTITY a "b">',
  ]) {
    expect(() => read('a.gpx', gpx('<wpt lat="1" lon="2"><name>A</name></wpt>', before))).toThrow(/DOCTYPE/);
  }
});

test('text from older Western programs is decoded correctly', () => {
  const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));
  const point = '<wpt lat="1" lon="2"><name>Caf\u00e9</name></wpt>';
  const declared = `<?xml version="1.0" encoding="ISO-8859-1"?><gpx>${point}</gpx>`;

  expect(names('a.gpx', latin(declared))).toEqual(['Café']);
  // 0x80 is the euro sign only in Windows-1252.
  expect(read('a.csv', latin('Item;Cost\nH\u00f4tel;12,50 \x80')).costs).toMatchObject([
    { supplier: 'Hôtel', costEst: 12.5, currency: 'EUR' },
  ]);
  expect(() => read('a.gpx', latin(declared.replace('ISO-8859-1', 'Shift_JIS')))).toThrow(/Shift_JIS/);
});

test('a character that was already damaged doesn’t change how a file is decoded', () => {
  expect(names('a.gpx', gpx('<wpt lat="1" lon="2"><name>Z\ufffdrich, Genève</name></wpt>'))).toEqual([
    'Z\ufffdrich, Genève',
  ]);
  const torn = new Uint8Array([
    ...strToU8('Name,Latitude,Longitude\nGen\u00e8ve,1,2\nZ'),
    0xfc,
    ...strToU8('rich,3,4'),
  ]);
  expect(names('a.csv', torn)).toEqual(['Genève', 'Z\ufffdrich']);
});

test('skipped rows are listed up to a limit, and counted beyond it', () => {
  const { skipped, unlisted } = read(
    'a.gpx',
    gpx('<wpt lat="99" lon="2"><name>Beyond</name></wpt>'.repeat(20_000)),
  );

  expect(skipped).toHaveLength(500);
  expect(skipped.at(-1)).toEqual({ kind: 'place', name: 'Beyond', reason: 'rowNeedsCoords' });
  expect(unlisted).toBe(19_500);
});

test('of more rows than fit into one step the first are imported, and the others by importing the file again', () => {
  const notes = `<cmt>${'é'.repeat(5_000)}</cmt>`;
  const points = Array.from(
    { length: 100 },
    (_, i) => `<wpt lat="38.${100 + i}" lon="-109"><name>P${i}</name>${notes}</wpt>`,
  );
  const contents = read('a.gpx', gpx(points.join('')));
  const question = {
    contents,
    placesAs: 'things',
    found: new Map(),
    maxDestinations: null,
    names: NAMES,
  } as const;
  const take = (document: TripDocument) => {
    const proposal = proposeImport({ ...question, document });
    const edit = editOf(proposal, usuallyTaken(proposal), document);
    return { notes: proposal.notes, document: edit ? applyEdit(document, edit).document : document };
  };

  const once = take(makeTrip('2027-05-08', { moab: 3 }));
  const twice = take(once.document);

  expect(Object.keys(once.document.events).length).toBeGreaterThan(50);
  expect(Object.keys(once.document.events).length).toBeLessThan(100);
  expect(once.notes).toEqual(['importContinued']);
  expect(Object.keys(twice.document.events)).toHaveLength(100);
  expect(twice.notes).toEqual([]);
});

test('folders in a KMZ are ignored, and the map is the one nearest to the top', () => {
  const packed = zipSync({
    '../../../etc/doc.kml': strToU8(kml(mark('Up'))),
    '/tmp/x.kml': strToU8(kml(mark('Root'))),
    'C:\\map.kml': strToU8(kml(mark('Windows'))),
    'files/__proto__.kml': strToU8(kml(mark('Proto'))),
    'map.kml': strToU8(kml(mark('Right'))),
  });

  expect(names('a.kmz', packed)).toEqual(['Right']);
});

test.each([
  ['cut off', (zip: Uint8Array) => zip.slice(0, zip.length / 3)],
  ['packed in an unknown way', (zip: Uint8Array) => zip.with(8, 99)],
])('a KMZ that is %s is refused with a sentence', (_what, change) => {
  const packed = zipSync({ 'doc.kml': strToU8(kml(mark('Here').repeat(50))) });

  expect(() => read('a.kmz', change(packed))).toThrow(/This file is damaged/);
});

test.each([
  ['German', 'Titel,Notiz,URL,Tags,Kommentar'],
  ['French', 'Titre,Note,URL,Tags,Commentaire'],
  ['Spanish', 'Título,Nota,URL,Etiquetas,Comentario'],
  ['Italian', 'Titolo,Nota,URL,Tag,Commento'],
  ['Portuguese', 'Título,Observação,URL,Tags,Comentário'],
  ['Japanese', 'タイトル,メモ,URL,タグ,コメント'],
])('a Google Maps list is read in %s', (_language, head) => {
  const rows = [
    'Sommer,,,,',
    '',
    head,
    'Delicate Arch,Abends,"https://www.google.com/maps/place/x/data=!4m2!3m1!3d38.7436!4d-109.4993",,',
    'Moab,,https://www.google.com/maps/place/Moab/data=!4m2,,',
  ];

  const { kind, places } = read('Sommer.csv', rows.join('\n'));

  expect(kind).toBe('takeout');
  expect(places).toMatchObject([
    { name: 'Delicate Arch', notes: 'Abends', coords: [-109.4993, 38.7436] },
    { name: 'Moab', notes: null, coords: null, address: 'Moab' },
  ]);
});

const context = { locale: 'en-US', unit: 'Miles', map: null, pictures: new Map() } as const;
const page = tripHtmlOf(tripView(oddTrip(), null, { who: 'recipient' }), context);

test.each([
  ['its words changed', page.replace('</h1>', ' changed</h1>'), null],
  ['its trip cut short', page.replace(/("wayfold":1.{40}).*?<\/script>/s, '$1</script>'), /page was changed/],
  ['a value that is none', page.replace('"nights":2', '"nights":"two"'), /incomplete \(trip\.destinations/],
  ['a newer shape', page.replace('"wayfold":1', '"wayfold":2'), /newer version of Wayfold/],
  ['its trip taken out', page.replace(/<script.*<\/script>/s, ''), /isn’t from Wayfold/],
])('a page edited by hand, with %s, is read or refused with a sentence', (_what, html, sentence) => {
  if (sentence === null) expect(read('a.html', html).trip?.destinations).toHaveLength(3);
  else expect(() => read('a.html', html)).toThrow(sentence);
});

test.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'file:///etc/passwd'])(
  'a file can’t bring in a link to %s',
  (href) => {
    const trip = { name: 'A', travelerName: '', currency: 'USD', displayName: '', displayTagline: '' };
    const texts = [
      { id: '01900000-0000-7000-8000-000000000001', kind: 'callToActions', text: 'Press', href },
    ];
    const lists = { destinations: [], events: [], costs: [], pictures: [], texts };

    expect(() => read('a.json', JSON.stringify({ wayfold: 1, trip: { ...trip, ...lists } }))).toThrow(
      /incomplete \(trip\.texts/,
    );
  },
);
