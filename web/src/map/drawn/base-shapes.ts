import { type Piece, pieceOfSteps } from './sheet-pieces';

/** Width of the world in the units of the shapes below. */
export const SHEET = 4096;

/** The name of a country or state, and the middle and size, in sheet units, of the land it belongs to. */
export type AreaName = { name: string; kind: 'country' | 'region'; x: number; y: number; width: number };

/** The base map on a square sheet `SHEET` units wide. */
export type BaseShapes = { land: Piece[]; borders: Piece[]; regions: Piece[]; names: AreaName[] };

/** A name at a point, shown from `minZoom` up; among names of one kind, the lowest rank comes first. */
export type SheetName = [
  kind: 'park' | 'water' | 'landscape',
  name: string,
  lon: number,
  lat: number,
  minZoom: number,
  rank: number,
];

/** Lakes, rivers and major roads on the sheet, and the names of parks, waters and landscapes, best known first. */
export type MapSheet = { lakes: Piece[]; rivers: Piece[]; roads: Piece[]; names: SheetName[] };

/** Resolution of the points. */
export const STEPS_PER_UNIT = 100;

/**
 * The base map as the build laid it out. Each piece is a list of steps, alternating x and y, in hundredths of a sheet unit;
 * the first step starts at 0.
 */
export type DrawnShapes = { land: number[][]; borders: number[][]; regions: number[][]; names: AreaName[] };

/** Turns the steps of all pieces into points. */
export function readBaseShapes({ land, borders, regions, names }: DrawnShapes): BaseShapes {
  const pieces = (all: number[][]) => all.map((steps) => pieceOfSteps(steps, STEPS_PER_UNIT));
  return { land: pieces(land), borders: pieces(borders), regions: pieces(regions), names };
}
