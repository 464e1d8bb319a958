import { parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { osmFile } from '../../../testing/stand-ins/osm-file';
import { useImportFiles } from '../../../testing/use-import-files';
import { type ImportOptions, importPlaces } from './import-places';
import { summaryOf } from './import-words';

const files = useImportFiles();

async function bring(name: string, content: string | Buffer, options: Partial<ImportOptions> = {}) {
  const file = await files.write(name, content);
  const told: string[] = [];
  const summary = await importPlaces(files.services(), {
    path: file,
    onBroken: (line) => told.push(line),
    ...options,
  });
  return { summary, told };
}

async function rows(columns = 'source, source_id, name, category, rank, country_code') {
  const found = await files
    .services()
    .database.pool.query(`select ${columns} from listed_places order by source_id`);
  return found.rows.map((row) => Object.values(row).join('|'));
}

const geonames = (id: number, name: string, at: string, kind = 'S\tMUS') =>
  `${id}\t${name}\t${name}\tOther ${id}\t${at.replace(' ', '\t')}\t${kind}\tFR\t\t11\t75\t751\t\t0\t\t40\tEurope/Paris\t2020-01-01`;

test('GeoNames: sights are imported, towns and unknown kinds are skipped with a reason', async () => {
  const { summary } = await bring(
    'FR.txt',
    [
      geonames(1, 'Musée d’Orsay', '48.86 2.3266'),
      geonames(2, 'Paris', '48.85 2.35', 'P\tPPLC'),
      geonames(3, 'A pump', '48.8 2.3', 'S\tPMPW'),
    ].join('\n'),
  );

  expect(await rows()).toEqual(['geonames|1|Musée d’Orsay|museum|5|FR']);
  expect(summaryOf({ ...summary, names: [summary.source], parts: 1, partsBefore: 0 })).toBe(
    [
      '3 read, 1 imported as geonames, 2 skipped, 0 broken.',
      '  1 merged with places that were already here',
      '  1 skipped: a town, which the atlas already has',
      '  1 skipped: not a kind of place travelers look for',
    ].join('\n'),
  );
});

test('OpenStreetMap: points, areas and relations are imported with their location', async () => {
  const file = osmFile(
    [
      {
        type: 'node',
        id: 1,
        lat: 43.7384,
        lon: 7.4246,
        tags: { tourism: 'museum', name: 'Musée', wikidata: 'Q1' },
      },
      { type: 'node', id: 2, lat: 43.73, lon: 7.42 },
      { type: 'node', id: 3, lat: 43.74, lon: 7.43 },
      { type: 'node', id: 4, lat: 43.7, lon: 7.4, tags: { highway: 'stop' } },
      { type: 'node', id: 5, lat: 43.7, lon: 7.4, tags: { tourism: 'viewpoint' } },
    ],
    [
      { type: 'way', id: 10, refs: [2, 3], tags: { leisure: 'park', name: 'Jardin' } },
      { type: 'way', id: 11, refs: [3, 2], tags: { highway: 'path' } },
      { type: 'way', id: 12, refs: [98, 99], tags: { leisure: 'park', name: 'Outside' } },
    ],
    [
      {
        type: 'relation',
        id: 20,
        members: [{ type: 'way', ref: 11, role: 'outer' }],
        tags: { historic: 'castle', name: 'お城', 'name:en': 'Castle' },
      },
    ],
  );
  const { summary } = await bring('monaco.osm.pbf', file);

  expect(
    await rows(
      'source_id, name, local_name, category, rank, round(lon::numeric, 3) as x, round(lat::numeric, 3) as y',
    ),
  ).toEqual([
    'n1|Musée||museum|3|7.425|43.738',
    'r20|Castle|お城|castle|5|7.425|43.735',
    'w10|Jardin||city-park|5|7.425|43.735',
  ]);
  expect(summary.skipped).toEqual({
    'not a kind of place travelers look for': 2,
    'no name': 1,
    'an area whose points are not in the file': 1,
  });
});

const OVERTURE = {
  id: 'ov1',
  names: { primary: 'Kunsthalle', common: { en: 'Art Hall' } },
  categories: { primary: 'art_museum', alternate: ['cafe'] },
  confidence: 0.95,
  websites: ['https://kunsthalle.example/'],
  addresses: [{ locality: 'Hamburg', country: 'DE' }],
};
const point = (lon: unknown, lat: unknown) => ({ type: 'Point', coordinates: [lon, lat] });
const feature = (properties: object, geometry: unknown = point(10, 53.5), id?: string) =>
  JSON.stringify({ type: 'Feature', id, geometry, properties });
const collection = (...features: string[]) =>
  `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;

test('Overture GeoJSON: uncertain and closed places are left out', async () => {
  const { summary } = await bring(
    'overture.geojson',
    collection(
      feature(OVERTURE, point(10, 53.5), 'ov1'),
      feature({ ...OVERTURE, confidence: 0.2 }, point(10, 53.5), 'ov2'),
      feature({ ...OVERTURE, operating_status: 'permanently_closed' }, point(10, 53.5), 'ov3'),
      feature(
        { ...OVERTURE, categories: undefined, taxonomy: { hierarchy: ['arts', 'museum'] } },
        point(10, 53.6),
        'ov4',
      ),
    ),
    { source: 'overture' },
  );

  expect(await rows('source, source_id, name, local_name, category, further_categories, city')).toEqual([
    'overture|ov1|Art Hall|Kunsthalle|art-museum|food|Hamburg',
    'overture|ov4|Art Hall|Kunsthalle|museum||Hamburg',
  ]);
  expect(summary.skipped).toEqual({ 'the source is not sure that it exists': 1, 'permanently closed': 1 });
});

test('Overture Parquet gives the same result as Overture GeoJSON', async () => {
  const buffer = parquetWriteBuffer({
    columnData: [
      { name: 'id', data: ['ov1'], type: 'STRING' },
      { name: 'geometry', data: [point(10, 53.5)], type: 'GEOMETRY' },
      { name: 'names', data: [OVERTURE.names], type: 'JSON' },
      { name: 'categories', data: [OVERTURE.categories], type: 'JSON' },
      { name: 'confidence', data: [0.95], type: 'DOUBLE' },
      { name: 'websites', data: [OVERTURE.websites], type: 'JSON' },
      { name: 'phones', data: [['+49 40 123456']], type: 'JSON' },
      { name: 'addresses', data: [OVERTURE.addresses], type: 'JSON' },
    ],
  });
  const file = Buffer.from(buffer);
  await bring('places.parquet', file);

  expect(await rows('source, source_id, name, local_name, category, url, phone, city, lon, lat')).toEqual([
    'overture|ov1|Art Hall|Kunsthalle|art-museum|https://kunsthalle.example/|+49 40 123456|Hamburg|10|53.5',
  ]);
  await expect(bring('cut.parquet', file.subarray(0, file.length - 20))).rejects.toThrow(
    /is truncated\. Download it again/,
  );
});

const entity = (id: string, more: object = {}) => ({
  type: 'item',
  id,
  labels: { en: { value: `Place ${id}` }, ja: { value: '場所' } },
  descriptions: { en: { value: 'a museum' } },
  claims: {
    P31: [{ mainsnak: { datavalue: { value: { id: 'Q33506' } } } }],
    P625: [
      {
        mainsnak: {
          datavalue: {
            value: { latitude: 48.2, longitude: 16.37, globe: 'http://www.wikidata.org/entity/Q2' },
          },
        },
      },
    ],
  },
  sitelinks: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`w${index}`, {}])),
  ...more,
});

test('Wikidata: a dump, and a query result, which has longitude first', async () => {
  const dump = [entity('Q10'), entity('Q11', { claims: {} })].map((item) => JSON.stringify(item));
  const { summary } = await bring('dump.json', `[\n${dump.join(',\n')}\n]\n`);
  const binding = (id: string, coord: string) => ({
    item: { type: 'uri', value: `http://www.wikidata.org/entity/${id}` },
    itemLabel: { type: 'literal', value: `Sight ${id}` },
    coord: { type: 'literal', value: coord },
  });
  const bindings = [
    binding('Q20', 'Point(16.37 48.2)'),
    binding('Q21', '<http://www.wikidata.org/entity/Q405> Point(1 2)'),
  ];
  await bring('query.json', JSON.stringify({ head: { vars: ['item'] }, results: { bindings } }));

  expect(await rows()).toEqual([
    'wikidata|Q10|Place Q10|museum|3|AT',
    'wikidata|Q20|Sight Q20|landmark|4|AT',
  ]);
  expect(summary).toMatchObject({ kept: 1, skipped: { 'not a kind of place travelers look for': 1 } });
});

