import type { StreetPart } from '@wayfold/contract/places/atlas-endpoints';

/** A part of the world: west, south, east and north, in degrees. West is less than east: one across the date line is two. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The number of a tile at a zoom level, from 0 in the northwest (Web Mercator, as in every slippy map). */
export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/** The tiles of a zoom level that touch a box, as the first and the last column and row. */
export interface TileRange {
  readonly z: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** The tiles of a zoom level that touch a box. */
export function rangeOf([west, south, east, north]: Box, z: number): TileRange {
  const across = 2 ** z;
  const clamp = (index: number) => Math.max(0, Math.min(across - 1, index));
  return {
    z,
    west: clamp(Math.floor(columnAt(west, z))),
    north: clamp(Math.floor(rowAt(north, z))),
    // A box that ends where a tile begins doesn't touch that tile.
    east: clamp(Math.ceil(columnAt(east, z)) - 1),
    south: clamp(Math.ceil(rowAt(south, z)) - 1),
  };
}

/** Whether a tile lies within a box, to its edges. */
export function isWithin({ z, x, y }: TileAddress, [west, south, east, north]: Box): boolean {
  const near = 1e-9;
  return (
    columnAt(west, z) <= x + near &&
    x + 1 <= columnAt(east, z) + near &&
    rowAt(north, z) <= y + near &&
    y + 1 <= rowAt(south, z) + near
  );
}

/** Whether a point is in one of these boxes; edges are inside. */
export function hasPoint(boxes: readonly Box[], lon: number, lat: number): boolean {
  return boxes.some(
    ([west, south, east, north]) => lon >= west && lon <= east && lat >= south && lat <= north,
  );
}

/** Whether two boxes have a point in common. */
export function touch(one: Box, other: Box): boolean {
  return one[0] <= other[2] && other[0] <= one[2] && one[1] <= other[3] && other[1] <= one[3];
}

/** What a source covers, from the box that it states: null if that is the whole world, as far as maps go, or isn't a box. */
export function partsOf([west, south, east, north]: Box): StreetPart[] | null {
  const isWorld = west <= -179 && east >= 179 && south <= -80 && north >= 80;
  if (west >= east || south >= north || isWorld) return null;
  return [{ box: [west, south, east, north], bounds: [west, south, east, north] }];
}

/** How many tiles a range has. */
export function countOf({ west, east, north, south }: TileRange): number {
  return (east - west + 1) * (south - north + 1);
}

/** A box of so many kilometers in each direction; two across the date line. */
export function boxesAround([lon, lat]: readonly [number, number], kilometers: number): Box[] {
  const degrees = kilometers / 111.2;
  const wide = degrees / Math.max(0.1, Math.cos((lat * Math.PI) / 180));
  const [south, north] = [Math.max(-85, lat - degrees), Math.min(85, lat + degrees)];
  const [west, east] = [lon - wide, lon + wide];
  if (west < -180)
    return [
      [west + 360, south, 180, north],
      [-180, south, east, north],
    ];
  if (east > 180)
    return [
      [west, south, 180, north],
      [-180, south, east - 360, north],
    ];
  return [[west, south, east, north]];
}

function columnAt(lon: number, z: number): number {
  return ((lon + 180) / 360) * 2 ** z;
}

function rowAt(lat: number, z: number): number {
  const angle = (lat * Math.PI) / 180;
  return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * 2 ** z;
}
