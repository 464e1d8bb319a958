import {
  contentsOf,
  type FileContents,
  type PlaceInFile,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { type FoundTrack, tracksOfParts } from './found-track';
import { coordsName, coordsOf, dateOf, transportOf, zoneNamed } from './read-values';
import {
  attributeOf,
  elementsOf,
  readXml,
  textIn,
  textOf,
  withoutReferences,
  type XmlElement,
} from './read-xml';

/** Reads KML: placemarks with a point or an address are places; only tracks written by Wayfold are read as tracks. */
export function readKml(text: string): FileContents {
  const [kml] = elementsOf(readXml(text), 'kml');
  const key = uniqueKeys();
  const skipped: Skipped[] = [];
  const places: PlaceInFile[] = [];
  const tracks: FoundTrack[] = [];
  // The next folder to visit is last.
  const rooms: XmlElement[] = kml ? [kml] : [];
  for (let room = rooms.pop(); room; room = rooms.pop()) {
    for (const mark of elementsOf(room, 'Placemark')) {
      const drawn = trackOf(mark, key);
      if (drawn) {
        tracks.push(...drawn);
        continue;
      }
      const found = placeOf(mark, key);
      if ('reason' in found) skipped.push(found);
      else places.push(found);
    }
    for (const link of elementsOf(room, 'NetworkLink')) {
      skipped.push({ kind: 'link', name: textIn(link, 'name'), reason: 'rowElsewhere' });
    }
    const inside = [...elementsOf(room, 'Document'), ...elementsOf(room, 'Folder')];
    for (const next of inside.reverse()) rooms.push(next);
  }
  const [document] = elementsOf(kml, 'Document');
  return contentsOf('kml', { name: textIn(document, 'name'), places, tracks, skipped });
}

/** The parts of a track written by Wayfold; null for anything else. Other programs' lines may be borders and areas. */
function trackOf(mark: XmlElement, key: (key: string) => string): FoundTrack[] | null {
  const facts = factsOf(mark);
  if (facts.get('kind') !== 'track') return null;
  const strings = [mark, ...elementsOf(mark, 'MultiGeometry')].flatMap((holder) =>
    elementsOf(holder, 'LineString'),
  );
  const parts = strings.map((line) =>
    (textIn(line, 'coordinates') ?? '').split(/\s+/).flatMap((point) => {
      const [lon, lat] = point.split(',');
      const coords = coordsOf(lon, lat);
      return coords ? [coords] : [];
    }),
  );
  const color = facts.get('color') ?? '';
  return tracksOfParts(parts, {
    key,
    name: textIn(mark, 'name'),
    color: /^#[0-9a-f]{6}$/.test(color) ? color : null,
  });
}

function placeOf(mark: XmlElement, key: (key: string) => string): PlaceInFile | Skipped {
  const name = textIn(mark, 'name');
  const address = textIn(mark, 'address');
  const [point] = [mark, ...elementsOf(mark, 'MultiGeometry')].flatMap((holder) =>
    elementsOf(holder, 'Point'),
  );
  const [lon, lat] = textIn(point, 'coordinates')?.split(',') ?? [];
  const coords = coordsOf(lon, lat);
  const where = address ?? (coords && coordsName(coords));
  if (where === null) {
    const isDrawn = ['LineString', 'Polygon', 'MultiGeometry', 'Track', 'Model'].some((kind) => mark[kind]);
    return isDrawn
      ? { kind: 'shape', name, reason: 'rowIsShape' }
      : { kind: 'place', name, reason: 'rowNeedsCoordsOrAddress' };
  }
  const known = name ?? where;
  const facts = factsOf(mark);
  const fact = (field: string) => facts.get(field) ?? null;
  const isOurs = fact('kind') === 'destination' || fact('kind') === 'event';
  const nights = Number(fact('nights') ?? Number.NaN);
  return {
    ...placeNamed(
      key(`mark ${known} ${coords?.join(',') ?? address}`),
      (isOurs ? fact('name') : null) ?? known,
    ),
    coords,
    address,
    notes: isOurs ? fact('notes') : plainWords(textIn(mark, 'description')),
    localName: fact('localName'),
    region: isOurs ? fact('region') : null,
    country: isOurs ? fact('country') : null,
    timezone: zoneNamed(fact('timezone')),
    isStop: fact('kind') === 'destination',
    arrive: dateOf(fact('arrive') ?? ''),
    nights: Number.isInteger(nights) ? nights : null,
    transport: transportOf(fact('transport')),
  };
}

function factsOf(mark: XmlElement): Map<string, string> {
  const data = elementsOf(mark, 'ExtendedData').flatMap((holder) => elementsOf(holder, 'Data'));
  return new Map(
    data.flatMap((entry) => {
      const [value] = elementsOf(entry, 'value');
      const name = attributeOf(entry, 'name');
      const text = value ? textOf(value) : null;
      return name === null || text === null ? [] : [[name, text] as const];
    }),
  );
}

/** Descriptions are often HTML: only their text is used. */
function plainWords(html: string | null): string | null {
  if (html === null) return null;
  const words = html
    .replace(/<(br|p|div|li)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/gi, ' ')
    .replace(/[ \t]+/g, ' ')
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
  // Character references are resolved last, when no more tags are looked for.
  return words === '' ? null : withoutReferences(words);
}
