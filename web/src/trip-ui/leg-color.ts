import { LEG_PALETTE } from '@wayfold/domain/format/palette';
import type { CSSProperties } from 'react';

/**
 * The color of leg or destination number `index + 1` as a CSS value that follows the color scheme.
 *
 * @param index position from 0; repeats past the palette's end
 */
export function legColorVar(index: number): string {
  return `var(--l${(index % LEG_PALETTE.length) + 1})`;
}

/** Passes a color to a component's styles as `--c`. */
export function colorStyle(color: string): CSSProperties {
  return { '--c': color } as CSSProperties; // React's type leaves custom properties out
}
