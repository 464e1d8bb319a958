import type { ExpressionSpecification } from 'maplibre-gl';

/** True if a property has one of these values. */
export function is(property: string, ...values: string[]): ExpressionSpecification {
  return ['in', ['get', property], ['literal', values]];
}

/** True for features with a name. */
export const IS_NAMED: ExpressionSpecification = ['any', ['has', 'name'], ['has', 'name:latin']];

export const IS_AREA: ExpressionSpecification = [
  'in',
  ['geometry-type'],
  ['literal', ['Polygon', 'MultiPolygon']],
];

export const IS_LINE: ExpressionSpecification = [
  'in',
  ['geometry-type'],
  ['literal', ['LineString', 'MultiLineString']],
];

export const IS_POINT: ExpressionSpecification = [
  'in',
  ['geometry-type'],
  ['literal', ['Point', 'MultiPoint']],
];

/** True if all of them are. */
export function all(...conditions: ExpressionSpecification[]): ExpressionSpecification {
  return ['all', ...conditions];
}
