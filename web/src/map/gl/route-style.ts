import { LEG_PALETTE, type Theme } from '@wayfold/domain/format/palette';
import { CASING, DASHES, type DashName, TRACK_WIDTH } from '@wayfold/domain/map/leg-dashes';
import { MAP_COLORS, MUTED_LEG } from '@wayfold/domain/map/map-colors';
import type { NameSides } from '@wayfold/domain/map/place-names';
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
} from 'maplibre-gl';
import { FERRY_ZOOM } from '../leg-lines';
import { SELECTED_SCALE } from '../stop-look';
import { LABEL_FONTS } from './fonts';

/**
 * The sources that hold the trip; their data is set separately from the style.
 *
 * New data is expensive for pins, because each has an image of its own, and every tile is given those of its pins. So pins
 * don't share a source with names, which change sides whenever the map comes to rest.
 */
export const ROUTE_SOURCES = {
  legs: 'trip-legs',
  pins: 'trip-pins',
  raisedPins: 'trip-raised-pins',
  names: 'trip-names',
  ferries: 'trip-ferries',
  ghost: 'trip-ghost',
  tracks: 'trip-tracks',
} as const;

/** Sources for a map that has no trip yet. */
export function emptyRouteSources(): Record<string, GeoJSONSourceSpecification> {
  const empty = (): GeoJSONSourceSpecification => ({
    type: 'geojson',
    data: { type: 'FeatureCollection', features: [] },
    // There are few legs, with few points. Barely simplified, they meet their pins at every zoom.
    tolerance: 0.1,
  });
  return Object.fromEntries(Object.values(ROUTE_SOURCES).map((id) => [id, empty()]));
}

/** Tracks of the trip: above land and borders, below the legs. */
export function trackLayers(theme: Theme): LayerSpecification[] {
  const layout = { 'line-join': 'round' as const, 'line-cap': 'round' as const };
  const source = ROUTE_SOURCES.tracks;
  const casing = { 'line-color': MAP_COLORS[theme].casing, 'line-width': TRACK_WIDTH + 2 * CASING };
  const line = { 'line-color': ['get', 'color'] as ExpressionSpecification, 'line-width': TRACK_WIDTH };
  return [
    { id: 'trip-track-casings', type: 'line', source, layout, paint: casing },
    { id: 'trip-tracks', type: 'line', source, layout, paint: line },
  ];
}

/** Legs of the trip: above land and borders, below every label. */
export function legLayers(theme: Theme): LayerSpecification[] {
  const { casing, accentInk } = MAP_COLORS[theme];
  const round = { 'line-join': 'round' as const, 'line-cap': 'round' as const };
  const inOrder = { ...round, 'line-sort-key': ['get', 'order'] as ExpressionSpecification };
  return [
    {
      id: 'trip-leg-casings',
      type: 'line',
      source: ROUTE_SOURCES.legs,
      layout: inOrder,
      paint: {
        'line-color': casing,
        'line-width': ['+', ['get', 'width'], 2 * CASING],
        'line-opacity': ['get', 'opacity'],
      },
    },
    {
      id: 'trip-legs',
      type: 'line',
      source: ROUTE_SOURCES.legs,
      layout: inOrder,
      paint: {
        'line-color': legColorExpression(theme),
        'line-width': ['get', 'width'],
        'line-opacity': ['get', 'opacity'],
        'line-dasharray': dashExpression(),
      },
    },
    {
      id: 'trip-ghost-casing',
      type: 'line',
      source: ROUTE_SOURCES.ghost,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: round,
      paint: { 'line-color': casing, 'line-width': 6 },
    },
    {
      id: 'trip-ghost-detour',
      type: 'line',
      source: ROUTE_SOURCES.ghost,
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: round,
      paint: { 'line-color': accentInk, 'line-width': 3, 'line-dasharray': inWidths([2, 6], 3) },
    },
  ];
}

/**
 * Names and pins: above everything.
 *
 * The map library places labels from the top layer down, so pins come last: names stay clear of pins, and the base
 * map's labels stay clear of both.
 */