test('National Park Service: parks with the service’s text and page', async () => {
  const park = {
    parkCode: 'arch',
    fullName: 'Arches National Park',
    designation: 'National Park',
    latitude: '38.72',
    longitude: '-109.58',
    description: 'Red rock.',
    url: 'https://www.nps.gov/arch/',
  };
  await bring('parks.json', JSON.stringify({ total: '1', limit: '50', start: '0', data: [park] }));

  expect(await rows('source, source_id, name, category, rank, region, url')).toEqual([
    'nps|arch|Arches National Park|national-park|2|Utah|https://www.nps.gov/arch/',
  ]);
});

test('CSV: quoted cells, our categories by id, name or a common word, and a custom source', async () => {
  const { summary, told } = await bring(
    'own.csv',
    [
      'name;lat;lon;category;id;url',
      '"Café ""Rita""; bar";48.2;16.37;Art museums;a1;rita.example',
      'Old tower;48.21;16.38;tower;a2;javascript:alert(1)',
      'Unknown kind;48.2;16.3;spaceport;a3;',
    ].join('\r\n'),
    { source: 'my-list' },
  );

  expect(await rows('source, source_id, name, category, url')).toEqual([
    'my-list|a1|Café "Rita"; bar|art-museum|https://rita.example',
    'my-list|a2|Old tower|tower|',
  ]);
  expect(told).toEqual(['line 4: unknown category (spaceport)']);
  expect(summary).toMatchObject({ read: 3, kept: 2 });
});

