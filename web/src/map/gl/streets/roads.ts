import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import type { ExpressionSpecification, LayerSpecification } from 'maplibre-gl';
import type { DrawThing } from './draw-thing';
import type { Schema } from './schema';
import { ROAD_CLASSES, type RoadClass, STREET_COLORS } from './street-colors';
import { STREET_ROADS_ZOOM, STREETS_ZOOM } from './zooms';

/** Pixels at the zoom levels of `WIDTH_ZOOMS`. */
const WIDTHS: Record<RoadClass, readonly number[]> = {
  motorway: [1.4, 2.2, 3.6, 6, 11, 22],
  trunk: [1, 1.8, 3, 5.4, 10, 20],
  primary: [0.8, 1.4, 2.6, 5, 9.5, 20],
  secondary: [0, 1, 2, 4.2, 8, 18],
  tertiary: [0, 0, 1.2, 3.2, 7, 16],
  residential: [0, 0, 0.9, 1.8, 5.5, 14],
  service: [0, 0, 0, 0.8, 3, 8],
  pedestrian: [0, 0, 0, 1.6, 5, 12],
  path: [0, 0, 0, 0.8, 1.3, 2],
  railway: [0.6, 0.8, 1, 1.6, 2.4, 3],
  subway: [0, 0, 0.8, 1.2, 2, 2.4],
};
const WIDTH_ZOOMS = [8, 10, 12, 14, 16, 18];
/** Pixels of casing on each side, at the same zoom levels. */
const CASING_WIDTHS = [0.4, 0.6, 0.8, 1, 1.2, 1.2];

const FIRST_ZOOM: Record<RoadClass, number> = {
  motorway: STREET_ROADS_ZOOM,
  trunk: STREET_ROADS_ZOOM,
  primary: STREET_ROADS_ZOOM,
  secondary: 10,
  tertiary: 11,
  residential: 13,
  service: 14,
  pedestrian: 14,
  path: 14,
  railway: STREET_ROADS_ZOOM,
  subway: 13,
};

/** What cars drive on, and pedestrian streets, drawn as bands; the rest is drawn as thin lines. */
const STREET_CLASSES = ROAD_CLASSES.filter((name) => !['path', 'railway', 'subway'].includes(name));
const CASED_CLASSES = STREET_CLASSES.filter((name) => STREET_COLORS.light.casing[name]);

