import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { expect, test } from 'vitest';
import { LABEL_FONTS } from './fonts';
import { protomapsStyle } from './protomaps-style';

const tileSet = {
  tiles: 'https://wayfold.test/tiles/file-1/{z}/{x}/{y}.pbf',
  maxZoom: 14,
  attribution: '© OpenStreetMap contributors',
};

test.each(['light', 'dark'] as const)('Protomaps tiles are drawn in our colors, in %s', (theme) => {
  const style = protomapsStyle(theme, tileSet);
  const paintOf = (id: string) => style.layers.find((layer) => layer.id === id)?.paint;

  expect(validateStyleMin(style)).toEqual([]);
  expect(paintOf('earth')).toEqual({ 'fill-color': theme === 'light' ? '#f2efe6' : '#1a282d' });
  expect(paintOf('water')).toEqual({ 'fill-color': theme === 'light' ? '#bcd9dd' : '#0d1a20' });
  expect(style.sources.base).toMatchObject({ attribution: tileSet.attribution, maxzoom: 14 });
});

test('their names are in our fonts, and no image, glyph server or sprite is needed', () => {
  const style = protomapsStyle('light', tileSet);
  const text = JSON.stringify(style);
  const fonts = style.layers.flatMap((layer) =>
    layer.type === 'symbol' ? [layer.layout?.['text-font']] : [],
  );
  const known = Object.values(LABEL_FONTS).map((stack) => JSON.stringify(stack));

  expect(style.glyphs).toBeUndefined();
  expect(style.sprite).toBeUndefined();
  expect(text).not.toMatch(/Noto Sans (Regular|Medium|Italic)|pgf:|townspot|shield|arrow/);
  expect(
    fonts.filter((font) => font && !known.some((stack) => JSON.stringify(font).includes(stack))),
  ).toEqual([]);
});

test('park names are drawn below place names and above the legs', () => {
  const order = protomapsStyle('light', tileSet).layers.map(({ id }) => id);

  expect(order.indexOf('park-label')).toBeLessThan(order.indexOf('places_locality'));
  expect(order.indexOf('park-label')).toBeGreaterThan(order.indexOf('trip-legs'));
  expect(order.indexOf('places_country')).toBeLessThan(order.indexOf('trip-pins'));
});