test('plain GeoJSON, including one feature per line', async () => {
  const shape = {
    type: 'Polygon',
    coordinates: [
      [
        [10, 50],
        [12, 50],
        [12, 52],
        [10, 52],
        [10, 50],
      ],
    ],
  };
  await bring('one.geojson', feature({ name: 'Castle hill', historic: 'castle' }, shape, 'f1'));
  await bring('many.geojson', collection(feature({ name: 'Beach', category: 'beach', id: 'f2' })));

  expect(await rows('source, source_id, name, category, lon, lat')).toEqual([
    'geojson|f1|Castle hill|castle|11|51',
    'geojson|f2|Beach|beach|10|53.5',
  ]);
});

test('importing again updates what changed and duplicates nothing', async () => {
  await bring('a.txt', geonames(1, 'Old name', '48.86 2.32'));
  const { summary } = await bring(
    'b.txt',
    [geonames(1, 'New name', '48.87 2.32'), geonames(2, 'Other', '48 2')].join('\n'),
  );
  await bring('b.txt', [geonames(1, 'New name', '48.87 2.32'), geonames(2, 'Other', '48 2')].join('\n'));

  expect(await rows('source_id, name, lat')).toEqual(['1|New name|48.87', '2|Other|48']);
  expect(summary.resumedAt).toBe(0);
});

test('places the operator disabled stay disabled when imported again', async () => {
  await bring('a.txt', geonames(1, 'Name', '48.86 2.32'));
  await files.services().database.pool.query('update listed_places set is_enabled = false');
  await bring('b.txt', geonames(1, 'New name', '48.86 2.32'));

  expect(await rows('name, is_enabled')).toEqual(['New name|false']);
});

