import { readFileSync } from 'node:fs';
import { LEG_NUMERAL, LEG_PALETTE, MAP_LAND } from '@wayfold/domain/format/palette';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(/:root\[data-theme=.dark.\]/);

describe('the color tokens', () => {
  test.each([
    ['light', lightCss],
    ['dark', darkCss],
  ] as const)('match the palette of the domain in %s', (theme, block) => {
    for (const [index, color] of LEG_PALETTE.entries()) {
      expect(token(block, `l${index + 1}`), color.name).toBe(color[theme]);
    }
    expect(token(block, 'on-leg')).toBe(LEG_NUMERAL[theme]);
    expect(token(block, 'map-land')).toBe(MAP_LAND[theme]);
  });

  test('define every light color in dark, too', () => {
    const colors = [...lightCss.matchAll(/--([\w-]+): #/g)].map((match) => match[1]);
    const inherited = ['on-accent'];

    const missing = colors.filter((name) => name && !inherited.includes(name) && !token(darkCss, name));

    expect(missing).toEqual([]);
  });
});

function token(block: string, name: string): string | undefined {
  return block.match(new RegExp(`--${name}: ([^;]+);`))?.[1];
}
