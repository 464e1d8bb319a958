import { readFileSync } from 'node:fs';
import { MAP_COLORS, MAP_TOKENS } from '@wayfold/domain/map/map-colors';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const darkFrom = css.search(/:root\[data-theme=['"]dark['"]\]/);

test('the map has the same colors as the rest of the product, in both themes', () => {
  const light = css.slice(0, darkFrom);
  const dark = css.slice(darkFrom);

  for (const [name, token] of Object.entries(MAP_TOKENS)) {
    const lightColor = tokenIn(light, token);
    expect(MAP_COLORS.light).toHaveProperty(name, lightColor);
    expect(MAP_COLORS.dark).toHaveProperty(name, tokenIn(dark, token) ?? lightColor);
  }
});

function tokenIn(css: string, token: string): string | undefined {
  return new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];
}
