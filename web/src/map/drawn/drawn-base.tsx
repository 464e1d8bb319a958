import {
  type Camera,
  type LonLat,
  nearestLon,
  type Size,
  toScreen,
  WORLD_PIXELS,
} from '@wayfold/domain/map/mercator';
import { overlap, type Rect } from '@wayfold/domain/map/place-names';
import { memo, type ReactNode, useState } from 'react';
import { type AreaName, type BaseShapes, type MapSheet, SHEET, type SheetName } from './base-shapes';
import styles from './drawn-map.module.css';
import { around, serves } from './sheet-part';
import { areasWithin, type Box, linesWithin } from './sheet-pieces';

/** The zoom levels at which roads show; closer up, those of the sheet are too coarse. */
const ROAD_ZOOMS = { least: 5, below: 9 };

/** One copy of the world, cut to the part the map needs: a small move of the map only shifts what is drawn. */
export function DrawnWorld(props: {
  shapes: BaseShapes | undefined;
  sheet: MapSheet | undefined;
  camera: Camera;
  size: Size;
  /** How many whole worlds to the east this copy is. */
  turn: number;
  children: ReactNode;
}) {
  const { shapes, sheet, camera, size, turn, children } = props;
  const view = viewOf(camera, size, turn);
  const hasRoads = camera.zoom >= ROAD_ZOOMS.least && camera.zoom < ROAD_ZOOMS.below;
  const [part, setPart] = useState(() => around(view));
  if (!serves(part, view)) setPart(around(view));
  return (
    <g transform={sheetTransform(camera, size, turn)}>
      {shapes && <DrawnBase shapes={shapes} sheet={sheet} part={part} hasRoads={hasRoads} />}
      {children}
    </g>
  );
}

/** Land, coast, lakes, rivers, roads and borders on a part of the sheet. */
const DrawnBase = memo(function DrawnBase(props: {
  shapes: BaseShapes;
  sheet: MapSheet | undefined;
  part: Box;
  hasRoads: boolean;
}) {
  const { shapes, sheet, part, hasRoads } = props;
  const land = areasWithin(shapes.land, part);
  return (
    <>
      <path className={styles.glow} d={land} />
      <path className={styles.land} d={land} />
      {sheet && <path className={styles.rivers} d={linesWithin(sheet.rivers, part)} />}
      {sheet && <path className={styles.lakes} d={areasWithin(sheet.lakes, part)} />}
      {sheet && hasRoads && <path className={styles.roads} d={linesWithin(sheet.roads, part)} />}
      <path className={styles.regions} d={linesWithin(shapes.regions, part)} />
      <path className={styles.borders} d={linesWithin(shapes.borders, part)} />
    </>
  );
});

/** The part of the sheet that is on the screen. */
function viewOf(camera: Camera, size: Size, turn: number): Box {
  const scale = (WORLD_PIXELS * 2 ** camera.zoom) / SHEET;
  const [x, y] = sheetToScreen([turn * SHEET, 0], camera, size);
  return {
    left: -x / scale,
    top: -y / scale,
    right: (size.width - x) / scale,
    bottom: (size.height - y) / scale,
  };
}

/** Names of countries and states that fit into their land and don't overlap `taken`, then names of parks, waters and landscapes. */
export function DrawnNames(props: {
  names: AreaName[];
  points: SheetName[];
  camera: Camera;
  size: Size;
  taken: Rect[];
}) {
  const { names, points, camera, size } = props;
  const taken = [...props.taken];
  const scale = (WORLD_PIXELS * 2 ** camera.zoom) / SHEET;
  const kind = camera.zoom < 4.5 ? 'country' : 'region';
  return (
    <>
      {names.map((area) => {
        if (area.kind !== kind && !(kind === 'region' && camera.zoom < 6.5 && area.kind === 'country'))
          return null;
        const width = area.name.length * 12;
        if (width > area.width * scale) return null;
        const [x, y] = sheetToScreen([area.x, area.y], camera, size);
        const rect = { left: x - width / 2, right: x + width / 2, top: y - 9, bottom: y + 9 };
        if (rect.right < 0 || rect.left > size.width || rect.bottom < 0 || rect.top > size.height)
          return null;
        if (taken.some((other) => overlap(rect, other))) return null;
        taken.push(rect);
        return (
          <text key={`${area.kind} ${area.name}`} className={styles.area} x={x} y={y}>
            {area.name}
          </text>
        );
      })}
      {points.map(([kind, name, lon, lat, minZoom]) => {
        if (minZoom > camera.zoom) return null;
        const [x, y] = toScreen([nearestLon(lon, camera.center[0]), lat], camera, size);
        const isPark = kind === 'park';
        const left = isPark ? x - 4 : x - name.length * 3;
        const rect = { left, right: left + name.length * 6 + (isPark ? 12 : 0), top: y - 9, bottom: y + 9 };
        if (rect.right < 0 || rect.left > size.width || rect.bottom < 0 || rect.top > size.height)
          return null;
        if (taken.some((other) => overlap(rect, other))) return null;
        taken.push(rect);
        return (
          <g key={`${name} ${lon} ${lat}`}>
            {isPark && <circle className={styles.parkDot} cx={x} cy={y} r={2.8} />}
            <text className={styles[kind]} x={isPark ? x + 7 : x} y={y}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The transform from the sheet to the screen. */
function sheetTransform(camera: Camera, size: Size, turn: number): string {
  const scale = (WORLD_PIXELS * 2 ** camera.zoom) / SHEET;
  const [x, y] = sheetToScreen([turn * SHEET, 0], camera, size);
  return `translate(${x} ${y}) scale(${scale})`;
}

/** The copies of the world that are on the screen, counted from the one between -180 and 180. */
export function turnsInView(camera: Camera, size: Size): number[] {
  const world = WORLD_PIXELS * 2 ** camera.zoom;
  const [west] = sheetToScreen([0, 0], camera, size);
  const first = Math.floor(-west / world);
  const last = Math.floor((size.width - west) / world);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function sheetToScreen([x, y]: LonLat, camera: Camera, size: Size): [number, number] {
  const scale = (WORLD_PIXELS * 2 ** camera.zoom) / SHEET;
  const [originX, originY] = toScreen([-180, 85.0511], camera, size);
  return [originX + x * scale, originY + y * scale];
}
