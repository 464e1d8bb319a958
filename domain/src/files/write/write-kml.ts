import type { Coords } from '@wayfold/contract/kernel/values';
import type { TripTrack } from '@wayfold/contract/trip/trip';
import { strToU8, Zip, ZipDeflate } from 'fflate';
import { atOnce } from '../../changes/at-once';
import { orderedTracks } from '../../document/trip-document';
import { legColor } from '../../format/palette';
import { MAP_COLORS } from '../../map/map-colors';
import { escapeHtml } from '../../page/rich-text';
import type { TripView } from '../../page/trip-view';
import { trackLine } from '../../travel/tracks';
import { joined } from '../read/unpack';
import { fileTitle } from './file-title';
import {
  type LegLines,
  splitAtDateLine,
  type TripLine,
  type TripPoint,
  tripLines,
  tripPoints,
} from './trip-points';
import { degrees, xmlElement, xmlText } from './xml-text';

/** Takes a few milliseconds, with notes of maximum length. */
const MARKS_IN_PART = 50;
/** Bytes that can be compressed in a few milliseconds. */
const PACKED_IN_PART = 131_072;

/**
 * A trip as KML 2.2: its destinations, the legs between them in their colors, its plans and its tracks.
 *
 * Programs show descriptions and balloons as HTML, so text in them is escaped as HTML within XML. Names are labels, and
 * data values are read by programs: they are plain text. We add a balloon of our own because programs would otherwise
 * show names and data as HTML.
 */
export function kmlOf(view: TripView, legs: LegLines): string {
  return atOnce(kmlInParts(view, legs));
}

/** Like `kmlOf`, in slices, for large trips. */
export function* kmlInParts({ document }: TripView, legs: LegLines): Generator<void, string> {
  const points = tripPoints(document);
  const lines = tripLines(document, legs);
  const folders = [
    yield* folder(
      'Destinations',
      points.filter(({ kind }) => kind === 'destination'),
      pointXml,
    ),
    yield* folder('Route', lines, lineXml),
    yield* folder(
      'Plans',
      points.filter(({ kind }) => kind === 'event'),
      pointXml,
    ),
  ];
  const tracks = orderedTracks(document);
  folders.push(yield* folder('Tracks', tracks, trackXml));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    xmlElement('name', fileTitle(document)),
    ...folders,
    '</Document>',
    '</kml>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The KML of a trip, zipped. The same trip gives the same bytes. */
export function kmzOf(view: TripView, legs: LegLines): Uint8Array {
  return atOnce(kmzInParts(view, legs));
}

/** Like `kmzOf`, in slices, for large trips. */
export function* kmzInParts(view: TripView, legs: LegLines): Generator<void, Uint8Array> {
  const bytes = strToU8(yield* kmlInParts(view, legs));
  const parts: Uint8Array[] = [];
  const zip = new Zip((_problem, part) => parts.push(part));
  const file = new ZipDeflate('doc.kml', { level: 6 });
  // Zip times start in 1980; the current time would make every copy a different file.
  file.mtime = new Date(1980, 0, 1);
  zip.add(file);
  for (let from = 0; from < bytes.length; from += PACKED_IN_PART) {
    yield;
    file.push(bytes.subarray(from, from + PACKED_IN_PART), from + PACKED_IN_PART >= bytes.length);
  }
  zip.end();
  return joined(parts);
}

function* folder<Mark>(
  name: string,
  marks: readonly Mark[],
  xmlOf: (mark: Mark) => string,
): Generator<void, string> {
  const written: string[] = [];
  for (const [index, mark] of marks.entries()) {
    if (index % MARKS_IN_PART === 0) yield;
    written.push(xmlOf(mark));
  }
  return marks.length === 0 ? '' : `<Folder>\n<name>${name}</name>\n${written.join('\n')}\n</Folder>`;
}

function pointXml({ name, coords, words, facts, kind }: TripPoint): string {
  const data = Object.entries({ kind, ...facts }).map(dataXml);
  return [
    `<Placemark>${xmlElement('name', name)}${xmlElement('description', htmlOf(words))}`,
    `<Style>${balloonXml(name)}</Style>`,
    `<ExtendedData>${data.join('')}</ExtendedData>`,
    `<Point><coordinates>${at(coords)}</coordinates></Point></Placemark>`,
  ].join('');
}

function lineXml({ name, index, lines }: TripLine): string {
  const line = `<LineStyle><color>${kmlColor(legColor(index, 'light'))}</color><width>4</width></LineStyle>`;
  return `<Placemark>${xmlElement('name', name)}<Style>${line}${balloonXml(name)}</Style>${geometryXml(lines)}</Placemark>`;
}

function trackXml(track: TripTrack): string {
  const { name, color } = track;
  const line = `<LineStyle><color>${kmlColor(color ?? MAP_COLORS.light.ink)}</color><width>3</width></LineStyle>`;
  const data = Object.entries({ kind: 'track', ...(color ? { color } : {}) }).map(dataXml);
  return [
    `<Placemark>${xmlElement('name', name)}<Style>${line}${balloonXml(name)}</Style>`,
    `<ExtendedData>${data.join('')}</ExtendedData>${geometryXml(splitAtDateLine(trackLine(track)))}</Placemark>`,
  ].join('');
}

function geometryXml(lines: readonly (readonly Coords[])[]): string {
  const strings = lines.map(
    (line) =>
      `<LineString><tessellate>1</tessellate><coordinates>${line.map(at).join(' ')}</coordinates></LineString>`,
  );
  return strings.length === 1 ? (strings[0] ?? '') : `<MultiGeometry>${strings.join('')}</MultiGeometry>`;
}

function dataXml([key, value]: [string, string | number]): string {
  return `<Data name="${key}"><value>${xmlText(String(value))}</value></Data>`;
}

function balloonXml(name: string): string {
  return `<BalloonStyle>${xmlElement('text', `<b>${htmlOf(name)}</b><br>$[description]`)}</BalloonStyle>`;
}

/** Text as HTML that shows it unchanged. In a balloon, `$[name]` and the like would insert something else. */
function htmlOf(words: string): string {
  return escapeHtml(words)
    .replaceAll('$[', '&#36;[')
    .replace(/\r\n?|\n/g, '<br>');
}

/** `#rrggbb` in KML's format: opaque, blue before green before red. */
function kmlColor(color: string): string {
  return `ff${color.slice(5, 7)}${color.slice(3, 5)}${color.slice(1, 3)}`;
}

function at([lon, lat]: Coords): string {
  return `${degrees(lon)},${degrees(lat)}`;
}
