import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { StyleSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { ROUTE_SOURCES } from './route-style';
import { keepTrip, ownStyle, withTrip } from './style';

const tileSet = {
  tiles: 'https://wayfold.test/tiles/1/{z}/{x}/{y}.pbf',
  maxZoom: 8,
  attribution: 'Made with Natural Earth',
};
const orderOf = (style: StyleSpecification) => style.layers.map(({ id }) => id);

describe('the map’s style', () => {
  test.each(['light', 'dark'] as const)('is a style the map library understands, in %s', (theme) => {
    expect(validateStyleMin(ownStyle(theme, tileSet))).toEqual([]);
    expect(validateStyleMin(ownStyle(theme, null))).toEqual([]);
  });

  test('draws legs above borders and below labels, and pins above everything', () => {
    const order = orderOf(ownStyle('light', tileSet));

    expect(order.indexOf('main-road')).toBeLessThan(order.indexOf('trip-leg-casings'));
    expect(order.indexOf('border')).toBeLessThan(order.indexOf('trip-leg-casings'));
    expect(order.indexOf('trip-leg-casings')).toBeLessThan(order.indexOf('trip-legs'));
    expect(order.indexOf('trip-legs')).toBeLessThan(order.indexOf('city-label'));
    expect(order.indexOf('country-label')).toBeLessThan(order.indexOf('trip-names'));
    // When names collide, later layers win.
    expect(order.indexOf('city-label')).toBeLessThan(order.indexOf('country-label'));
    expect(order.indexOf('country-label')).toBeLessThan(order.indexOf('metropolis-label'));
    expect(order.slice(-3)).toEqual(['trip-pins', 'trip-raised-pins', 'trip-ghost-pin']);
  });

  test('needs no glyph server and no sprite', () => {
    const style = ownStyle('light', tileSet);

    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
  });

  test('has the same layers in both themes, with different colors', () => {
    const [light, dark] = [ownStyle('light', tileSet), ownStyle('dark', tileSet)];

    expect(orderOf(dark)).toEqual(orderOf(light));
    expect(light.layers.find(({ id }) => id === 'land')?.paint).toEqual({ 'fill-color': '#f2efe6' });
    expect(dark.layers.find(({ id }) => id === 'land')?.paint).toEqual({ 'fill-color': '#1a282d' });
  });

  test('keeps a third-party base map below the trip', () => {
    const theirs: StyleSpecification = {
      version: 8,
      glyphs: 'https://maps.test/{fontstack}/{range}.pbf',
      sources: {},
      layers: [{ id: 'theirs', type: 'background' }],
    };

    const style = withTrip(theirs, 'dark');

    expect(validateStyleMin(style)).toEqual([]);
    expect(orderOf(style)[0]).toBe('theirs');
    expect(orderOf(style)).toContain('trip-pins');
  });

  test('keeps what is drawn of the trip when the theme changes', () => {
    const drawn = ownStyle('light', tileSet);
    const legs = {
      type: 'geojson' as const,
      data: { type: 'Point' as const, coordinates: [1, 2] },
    };
    drawn.sources[ROUTE_SOURCES.legs] = legs;

    expect(keepTrip(drawn, ownStyle('dark', tileSet)).sources[ROUTE_SOURCES.legs]).toBe(legs);
    expect(keepTrip(undefined, drawn)).toBe(drawn);
  });
});
