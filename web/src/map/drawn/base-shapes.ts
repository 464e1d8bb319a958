import { type Piece, pieceOfSteps } from './sheet-pieces';

/** Width of the world in the units of the shapes below. */
export const SHEET = 4096;

/** A name of a country or state and the box, in sheet units, of the land it belongs to. */
export type AreaName = { name: string; kind: 'country' | 'region'; x: number; y: number; width: number };

/** The base map on a square sheet `SHEET` units wide. */
export type BaseShapes = { land: Piece[]; borders: Piece[]; regions: Piece[]; names: AreaName[] };

/** A name at a point, shown from a zoom on; among those of its kind the lowest rank comes first. */
export type SheetName = [
  kind: 'park' | 'water',
  name: string,
  lon: number,
  lat: number,
  minZoom: number,
  rank: number,
];

/** Lakes and rivers on the sheet, and the names of parks and waters, best known first. */
export type MapSheet = { lakes: Piece[]; rivers: Piece[]; names: SheetName[] };

/** How finely points are told. */
export const STEPS_PER_UNIT = 100;

/**
 * The base map as it was laid out when the app was built. Each piece is a list of steps, x and y in turn, in hundredths of a
 * unit of the sheet; the first step begins at 0.
 */
export type DrawnShapes = { land: number[][]; borders: number[][]; regions: number[][]; names: AreaName[] };

/** Lays the steps of all pieces one after the other. */
export function readBaseShapes({ land, borders, regions, names }: DrawnShapes): BaseShapes {
  const pieces = (all: number[][]) => all.map((steps) => pieceOfSteps(steps, STEPS_PER_UNIT));
  return { land: pieces(land), borders: pieces(borders), regions: pieces(regions), names };
}