export function stopLayers(theme: Theme): LayerSpecification[] {
  const { ink, halo } = MAP_COLORS[theme];
  return [
    {
      id: 'trip-ferries',
      type: 'symbol',
      source: ROUTE_SOURCES.ferries,
      minzoom: FERRY_ZOOM,
      layout: {
        'text-field': ['get', 'name'],
        'text-font': LABEL_FONTS.water,
        'text-size': 13,
        'text-max-width': 12,
        'text-variable-anchor': ['top', 'bottom', 'right', 'left'],
        'text-radial-offset': 0.6,
      },
      paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
    },
    {
      id: 'trip-names',
      type: 'symbol',
      source: ROUTE_SOURCES.names,
      layout: nameLayout(['get', 'nameOrder']),
      paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
    },
    {
      id: 'trip-ghost-name',
      type: 'symbol',
      source: ROUTE_SOURCES.ghost,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: nameLayout(0),
      paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 2 },
    },
    {
      id: 'trip-pins',
      type: 'symbol',
      source: ROUTE_SOURCES.pins,
      // Later stops are on top. With a sort key, each pin would be drawn by a call of its own.
      layout: { ...pinLayout(theme), 'symbol-z-order': 'source' },
    },
    {
      id: 'trip-raised-pins',
      type: 'symbol',
      source: ROUTE_SOURCES.raisedPins,
      layout: { ...pinLayout(theme), 'symbol-sort-key': ['get', 'order'] },
    },
    {
      id: 'trip-ghost-pin',
      type: 'symbol',
      source: ROUTE_SOURCES.ghost,
      filter: ['==', ['geometry-type'], 'Point'],
      layout: {
        'icon-image': `ghost:${theme}`,
        'icon-anchor': 'bottom',
        'icon-offset': [0, PIN_FOOT],
        'icon-allow-overlap': true,
      },
    },
  ];
}

function pinLayout(theme: Theme) {
  return {
    'icon-image': ['concat', ['get', 'pin'], `:${theme}`] as ExpressionSpecification,
    'icon-size': ['get', 'scale'] as ExpressionSpecification,
    'icon-anchor': 'bottom' as const,
    'icon-offset': ['get', 'offset'] as ExpressionSpecification,
    'icon-allow-overlap': true,
    'icon-padding': 0,
  };
}

/** How far a pin's image extends below its tip, in pixels. */
export const PIN_FOOT = 4;

/**
 * Tries beside the pin's round head first, then below and above. Offsets are in ems of 15 px, for a pin of this scale.
 *
 * Skips a side where the name would leave the map. The library moves names below up and names above down by 0.29 em;
 * the numbers include that.
 */
function nameAnchors(scale: number, sides: NameSides): (string | [number, number])[] {
  const [beside, head, above] = [1.3 * scale, -1.35 * scale, -3.1 * scale];
  return [
    ...(sides === 'left' || sides === 'none' ? [] : ['left', [beside, head] as [number, number]]),
    ...(sides === 'right' || sides === 'none' ? [] : ['right', [-beside, head] as [number, number]]),
    ...['top', [0, 0.8] as [number, number], 'bottom', [0, above] as [number, number]],
  ];
}

function anchorsBySides(scale: number): ExpressionSpecification {
  const sides: NameSides[] = ['left', 'right', 'none'];
  const pairs = sides.flatMap((side) => [side, ['literal', nameAnchors(scale, side)]]);
  const both = ['literal', nameAnchors(scale, 'both')];
  // The type knows only constant anchors inside `literal`.
  return [
    'match',
    ['coalesce', ['get', 'sides'], 'both'],
    ...pairs,
    both,
  ] as unknown as ExpressionSpecification;
}

function nameLayout(order: DataDrivenPropertyValueSpecification<number>) {
  return {
    'text-field': ['get', 'name'] as ExpressionSpecification,
    'text-font': LABEL_FONTS.stop,
    'text-size': 15,
    'text-max-width': 12,
    'text-justify': 'auto' as const,
    'text-padding': 0,
    'text-variable-anchor-offset': [
      'case',
      ['>', ['coalesce', ['get', 'scale'], 1], 1],
      anchorsBySides(SELECTED_SCALE),
      anchorsBySides(1),
    ] as ExpressionSpecification,
    'symbol-sort-key': order,
  };
}

function legColorExpression(theme: Theme): ExpressionSpecification {
  const pairs = LEG_PALETTE.flatMap((color, index) => [index, color[theme]]);
  // A list of label and result pairs, as `match` takes them; its type can't express pairs.
  return ['match', ['get', 'color'], ...pairs, MUTED_LEG] as unknown as ExpressionSpecification;
}

function dashExpression(): ExpressionSpecification {
  const names = Object.keys(DASHES) as DashName[]; // DASHES is a record of exactly these names
  const pairs = names
    .filter((name) => DASHES[name].pattern.length > 0)
    .flatMap((name) => [name, ['literal', inWidths(DASHES[name].pattern, DASHES[name].width)]]);
  // As above; the last value is the solid line.
  return ['match', ['get', 'dash'], ...pairs, ['literal', [1, 0]]] as unknown as ExpressionSpecification;
}

/** Converts pixels to line widths, the unit of dashes. */
function inWidths(pattern: readonly number[], width: number): number[] {
  return pattern.map((pixels) => pixels / width);
}
