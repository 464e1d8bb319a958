import type { ExpressionSpecification } from 'maplibre-gl';

/** Name of the base map's source in a style. */
export const SOURCE = 'base';

/** Grows evenly from one zoom level to the next: pairs of a zoom and a value. */
export function byZoom(...stops: number[]): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], ...stops];
}
