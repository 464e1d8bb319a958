import type { Coords } from '@wayfold/contract/values';
import type { TripView } from '../trip-view';
import { tripLines, tripPoints } from './trip-points';

/** A trip as GeoJSON (RFC 7946): points of destinations and plans, and a line for each way between destinations. */
export function geoJsonOf({ document }: TripView): string {
  const points = tripPoints(document).map(({ kind, name, coords, facts }) =>
    feature({ type: 'Point', coordinates: rounded(coords) }, { ...facts, kind, title: name }),
  );
  const lines = tripLines(document).map(({ name, transport, lines: parts }) => {
    const [line = [], ...more] = parts.map((part) => part.map(rounded));
    const geometry =
      more.length === 0
        ? { type: 'LineString', coordinates: line }
        : { type: 'MultiLineString', coordinates: [line, ...more] };
    return feature(geometry, { kind: 'leg', title: name, transport });
  });
  return `${JSON.stringify({ type: 'FeatureCollection', name: document.trip.name, features: [...points, ...lines] })}\n`;
}

function feature(geometry: object, properties: Readonly<Record<string, string | number>>): object {
  return { type: 'Feature', geometry, properties };
}

function rounded([lon, lat]: Coords): Coords {
  return [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
}
