import type { Theme } from '@wayfold/domain/format/palette';
import { MAP_COLORS } from '@wayfold/domain/map/map-colors';
import type { LayerSpecification } from 'maplibre-gl';
import type { DrawThing } from './draw-thing';
import { STREET_COLORS } from './street-colors';
import { STREET_AREAS_ZOOM } from './zooms';

/** Land and water, from the bottom up. */
export function areaLayers(draw: DrawThing, theme: Theme): LayerSpecification[] {
  const { land, park, water, coast } = MAP_COLORS[theme];
  const colors = STREET_COLORS[theme];
  const fill = (color: string, minzoom: number) => ({
    type: 'fill' as const,
    minzoom,
    paint: { 'fill-color': color },
  });
  const line = (color: string, minzoom: number, width: number) => ({
    type: 'line' as const,
    minzoom,
    paint: { 'line-color': color, 'line-width': width },
  });
  return [
    // Without antialiasing, no hairline shows between tiles.
    ...draw('street-ground', 'ground', {
      type: 'fill',
      minzoom: STREET_AREAS_ZOOM,
      paint: { 'fill-color': land, 'fill-antialias': false },
    }),
    ...draw('built-up', 'builtUp', fill(colors.builtUp, 10)),
    ...draw('park', 'park', fill(park, STREET_AREAS_ZOOM)),
    ...draw('wood', 'wood', fill(colors.wood, STREET_AREAS_ZOOM)),
    ...draw('trees', 'wood', {
      type: 'fill',
      minzoom: 15,
      paint: { 'fill-pattern': `trees:${theme}` },
    }),
    ...draw('grounds', 'grounds', fill(colors.grounds, 13)),
    ...draw('school', 'school', fill(colors.school, 13)),
    ...draw('sand', 'sand', fill(colors.sand, 11)),
    ...draw('stream', 'stream', {
      type: 'line',
      minzoom: 11,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.stream,
        'line-width': ['interpolate', ['linear'], ['zoom'], 11, 1, 16, 3],
      },
    }),
    ...draw('water', 'water', fill(water, STREET_AREAS_ZOOM)),
    ...draw('coast', 'coast', line(coast, STREET_AREAS_ZOOM, 1)),
    ...draw('pier', 'pier', {
      type: 'line',
      minzoom: 13,
      paint: {
        'line-color': land,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 13, 1, 18, 10],
      },
    }),
    ...draw('pier-area', 'pier', fill(land, 13)),
    ...draw('square', 'square', fill(colors.square, 14)),
    ...draw('runway', 'runway', {
      type: 'line',
      minzoom: 11,
      paint: {
        'line-color': MAP_COLORS[theme].roadMinor,
        'line-width': ['interpolate', ['exponential', 1.5], ['zoom'], 11, 1.5, 18, 30],
      },
    }),
    ...draw('building', 'building', fill(colors.building, 15)),
    ...draw('building-outline', 'building', line(colors.buildingOutline, 15, 0.6)),
  ];
}
