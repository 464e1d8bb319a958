import type { Color } from './color';
import { LIGHTS, type Light, type LightName, toneIn } from './light';
import { type Random, randomOf } from './random';
import { HEIGHT, round, WIDTH } from './shape';

/** What a family draws on: the light of the hour, chance, and colours made of both. */
export interface Sheet {
  readonly light: Light;
  readonly random: Random;
  /**
   * A thing's own colour as it is seen from here.
   *
   * @param depth 0 is right here, 1 is the horizon
   * @param shade 0 to 1 turns it away from the sun, 0 to -1 towards it
   */
  tone(color: Color, depth?: number, shade?: number): Color;
  /** A gradient from top to bottom between two heights, as a fill. Colours may carry an opacity. */
  fade(from: number, to: number, stops: readonly Stop[]): string;
  /** A gradient from the top of whatever is filled to its foot. */
  veil(stops: readonly Stop[]): string;
  /** A gradient from a middle outwards, as a fill. */
  glow(x: number, y: number, radius: number, stops: readonly Stop[]): string;
  /** Cuts what is drawn to a path. */
  cut(path: string, content: string): string;
  /** Gives what is drawn a name, so that it can be drawn again without being written again. */
  twice(content: string): { first: string; again: string };
}

/** Where, which colour, and how opaque. */
export type Stop = readonly [at: number, color: Color, opacity?: number];

/**
 * Draws a scene: 1200 by 750, complete in itself, the same for the same seed.
 *
 * @param flip draws it as in a mirror
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
