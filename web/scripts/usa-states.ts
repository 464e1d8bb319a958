import type { MultiPolygon, Polygon, Position } from 'geojson';
import type { Plugin } from 'vite';
import { USA_FRAME, type UsaShape } from '../src/pages/ideas/usa-frame.ts';
import { areasOf, readTopology } from './base-map.ts';

const MODULE = 'virtual:usa-states';
/** Islands of at most this size, in square units of the frame, are too small to see. */
const SPECK = 2;

/** Prepares the outlines of the US states when the app is built. `virtual:usa-states` is the list of them, by name. */
export function usaStates(): Plugin {
  return {
    name: 'wayfold:usa-states',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(drawUsaStates())};` : null),
  };
}

/** Lays out the fifty states and D.C. in the frame, with Alaska and Hawaii below the others. */
export function drawUsaStates(): UsaShape[] {
  const usa = readTopology('us-atlas/states-albers-10m.json');
  const { states } = usa.objects;
  if (!states) throw new Error('The shapes of the US states are missing.');
  return areasOf(usa, states)
    .map(({ properties: { name }, geometry }) => ({
      name,
      // States are polygons, alone or several together.
      path: pathOf(geometry as Polygon | MultiPolygon),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function pathOf(geometry: Polygon | MultiPolygon): string {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) => ring.map(roundedPoint).filter((point, index, all) => !isSame(point, all[index - 1])))
    .filter((ring) => areaOf(ring) > SPECK && ring.every(isInFrame))
    .map(ringPath)
    .join('');
}

type Point = readonly [x: number, y: number];

function roundedPoint([x = 0, y = 0]: Position): Point {
  return [Math.round(x), Math.round(y)];
}

function isSame([x, y]: Point, other: Point | undefined): boolean {
  return other !== undefined && x === other[0] && y === other[1];
}

/** The far end of the Aleutians is west of the frame. */
function isInFrame([x, y]: Point): boolean {
  return x >= 0 && y >= 0 && x <= USA_FRAME.width && y <= USA_FRAME.height;
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

/** A closed line in steps from point to point; the last point, which is the first, is left out. */
function ringPath(ring: readonly Point[]): string {
  const steps = ring.slice(1, -1).map(([x, y], index) => {
    const [lastX, lastY] = ring[index] ?? [0, 0];
    return `${x - lastX},${y - lastY}`;
  });
  return `M${ring[0]?.join()}l${steps.join(' ')}z`;
}
