import type { Coords } from '@wayfold/contract/values';
import { strToU8, zipSync } from 'fflate';
import { legColor } from '../palette';
import type { TripView } from '../trip-view';
import { type TripLine, type TripPoint, tripLines, tripPoints } from './trip-points';
import { degrees, xmlElement, xmlText } from './xml-text';

/** A trip as KML 2.2: its destinations, the ways between them in their colors, and its plans. */
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
    `<Placemark>${xmlElement('name', name)}${xmlElement('description', words)}`,
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
  const style = `<Style><LineStyle><color>${kmlColor(legColor(index, 'light'))}</color><width>4</width></LineStyle></Style>`;
  return `<Placemark>${xmlElement('name', name)}${style}${geometry}</Placemark>`;
}

/** `#rrggbb` as KML has it: opaque, blue before green before red. */
function kmlColor(color: string): string {
  return `ff${color.slice(5, 7)}${color.slice(3, 5)}${color.slice(1, 3)}`;
}

function at([lon, lat]: Coords): string {
  return `${degrees(lon)},${degrees(lat)}`;
}
