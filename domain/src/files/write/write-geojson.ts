import type { Coords } from '@wayfold/contract/kernel/values';
import { METERS_PER_MILE } from '@wayfold/contract/trip/limits';
import type { Destination } from '@wayfold/contract/trip/trip';
import { legColor } from '../../format/palette';
import type { TripView } from '../../page/trip-view';
import { fileTitle } from './file-title';
import { type LegLines, tripLines, tripPoints } from './trip-points';

/** A trip as GeoJSON (RFC 7946): points for destinations and plans, and a line for each leg. */
export function geoJsonOf({ document }: TripView, legs: LegLines): string {
  const points = tripPoints(document).map(({ kind, name, coords, facts }) =>
    feature({ type: 'Point', coordinates: rounded(coords) }, { ...facts, kind, title: name }),
  );
  const lines = tripLines(document, legs).map(({ name, from, index, lines: parts }) => {
    const [line = [], ...more] = parts.map((part) => part.map(rounded));
    const geometry =
      more.length === 0
        ? { type: 'LineString', coordinates: line }
        : { type: 'MultiLineString', coordinates: [line, ...more] };
    return feature(geometry, { kind: 'leg', title: name, ...measuresOf(from), ...drawnAs(index) });
  });
  return `${JSON.stringify({ type: 'FeatureCollection', name: fileTitle(document), features: [...points, ...lines] })}\n`;
}

/** The length of the leg from a destination in meters and seconds; 0 if no route was found. */
function measuresOf({ id, transport, miles, hours }: Destination) {
  return {
    id,
    transport,
    distance: Math.round(miles * METERS_PER_MILE),
    duration: Math.round(hours * 3_600),
    minutes: Math.round(hours * 60),
  };
}

/** How the planner's map draws a leg; the width is in pixels. */
function drawnAs(index: number) {
  return { color: legColor(index, 'light'), width: 4.5 };
}

function feature(geometry: object, properties: Readonly<Record<string, string | number>>): object {
  return { type: 'Feature', geometry, properties };
}

function rounded([lon, lat]: Coords): Coords {
  return [Number(lon.toFixed(6)), Number(lat.toFixed(6))];
}
