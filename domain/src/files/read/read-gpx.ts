import type { Coords } from '@wayfold/contract/kernel/values';
import {
  contentsOf,
  type FileContents,
  type PlaceInFile,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { tracksOfParts } from './found-track';
import { coordsName, coordsOf } from './read-values';
import { attributeOf, elementsOf, readXml, textIn, type XmlElement } from './read-xml';

/** Reads GPX: route points are stops, waypoints are places, and tracks are tracks. */
export function readGpx(text: string): FileContents {
  const [gpx] = elementsOf(readXml(text), 'gpx');
  const key = uniqueKeys();
  const skipped: Skipped[] = [];
  const routes = elementsOf(gpx, 'rte').map((route) => ({ route, points: elementsOf(route, 'rtept') }));
  // A route whose points have no names is a line, not a list of stops.
  const isDrawn = ({ points }: (typeof routes)[number]) =>
    points.every((point) => textIn(point, 'name') === null);
  const routePoints = routes.filter((one) => !isDrawn(one)).flatMap(({ points }) => points);
  const onRoute = routePoints.flatMap((point) => placeOf(point, { isStop: true, key, skipped }));
  const others = elementsOf(gpx, 'wpt').flatMap((point) => placeOf(point, { isStop: false, key, skipped }));
  const tracks = [
    ...elementsOf(gpx, 'trk').map((track) => ({
      track,
      parts: elementsOf(track, 'trkseg').map((part) => elementsOf(part, 'trkpt')),
    })),
    ...routes.filter(isDrawn).map(({ route, points }) => ({ track: route, parts: [points] })),
  ].flatMap(({ track, parts }) => {
    const lines = parts.map(lineOf);
    const found = tracksOfParts(lines, { key, name: textIn(track, 'name'), color: colorOf(track) });
    if (found.length === 0) {
      skipped.push({ kind: 'track', name: textIn(track, 'name'), reason: 'trackTooShort' });
    }
    return found;
  });
  const [metadata] = elementsOf(gpx, 'metadata');
  return contentsOf('gpx', {
    name: textIn(metadata, 'name'),
    places: withoutRepeats(onRoute, others),
    tracks,
    skipped,
  });
}

function lineOf(points: readonly XmlElement[]): Coords[] {
  return points.flatMap((point) => {
    const coords = coordsOf(attributeOf(point, 'lon'), attributeOf(point, 'lat'));
    return coords ? [coords] : [];
  });
}

/** The color that the GPX style extension gives a track. */
function colorOf(track: XmlElement): string | null {
  const [line] = elementsOf(track, 'extensions').flatMap((extensions) => elementsOf(extensions, 'line'));
  const color = textIn(line, 'color')?.toLowerCase() ?? '';
  return /^[0-9a-f]{6}$/.test(color) ? `#${color}` : null;
}

function placeOf(
  point: XmlElement,
  { isStop, key, skipped }: { isStop: boolean; key: (key: string) => string; skipped: Skipped[] },
): PlaceInFile[] {
  const coords = coordsOf(attributeOf(point, 'lon'), attributeOf(point, 'lat'));
  const name = textIn(point, 'name');
  if (coords === null) {
    skipped.push({ kind: 'place', name, reason: 'rowNeedsCoords' });
    return [];
  }
  // Route points without a name only shape the line.
  if (name === null && isStop) return [];
  const type = textIn(point, 'type');
  const known = name ?? coordsName(coords);
  return [
    {
      ...placeNamed(key(`point ${known} ${coords.join(',')}`), known),
      coords,
      notes: textIn(point, 'cmt') ?? textIn(point, 'desc'),
      isStop: isStop || type === 'destination',
    },
  ];
}

/** The points of the route in order, then the places that aren't on it: many programs write route points twice. */
function withoutRepeats(onRoute: readonly PlaceInFile[], others: readonly PlaceInFile[]): PlaceInFile[] {
  const route = onRoute.filter((place, index) => pointKey(place) !== pointKey(onRoute[index - 1]));
  const seen = new Set(route.map(pointKey));
  return [...route, ...others.filter((place) => !seen.has(pointKey(place)))];
}

function pointKey(place: PlaceInFile | undefined): string {
  return `${place?.name} ${place?.coords?.map((degrees) => degrees.toFixed(4)).join(',')}`;
}
