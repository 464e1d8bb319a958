import type { Color } from './color';
import { LIGHTS, type Light, type LightName, toneIn } from './light';
import { type Random, randomOf } from './random';
import { HEIGHT, round, WIDTH } from './shape';

/** What a family draws with: the light of the hour, random numbers, and colors in that light. */
export interface Sheet {
  readonly light: Light;
  readonly random: Random;
  /**
   * Returns the color of something as seen from here.
   *
   * @param depth 0 is right here, 1 is the horizon
   * @param shade 0 to 1 turns it away from the sun, 0 to -1 toward it
   */
  tone(color: Color, depth?: number, shade?: number): Color;
  /** A vertical gradient between two heights, as a fill. Colors can have an opacity. */
  fade(from: number, to: number, stops: readonly Stop[]): string;
  /** A gradient from the top to the bottom of the filled shape. */
  veil(stops: readonly Stop[]): string;
  /** A gradient from a center outward, as a fill. */
  glow(x: number, y: number, radius: number, stops: readonly Stop[]): string;
  /** Clips content to a path. */
  cut(path: string, content: string): string;
  /** Names content so that it can be drawn again without repeating it. */
  twice(content: string): { first: string; again: string };
}

/** Position, color and opacity of a gradient stop. */
export type Stop = readonly [at: number, color: Color, opacity?: number];

/**
 * Draws a scene: 1200 by 750, self-contained, the same for the same seed.
 *
 * @param flip mirrors it
 */
export function drawOn(
  { seed, light, flip = false }: { seed: string; light: LightName; flip?: boolean | undefined },
  draw: (sheet: Sheet) => string,
): string {
  const defs: string[] = [];
  const named = (make: (id: string) => string) => {
    const id = defs.length.toString(36);
    const known = defs.findIndex((text, index) => text === make(index.toString(36)));
    if (known >= 0) return `url(#${known.toString(36)})`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  let groups = 0;
  const chosen: Light = LIGHTS[light];
  const sheet: Sheet = {
    light: chosen,
    random: randomOf(seed),
    tone: (color, depth, shade) => toneIn(chosen, color, depth, shade),
    fade: (from, to, stops) =>
      named(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${round(from)}" y2="${round(to)}">${stopsOf(stops)}</linearGradient>`,
      ),
    veil: (stops) =>
      named((id) => `<linearGradient id="${id}" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`),
    glow: (x, y, radius, stops) =>
      named(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}">${stopsOf(stops)}</radialGradient>`,
      ),
    cut: (path, content) =>
      content &&
      `<g clip-path="${named((id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`)}">${content}</g>`,
    twice: (content) => {
      const id = `g${groups++}`;
      return { first: `<g id="${id}">${content}</g>`, again: `<use href="#${id}"/>` };
    },
  };
  const content = draw(sheet);
  const seen = flip ? `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${content}</g>` : content;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice" width="${WIDTH}" height="${HEIGHT}"><defs>${defs.join('')}</defs>${seen}</svg>`;
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(
      ([at, color, opacity]) =>
        `<stop offset="${round(at * 100)}%" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');
}
