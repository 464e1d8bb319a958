import type { Streets } from '@wayfold/contract/places/atlas-endpoints';
import type { Theme } from '@wayfold/domain/format/palette';
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { areaLayers } from './areas';
import { drawThings, STREETS, thingOf } from './draw-thing';
import { labelLayers } from './labels';
import { OPENMAPTILES } from './openmaptiles';
import { PROTOMAPS } from './protomaps';
import { roadLayers } from './roads';
import { untilStreets } from './until-streets';

const SCHEMAS = { openmaptiles: OPENMAPTILES, protomaps: PROTOMAPS };

/** Streets over our own map: a part of a style. */
export type StreetStyle = {
  sources: StyleSpecification['sources'];
  layers: LayerSpecification[];
  /** Draws a layer of our own map only where the streets don't have the same. */
  limitOwn: (layer: LayerSpecification) => LayerSpecification;
};

/**
 * The paper map of streets, the same for tiles of each schema.
 *
 * @param streets with an absolute template of tiles
 * @param locale the traveler's language, for names
 */
export function streetStyle(streets: Streets, theme: Theme, locale: string): StreetStyle {
  const { tiles, minZoom, maxZoom, attribution, schema } = streets;
  const schemas = Object.entries(SCHEMAS).filter(([name]) => schema === 'mixed' || schema === name);
  const draw = drawThings(schemas);
  return {
    sources: {
      [STREETS]: { type: 'vector', tiles: [tiles], minzoom: minZoom, maxzoom: maxZoom, attribution },
    },
    limitOwn: (layer) => untilStreets(layer, streets),
    layers: [...areaLayers(draw, theme), ...roadLayers(draw, theme), ...labelLayers(draw, theme, locale)],
  };
}

const PLACES = ['place-label', 'venue-label'];

/** The same streets without places of interest and venues; stations and parks stay, because people find their way by them. */
export function withoutPlaces(style: StreetStyle): StreetStyle {
  return { ...style, layers: style.layers.filter((layer) => !PLACES.includes(thingOf(layer))) };
}