test('an interrupted import continues where it stopped', async () => {
  const lines = Array.from({ length: 2_500 }, (_, index) =>
    geonames(index + 1, `Museum ${index}`, '48.86 2.32'),
  );
  const breakOff = new AbortController();
  const onProgress = () => breakOff.abort();

  const first = await bring('long.txt', lines.join('\n'), { onProgress, signal: breakOff.signal });
  const second = await bring('long.txt', lines.join('\n'));

  expect(first.summary).toMatchObject({ isFinished: false, read: 1_000, kept: 1_000 });
  expect(second.summary).toMatchObject({ isFinished: true, read: 2_500, kept: 2_500, resumedAt: 1_000 });
  expect(await rows('source_id')).toHaveLength(2_500);
});

const FACTS = 'source, source_id, phone, brand, cuisine, wheelchair, opening_hours, url';

test('facts of a place: from tags, columns, properties and statements', async () => {
  const osm = osmFile([
    {
      ...{ type: 'node', id: 1, lat: 43.77, lon: 11.25 },
      tags: {
        ...{ amenity: 'restaurant', name: 'Da Gino', 'contact:phone': '+39 055 123456;+39 055 654321' },
        ...{ brand: 'Gino', cuisine: 'italian;coffee_shop', wheelchair: 'designated' },
        ...{ opening_hours: 'Tu-Su 12:00-15:00', 'contact:website': 'gino.example' },
      },
    },
  ]);
  await bring('florence.osm.pbf', osm);
  await bring(
    'overture.geojson',
    collection(
      feature(
        { ...OVERTURE, phones: ['+49 40 1'], brand: { names: { primary: 'Halle' } } },
        undefined,
        'ov1',
      ),
    ),
    { source: 'overture' },
  );
  await bring(
    'own.csv',
    'name,lat,lon,id,tel,brand,cuisine,wheelchair,hours\nBar,1,2,a1,(212) 555-0100,Chain,"Thai, Lao",Limited,24/7',
  );
  const value = (is: unknown) => [{ mainsnak: { datavalue: { value: is } } }];
  const wikidata = entity('Q10');
  const claims = {
    ...wikidata.claims,
    ...{
      P856: value('https://museum.example/'),
      P1329: value('+43 1 52524'),
      P2846: value({ id: 'Q24192069' }),
    },
  };
  await bring('dump.json', `[\n${JSON.stringify({ ...wikidata, claims })}\n]\n`);

  expect(await rows(FACTS)).toEqual([
    'wikidata|Q10|+43 1 52524|||no||https://museum.example/',
    'csv|a1|(212) 555-0100|Chain|thai,lao|limited|24/7|',
    'osm|n1|+39 055 123456|Gino|italian,coffee shop|yes|Tu-Su 12:00-15:00|https://gino.example',
    'overture|ov1|+49 40 1|Halle||||https://kunsthalle.example/',
  ]);
});

test('facts that cannot be true or safe count as unknown', async () => {
  await bring(
    'odd.csv',
    [
      'name;lat;lon;id;phone;cuisine;wheelchair;url',
      'Letters;1;2;a1;1-800-FLOWERS;<b>bold</b>;maybe;javascript:alert(1)',
      `Long;1;2;a2;${'1'.repeat(60)};${'x'.repeat(5_000)};${'yes'.repeat(400)};ftp://files.example`,
      `Many;1;2;a3;tel:+1 2 3;${Array.from({ length: 90 }, (_, at) => `food ${at}`).join(',')};YES;`,
      'Words;1;2;a5;ask inside;;;mailto:bar@example.com',
      'Script;1;2;a4;"+1 2 3"" onclick=""x";pizza;no;"https://a.example/ b"',
    ].join('\n'),
  );

  expect(await rows('source_id, phone, cuisine, wheelchair, url')).toEqual([
    'a1||||',
    'a2||||',
    'a3|+1 2 3|food 0,food 1,food 2,food 3,food 4|yes|',
    'a4||pizza|no|',
    'a5||||',
  ]);
});