/** Roads, rails, paths, ferries and borders, from the bottom up. */
export function roadLayers(draw: DrawThing, theme: Theme): LayerSpecification[] {
  const { land, border, coast } = MAP_COLORS[theme];
  const { road: fills, casing } = STREET_COLORS[theme];
  const round = { 'line-cap': 'round' as const, 'line-join': 'round' as const };

  const band = (
    schema: Schema,
    colors: Partial<Record<RoadClass, string>>,
    {
      classes = STREET_CLASSES,
      only,
      extra,
    }: { classes?: RoadClass[]; only: ExpressionSpecification; extra?: number[] },
  ) => ({
    type: 'line' as const,
    minzoom: STREET_ROADS_ZOOM,
    only: ['all', isDrawn(schema, classes), only] as ExpressionSpecification,
    layout: {
      ...round,
      'line-sort-key': byClass(schema, (name) => ROAD_CLASSES.length - ROAD_CLASSES.indexOf(name)),
    },
    paint: {
      'line-color': byClass(schema, (name) => colors[name] ?? land),
      'line-width': widthOf(schema, extra),
    },
  });
  const thin = (schema: Schema, name: RoadClass) => ({
    type: 'line' as const,
    minzoom: FIRST_ZOOM[name],
    only: isDrawn(schema, [name]),
    paint: { 'line-color': fills[name], 'line-width': widthOf(schema) },
  });
  const dashed = (schema: Schema, name: RoadClass, dash: number[]) => {
    const look = thin(schema, name);
    return { ...look, paint: { ...look.paint, 'line-dasharray': dash } };
  };
  const railway = (schema: Schema) => {
    const look = thin(schema, 'railway');
    return { ...look, only: ['all', look.only, IS_MAIN_TRACK] as ExpressionSpecification };
  };
  // Round ends would cut into the road before and after the bridge.
  const bridgeSides = (schema: Schema, colors: Partial<Record<RoadClass, string>>, extra: number[]) => {
    const look = band(schema, colors, { classes: CASED_CLASSES, only: schema.isBridge, extra });
    return { ...look, layout: { ...look.layout, 'line-cap': 'butt' as const } };
  };
  const landCasing = Object.fromEntries(CASED_CLASSES.map((name) => [name, land]));

  return [
    ...draw('ferry', 'ferry', {
      type: 'line',
      minzoom: 11,
      paint: { 'line-color': coast, 'line-width': 1, 'line-dasharray': [5, 4] },
    }),
    ...draw('tunnel', 'road', (schema) => {
      const look = band(schema, fills, { only: schema.isTunnel });
      return { ...look, paint: { ...look.paint, 'line-opacity': 0.45 } };
    }),
    ...draw('subway', 'road', (schema) => dashed(schema, 'subway', [5, 4])),
    ...draw('path', 'road', (schema) => dashed(schema, 'path', [3, 2.6])),
    ...draw('road-casing', 'road', (schema) =>
      band(schema, casing, { classes: CASED_CLASSES, only: isOnGround(schema), extra: CASING_WIDTHS }),
    ),
    ...draw('road', 'road', (schema) => band(schema, fills, { only: isOnGround(schema) })),
    ...draw('railway', 'road', railway),
    ...draw('railway-ticks', 'road', (schema) => ({
      ...railway(schema),
      minzoom: 13,
      paint: {
        'line-color': land,
        'line-width': widthOf(schema, [0, 0, -0.2, -0.4, -0.5, -0.5]),
        'line-dasharray': [6, 6],
      },
    })),
    ...draw('bridge-edge', 'road', (schema) =>
      bridgeSides(
        schema,
        landCasing,
        CASING_WIDTHS.map((width) => 2 * width),
      ),
    ),
    ...draw('bridge-casing', 'road', (schema) => bridgeSides(schema, casing, CASING_WIDTHS)),
    ...draw('bridge', 'road', (schema) => band(schema, fills, { only: schema.isBridge })),
    ...draw('border', 'border', {
      type: 'line',
      minzoom: STREETS_ZOOM,
      paint: { 'line-color': border, 'line-width': 1, 'line-dasharray': [5, 3, 1, 3] },
    }),
  ];
}

/** Yards and sidings, tangles of tracks, show from zoom 15. */
const IS_MAIN_TRACK: ExpressionSpecification = ['any', ['!', ['has', 'service']], ['>=', ['zoom'], 15]];

/** The classes of these that are drawn at the current zoom. */
function isDrawn({ roadClass }: Schema, classes: readonly RoadClass[]): ExpressionSpecification {
  const zooms = classes.flatMap((name) => [name, FIRST_ZOOM[name]]);
  // A list of label and result pairs, as `match` takes them; its type can't express pairs.
  const first = ['match', roadClass, ...zooms, 99] as unknown as ExpressionSpecification;
  return ['>=', ['zoom'], first];
}

function isOnGround({ isTunnel, isBridge }: Schema): ExpressionSpecification {
  return ['!', ['any', isTunnel, isBridge]];
}

function byClass<Value extends string | number>(
  { roadClass }: Schema,
  pick: (name: RoadClass) => Value,
): ExpressionSpecification {
  const pairs = ROAD_CLASSES.flatMap((name) => [name, pick(name)]);
  // As above; the last value is never used, because filters leave only our classes.
  return ['match', roadClass, ...pairs, pick('path')] as unknown as ExpressionSpecification;
}

/** A road's width, ramps 60% of it; `extra` is added on each side, at the zoom levels of `WIDTH_ZOOMS`. */
function widthOf(schema: Schema, extra: readonly number[] = []): ExpressionSpecification {
  const share: ExpressionSpecification = ['case', schema.isRamp, 0.6, 1];
  const stops = WIDTH_ZOOMS.flatMap((zoom, i) => {
    const width: ExpressionSpecification = ['*', share, byClass(schema, (name) => WIDTHS[name][i] ?? 0)];
    return [zoom, extra[i] ? ['+', width, 2 * extra[i]] : width];
  });
  // As above.
  return ['interpolate', ['exponential', 1.5], ['zoom'], ...stops] as unknown as ExpressionSpecification;
}
