import { legColor, type Theme } from '@wayfold/domain/format/palette';
import { CASING, DASHES, TRACK_WIDTH } from '@wayfold/domain/map/leg-dashes';
import { MUTED_LEG } from '@wayfold/domain/map/map-colors';
import { type LonLat, toWorld } from '@wayfold/domain/map/mercator';
import { HOUSE_PATH, PIN_HEAD, PIN_PATH, PIN_RING, PLUS_PATH } from '@wayfold/domain/map/pin-shape';
import { nameSize } from '@wayfold/domain/map/place-names';
import { memo } from 'react';
import type { FerryLabel } from '../ferry-labels';
import { type MapView, screenOf } from '../following';
import { FERRY_ZOOM, type LegLine } from '../leg-lines';
import type { PinColors } from '../pin-colors';
import type { MapTrack } from '../trip-map-props';
import { SHEET } from './base-shapes';
import styles from './drawn-map.module.css';

/** Legs on the sheet of the base map: all casings first, then all lines, selected ones last. */
export const DrawnLegs = memo(function DrawnLegs({ lines, theme }: { lines: LegLine[]; theme: Theme }) {
  const ordered = lines.toSorted((a, b) => a.order - b.order);
  return (
    <>
      {ordered.map((line) => (
        <path
          key={line.id}
          className={styles.casing}
          d={sheetPath(line.coordinates)}
          strokeWidth={line.width + 2 * CASING}
          opacity={line.opacity}
        />
      ))}
      {ordered.map((line) => (
        <path
          key={line.id}
          className={styles.leg}
          d={sheetPath(line.coordinates)}
          stroke={line.colorIndex === null ? MUTED_LEG : legColor(line.colorIndex, theme)}
          strokeWidth={line.width}
          strokeDasharray={DASHES[line.dash].pattern.join(' ') || undefined}
          opacity={line.opacity}
        />
      ))}
    </>
  );
});

/** Tracks on the sheet of the base map, below the legs. */
export const DrawnTracks = memo(function DrawnTracks({ tracks }: { tracks: readonly MapTrack[] }) {
  return tracks.map(({ id, color, coordinates }) => {
    const path = sheetPath(coordinates);
    return (
      <g key={id}>
        <path className={styles.casing} d={path} strokeWidth={TRACK_WIDTH + 2 * CASING} />
        <path
          className={styles.track}
          d={path}
          strokeWidth={TRACK_WIDTH}
          style={color ? { stroke: color } : {}}
        />
      </g>
    );
  });
});

/** Height of a ferry's two lines, and pixels from the middle of the leg to the nearer one. */
const FERRY = { line: 16, below: 16, above: -28 };

/** The names of ferries below or above the leg, where they don't cover the trip's own names and pins. */
export function DrawnFerries(props: {
  ferries: readonly FerryLabel[];
  view: MapView;
  taken: readonly { left: number; right: number; top: number; bottom: number }[];
}) {
  if (props.view.camera.zoom < FERRY_ZOOM) return null;
  return props.ferries.map(({ id, name, time, coords }) => {
    const [x, y] = screenOf(coords, props.view);
    const half = Math.max(...[name, time].map((line) => nameSize(line).width)) / 2;
    const isFree = (first: number) =>
      !props.taken.some(
        ({ left, right, top, bottom }) =>
          left < x + half &&
          right > x - half &&
          top < first + 1.5 * FERRY.line &&
          bottom > first - FERRY.line / 2,
      );
    const first = [y + FERRY.below, y + FERRY.above].find(isFree);
    if (first === undefined) return null;
    return (
      <text key={id} className={styles.ferry} x={x} y={first}>
        {name}
        <tspan x={x} dy={FERRY.line}>
          {time}
        </tspan>
      </text>
    );
  });
}

/** The dotted line to a suggested place and on from there. */
export function DrawnDetour({ way }: { way: LonLat[] }) {
  const path = sheetPath(way);
  return (
    <>
      <path className={styles.casing} d={path} strokeWidth={6} />
      <path className={styles.detour} d={path} />
    </>
  );
}

/** A numbered pin with its tip at a point on the screen. */
export function DrawnPin(pin: { at: LonLat; scale: number; number: number; colors: PinColors }) {
  const { fill, ring, numeral } = pin.colors;
  return (
    <g transform={pinTransform(pin.at, pin.scale)}>
      <ellipse className={styles.shade} cy={1} rx={6} ry={2.5} />
      <path className={styles.pin} d={PIN_PATH} style={{ fill, stroke: ring }} strokeWidth={PIN_RING} />
      {pin.number === 0 ? (
        <path d={HOUSE_PATH} style={{ fill: numeral }} />
      ) : (
        <text
          className={styles.numeral}
          style={{ fill: numeral }}
          y={-PIN_HEAD + 5}
          fontSize={pin.number > 99 ? 11 : 14}
        >
          {pin.number}
        </text>
      )}
    </g>
  );
}

/** The pin of a suggested place. */
export function DrawnGhost({ at }: { at: LonLat }) {
  return (
    <g transform={pinTransform(at, 1)}>
      <path className={styles.ghost} d={PIN_PATH} strokeWidth={PIN_RING} />
      <path className={styles.plus} d={PLUS_PATH} />
    </g>
  );
}

function pinTransform([x, y]: LonLat, scale: number): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale})`;
}

function sheetPath(line: readonly (readonly [number, number])[]): string {
  const points = line.map((at) => {
    const [x, y] = toWorld([at[0], at[1]]);
    return `${(x * SHEET).toFixed(2)} ${(y * SHEET).toFixed(2)}`;
  });
  return `M${points.join('L')}`;
}
