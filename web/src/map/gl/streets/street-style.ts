import type { Streets } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { areaLayers } from './areas';
import { drawThings, STREETS } from './draw-thing';
import { labelLayers } from './labels';
import { roadLayers } from './roads';
import { schemasOf } from './schema';

/** Streets over our own map: a part of a style. */
export type StreetStyle = { sources: StyleSpecification['sources']; layers: LayerSpecification[] };

/**
 * The paper map of streets, the same for tiles of each schema.
 *
 * @param streets with an absolute template of tiles
 * @param locale the traveler's language, for names
 */
export function streetStyle(streets: Streets, theme: Theme, locale: string): StreetStyle {
  const { tiles, minZoom, maxZoom, attribution, schema } = streets;
  const draw = drawThings(schemasOf(schema));
  return {
    sources: {
      [STREETS]: { type: 'vector', tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom, attribution },
    },
    layers: [...areaLayers(draw, theme), ...roadLayers(draw, theme), ...labelLayers(draw, theme, locale)],
  };
}
