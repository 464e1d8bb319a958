import {
  contentsOf,
  type FileContents,
  type FoundPlace,
  placeNamed,
  type Skipped,
  uniqueKeys,
} from './file-contents';
import { coordsOf } from './read-values';
import { attributeOf, elementsOf, readXml, textIn, type XmlElement } from './read-xml';

/** Reads GPX: points of a route are stops, waypoints are places. */
export function readGpx(text: string): FileContents {
  const [gpx] = elementsOf(readXml(text), 'gpx');
  const key = uniqueKeys();
  const skipped: Skipped[] = [];
  const routePoints = elementsOf(gpx, 'rte').flatMap((route) => elementsOf(route, 'rtept'));
  const onRoute = routePoints.flatMap((point) => placeOf(point, { isStop: true, key, skipped }));
  const others = elementsOf(gpx, 'wpt').flatMap((point) => placeOf(point, { isStop: false, key, skipped }));
  for (const track of elementsOf(gpx, 'trk')) {
    skipped.push({
      name: textIn(track, 'name') ?? 'Track',
      reason: 'A track is a path, not places to go to.',
    });
  }
  const [metadata] = elementsOf(gpx, 'metadata');
  return contentsOf('gpx', {
    name: textIn(metadata, 'name'),
    places: withoutRepeats(onRoute, others),
    skipped,
  });
}

function placeOf(
  point: XmlElement,
  { isStop, key, skipped }: { isStop: boolean; key: (key: string) => string; skipped: Skipped[] },
): FoundPlace[] {
  const coords = coordsOf(attributeOf(point, 'lon'), attributeOf(point, 'lat'));
  const name = textIn(point, 'name');
  if (coords === null) {
    skipped.push({ name: name ?? 'Point', reason: 'It has no coordinates on the globe.' });
    return [];
  }
  // Points of a route without a name only shape the way.
  if (name === null && isStop) return [];
  const type = textIn(point, 'type');
  const known = name ?? `${coords[1].toFixed(4)}, ${coords[0].toFixed(4)}`;
  return [
    {
      ...placeNamed(key(`point ${known} ${coords.join(',')}`), known),
      coords,
      notes: textIn(point, 'cmt') ?? textIn(point, 'desc'),
      isStop: isStop || type === 'destination',
    },
  ];
}

/** Points of the route in order, then places that are not on it: many programs write those of a route twice. */
function withoutRepeats(onRoute: readonly FoundPlace[], others: readonly FoundPlace[]): FoundPlace[] {
  const route = onRoute.filter((place, index) => pointKey(place) !== pointKey(onRoute[index - 1]));
  const seen = new Set(route.map(pointKey));
  return [...route, ...others.filter((place) => !seen.has(pointKey(place)))];
}

function pointKey(place: FoundPlace | undefined): string {
  return `${place?.name} ${place?.coords?.map((degrees) => degrees.toFixed(4)).join(',')}`;
}
