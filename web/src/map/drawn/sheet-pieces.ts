import { type GeoPermissibleObjects, type GeoProjection, geoIdentity, geoPath, geoStream } from 'd3-geo';

/** A rectangle on the sheet. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** A line or an area's ring on the sheet, and the box around it. */
export type Piece = { points: [number, number][]; box: Box };

/** Projects shapes from the globe onto the sheet. Rings of areas end where they start. */
export function projectPieces(shapes: GeoPermissibleObjects, projection: GeoProjection): Piece[] {
  const pieces: Piece[] = [];
  let points: Piece['points'] = [];
  let isArea = false;
  geoStream(
    shapes,
    projection.stream({
      point: (x, y) => points.push([x, y]),
      lineStart: () => {
        points = [];
      },
      lineEnd: () => {
        const [first] = points;
        if (first) pieces.push(pieceOf(isArea ? [...points, first] : points));
      },
      polygonStart: () => {
        isArea = true;
      },
      polygonEnd: () => {
        isArea = false;
      },
    }),
  );
  return pieces;
}

/** Reads the pieces of an SVG path made of `M`, `l` and, for areas, `Z`, as the server draws them: `M10 20l1 0l0 1Z`. */
export function piecesOfPath(path: string): Piece[] {
  return path
    .split('M')
    .filter(Boolean)
    .map((text) => {
      let [x, y] = [0, 0];
      const points = text
        .replace('Z', '')
        .split('l')
        .map((step): [number, number] => {
          const space = step.indexOf(' ');
          x += Number(step.slice(0, space));
          y += Number(step.slice(space + 1));
          return [x, y];
        });
      const [first] = points;
      return pieceOf(first && text.endsWith('Z') ? [...points, first] : points);
    });
}

/** Makes a piece from its steps: alternating x and y, measured so that `perUnit` is one unit of the sheet. */
export function pieceOfSteps(steps: readonly number[], perUnit: number): Piece {
  let [x, y] = [0, 0];
  const points: Piece['points'] = [];
  for (let index = 0; index < steps.length; index += 2) {
    x += steps[index] ?? 0;
    y += steps[index + 1] ?? 0;
    points.push([x / perUnit, y / perUnit]);
  }
  return pieceOf(points);
}

function pieceOf(points: Piece['points']): Piece {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { points, box: { left, top, right, bottom } };
}

/** The SVG path of the parts of areas inside a box, cut off at its edge. */
export function areasWithin(rings: readonly Piece[], box: Box): string {
  const coordinates = within(rings, box);
  return pathWithin(box, { type: 'Polygon', coordinates });
}

/** The SVG path of the parts of lines inside a box. */
export function linesWithin(lines: readonly Piece[], box: Box): string {
  const coordinates = within(lines, box);
  return pathWithin(box, { type: 'MultiLineString', coordinates });
}

function within(pieces: readonly Piece[], { left, top, right, bottom }: Box): Piece['points'][] {
  return pieces
    .filter(({ box }) => box.right >= left && box.left <= right && box.bottom >= top && box.top <= bottom)
    .map(({ points }) => points);
}

function pathWithin({ left, top, right, bottom }: Box, shapes: GeoPermissibleObjects): string {
  const part = geoIdentity().clipExtent([
    [left, top],
    [right, bottom],
  ]);
  return geoPath(part).digits(2)(shapes) ?? '';
}
