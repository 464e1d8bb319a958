import { describe, expect, test } from 'vitest';
import {
  costCategoryColors,
  LEG_NUMERAL,
  LEG_PALETTE,
  legColor,
  MAP_LAND,
  type Theme,
  TRIP_ENTITY_COLORS,
  TRIP_ENTITY_WRAP_OFFSET,
  tripEntityColor,
} from './palette';

const THEMES: Theme[] = ['light', 'dark'];

describe('the leg palette', () => {
  test('has twenty different colors in each theme', () => {
    for (const theme of THEMES) expect(new Set(LEG_PALETTE.map((color) => color[theme])).size).toBe(20);
  });

  test.each(THEMES)('stands out from the %s map at 3.9:1 or better', (theme) => {
    for (const color of LEG_PALETTE) {
      expect(contrast(color[theme], MAP_LAND[theme]), color.name).toBeGreaterThanOrEqual(3.9);
    }
  });

  test.each(THEMES)('carries its numeral at 4.5:1 or better in %s', (theme) => {
    for (const color of LEG_PALETTE) {
      expect(contrast(color[theme], LEG_NUMERAL[theme]), color.name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('repeats after the twentieth leg', () => {
    expect(legColor(0, 'light')).toBe('#cc4901');
    expect(legColor(20, 'light')).toBe('#cc4901');
    expect(legColor(41, 'dark')).toBe('#50bce0');
  });

  test('accepts any position, even one that makes no sense', () => {
    for (const index of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(legColor(index, 'light')).toBe('#cc4901');
    }
  });
});

describe('the trip entity colors', () => {
  test('are twenty different colors that start unlike those of the legs', () => {
    expect(new Set(TRIP_ENTITY_COLORS.map((color) => color.light)).size).toBe(20);
    expect(tripEntityColor(0).light).not.toBe(legColor(0, 'light'));
  });

  test('start each round at the wrap offset', () => {
    expect(tripEntityColor(19)).toBe(TRIP_ENTITY_COLORS[19]);
    expect(tripEntityColor(20)).toBe(TRIP_ENTITY_COLORS[TRIP_ENTITY_WRAP_OFFSET]);
    expect(tripEntityColor(40)).toBe(TRIP_ENTITY_COLORS[2 * TRIP_ENTITY_WRAP_OFFSET]);
  });

  test('never give two neighbors the same color, even across rounds', () => {
    for (let index = 0; index < 400; index++) {
      expect(tripEntityColor(index)).not.toBe(tripEntityColor(index + 1));
    }
  });
});

describe('the cost colors', () => {
  test('keep lodging in its color whatever else the trip contains', () => {
    const alone = costCategoryColors(['Lodging']);
    const late = costCategoryColors(['Gifts', 'Food', 'lodging']);

    expect(alone.get('Lodging')?.name).toBe('Lake');
    expect(late.get('lodging')?.name).toBe('Lake');
  });

  test('give other categories the remaining colors, in order', () => {
    const colors = costCategoryColors(['Gifts', 'Transport', 'Visas', 'Gifts']);

    expect([...colors].map(([category, color]) => [category, color.name])).toEqual([
      ['Gifts', 'Sky'],
      ['Transport', 'Vermilion'],
      ['Visas', 'Berry'],
    ]);
  });
});

/** WCAG 2.2 contrast ratio of two `#rrggbb` colors, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
