import type { Coords } from '@wayfold/contract/values';
import { strToU8, zipSync } from 'fflate';
import { legColor } from '../palette';
import { escapeHtml } from '../rich-text';
import type { TripView } from '../trip-view';
import { type TripLine, type TripPoint, tripLines, tripPoints } from './trip-points';
import { degrees, xmlElement, xmlText } from './xml-text';

/**
 * A trip as KML 2.2: its destinations, the ways between them in their colors, and its plans.
 *
 * Programs show a description and a balloon as HTML, so words stand in both as text within HTML within XML. Names are labels and the
 * values of data are read by programs: they are plain text. A balloon of our own keeps both from being shown as HTML, as programs
 * do where a file brings none.
 */
export function kmlOf({ document }: TripView): string {
  const points = tripPoints(document);
  const lines = tripLines(document);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    xmlElement('name', document.trip.name),
    folder('Destinations', points.filter(({ kind }) => kind === 'destination').map(pointXml)),
    folder('Route', lines.map(lineXml)),
    folder('Plans', points.filter(({ kind }) => kind === 'event').map(pointXml)),
    '</Document>',
    '</kml>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** The KML of a trip, packed. The same trip gives the same bytes. */
export function kmzOf(view: TripView): Uint8Array {
  // A zip counts from 1980; a time of its own would make every copy another file.
  return zipSync({ 'doc.kml': [strToU8(kmlOf(view)), { level: 9, mtime: new Date(1980, 0, 1) }] });
}

function folder(name: string, marks: readonly string[]): string {
  return marks.length === 0 ? '' : `<Folder>\n<name>${name}</name>\n${marks.join('\n')}\n</Folder>`;
}

function pointXml({ name, coords, words, facts, kind }: TripPoint): string {
  const data = Object.entries({ kind, ...facts }).map(
    ([key, value]) => `<Data name="${key}"><value>${xmlText(String(value))}</value></Data>`,
  );
  return [
    `<Placemark>${xmlElement('name', name)}${xmlElement('description', htmlOf(words))}`,
    `<Style>${balloonXml(name)}</Style>`,
    `<ExtendedData>${data.join('')}</ExtendedData>`,
    `<Point><coordinates>${at(coords)}</coordinates></Point></Placemark>`,
  ].join('');
}

function lineXml({ name, index, lines }: TripLine): string {
  const strings = lines.map(
    (line) =>
      `<LineString><tessellate>1</tessellate><coordinates>${line.map(at).join(' ')}</coordinates></LineString>`,
  );
  const geometry = strings.length === 1 ? strings[0] : `<MultiGeometry>${strings.join('')}</MultiGeometry>`;
  const line = `<LineStyle><color>${kmlColor(legColor(index, 'light'))}</color><width>4</width></LineStyle>`;
  return `<Placemark>${xmlElement('name', name)}<Style>${line}${balloonXml(name)}</Style>${geometry}</Placemark>`;
}

function balloonXml(name: string): string {
  return `<BalloonStyle>${xmlElement('text', `<b>${htmlOf(name)}</b><br>$[description]`)}</BalloonStyle>`;
}

/** Words as HTML that shows them as they are. In a balloon `$[name]` and the like would bring in what is no HTML. */
function htmlOf(words: string): string {
  return escapeHtml(words)
    .replaceAll('$[', '&#36;[')
    .replace(/\r\n?|\n/g, '<br>');
}

/** `#rrggbb` as KML has it: opaque, blue before green before red. */
function kmlColor(color: string): string {
  return `ff${color.slice(5, 7)}${color.slice(3, 5)}${color.slice(1, 3)}`;
}

function at([lon, lat]: Coords): string {
  return `${degrees(lon)},${degrees(lat)}`;
}
