import type { LonLat } from '@wayfold/domain/travel/legs';
import { readBarriers } from './links';

/** Barriers are short compared to the globe, so their degrees are treated as flat. None crosses the date line. */
type Piece = { a: LonLat; b: LonLat; west: number; east: number; south: number; north: number };

/** Creates a check for whether the straight line between two points crosses a hand-written barrier. */
export function barrierCheck(): (from: LonLat, to: LonLat) => boolean {
  const pieces = readBarriers().flatMap(({ line }) => line.slice(1).map((b, i) => pieceOf(line[i] ?? b, b)));
  return (from, to) =>
    pieces.some(
      (piece) =>
        Math.max(from[0], to[0]) >= piece.west &&
        Math.min(from[0], to[0]) <= piece.east &&
        Math.max(from[1], to[1]) >= piece.south &&
        Math.min(from[1], to[1]) <= piece.north &&
        Math.abs(from[0] - to[0]) < 180 &&
        side(piece.a, piece.b, from) !== side(piece.a, piece.b, to) &&
        side(from, to, piece.a) !== side(from, to, piece.b),
    );
}

function pieceOf(a: LonLat, b: LonLat): Piece {
  return {
    ...{ a, b },
    west: Math.min(a[0], b[0]),
    east: Math.max(a[0], b[0]),
    south: Math.min(a[1], b[1]),
    north: Math.max(a[1], b[1]),
  };
}

function side(a: LonLat, b: LonLat, at: LonLat): boolean {
  return (b[0] - a[0]) * (at[1] - a[1]) > (b[1] - a[1]) * (at[0] - a[0]);
}
