import { type Color, mix, under } from './color';

/** The time of day, as used in catalog lines. */
export type TimeOfDay = 'dawn' | 'day' | 'dusk' | 'night';

/** How the light of an hour changes every color in a scene. */
export interface Light {
  time: TimeOfDay;
  /** Colors from the top down to the horizon, each with its position. */
  sky: readonly (readonly [number, Color])[];
  /** The color that distant things fade into. */
  haze: Color;
  /** The share of haze in something at the horizon, 0 to 1. */
  thickness: number;
  /** The color of the light on everything; white changes nothing. */
  cast: Color;
  shadow: Color;
  /** Color of the sun or moon, and of what faces it. */
  disc: Color;
  cloud: Color;
}

/** The lights that scenes are drawn in. Each variant of a family uses one. */
export const LIGHTS = {
  /** Lilac above peach: first light over a desert. */
  firstLight: {
    time: 'dawn',
    sky: [
      [0, '#5b6fa0'],
      [0.5, '#c7b3c0'],
      [0.82, '#fbd9ae'],
      [1, '#f7b98a'],
    ],
    haze: '#cdb1b8',
    thickness: 0.72,
    cast: '#fbe3da',
    shadow: '#432a4c',
    disc: '#fff0d0',
    cloud: '#fbe6dc',
  },
  /** Pale blue and rose, clear air: an early morning on water or snow. */
  rose: {
    time: 'dawn',
    sky: [
      [0, '#6f93b6'],
      [0.55, '#cfc6d2'],
      [0.85, '#f8d9cc'],
      [1, '#fbe7cf'],
    ],
    haze: '#dccbd0',
    thickness: 0.74,
    cast: '#fdece8',
    shadow: '#38425f',
    disc: '#fff4e2',
    cloud: '#fdeeea',
  },
  /** Teal fading to warm cream: the default day. */
  day: {
    time: 'day',
    sky: [
      [0, '#347a9a'],
      [0.6, '#9ccad0'],
      [1, '#f3e6c6'],
    ],
    haze: '#b9cfd2',
    thickness: 0.74,
    cast: '#fffaf0',
    shadow: '#22435c',
    disc: '#fff2d6',
    cloud: '#f3f5ee',
  },
  /** Deep blue, dry air: high noon in high or southern countries. */
  clear: {
    time: 'day',
    sky: [
      [0, '#2b5f92'],
      [0.6, '#7fb4cd'],
      [1, '#e9ead7'],
    ],
    haze: '#a8c4d3',
    thickness: 0.66,
    cast: '#ffffff',
    shadow: '#1f3763',
    disc: '#fff6e0',
    cloud: '#f6f8f6',
  },
  /** Low sun, honey-colored light. */
  golden: {
    time: 'dusk',
    sky: [
      [0, '#4d8399'],
      [0.5, '#d9c79d'],
      [0.85, '#f8cf8a'],
      [1, '#f5b465'],
    ],
    haze: '#ecc897',
    thickness: 0.7,
    cast: '#ffe6bd',
    shadow: '#5a3046',
    disc: '#fff3cf',
    cloud: '#fdeccb',
  },
  /** Violet above embers, just after sunset. */
  dusk: {
    time: 'dusk',
    sky: [
      [0, '#39457c'],
      [0.45, '#8d6a97'],
      [0.78, '#e59a7c'],
      [1, '#fbc98a'],
    ],
    haze: '#c58f93',
    thickness: 0.7,
    cast: '#f0c3bd',
    shadow: '#2a2150',
    disc: '#ffe0ae',
    cloud: '#eeb7a6',
  },
  /** Sea green above apricot: dusk in the north and on water. */
  afterglow: {
    time: 'dusk',
    sky: [
      [0, '#1f4b68'],
      [0.5, '#6d9a9f'],
      [0.82, '#f0cf9a'],
      [1, '#f5ad6c'],
    ],
    haze: '#c5ad95',
    thickness: 0.66,
    cast: '#ecd2bd',
    shadow: '#152b49',
    disc: '#ffe9bd',
    cloud: '#e9c8ab',
  },
  /** Indigo, with a moon. */
  night: {
    time: 'night',
    sky: [
      [0, '#131c42'],
      [0.6, '#2f4079'],
      [1, '#6374a6'],
    ],
    haze: '#55669b',
    thickness: 0.6,
    cast: '#7180b8',
    shadow: '#0b1030',
    disc: '#f6ecd2',
    cloud: '#8491c0',
  },
  /** Black-green fading to teal: nights in the far north and the tropics. */
  deepNight: {
    time: 'night',
    sky: [
      [0, '#0a1a30'],
      [0.6, '#17435a'],
      [1, '#3f7f88'],
    ],
    haze: '#3c7480',
    thickness: 0.6,
    cast: '#6488a0',
    shadow: '#06121f',
    disc: '#eef1dc',
    cloud: '#6f9ba3',
  },
  /** No sun, soft greens: mist in woods and mountains. */
  mist: {
    time: 'day',
    sky: [
      [0, '#6f959d'],
      [0.6, '#b4c8c1'],
      [1, '#dfe6d9'],
    ],
    haze: '#c6d5cd',
    thickness: 0.86,
    cast: '#eff5f0',
    shadow: '#16302f',
    disc: '#f7f3e0',
    cloud: '#e9efe8',
  },
  /** White sky over snow. */
  pale: {
    time: 'day',
    sky: [
      [0, '#86a8c0'],
      [0.6, '#c9dae2'],
      [1, '#f4efe6'],
    ],
    haze: '#d8e2e6',
    thickness: 0.78,
    cast: '#f6faff',
    shadow: '#35557a',
    disc: '#fffaf0',
    cloud: '#fbfcfb',
  },
  /** Slate before rain, with a bright edge. */
  storm: {
    time: 'day',
    sky: [
      [0, '#42576a'],
      [0.6, '#8499a0'],
      [1, '#e3dcbd'],
    ],
    haze: '#a5b1b0',
    thickness: 0.7,
    cast: '#dfe6e4',
    shadow: '#1c2c3c',
    disc: '#f3ecd6',
    cloud: '#bcc7c8',
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof LIGHTS;

/**
 * Returns the color of something as seen in a light.
 *
 * @param depth 0 is right here, 1 is the horizon
 * @param shade 0 to 1 turns it away from the sun, 0 to -1 toward it
 */
export function toneIn(light: Light, color: Color, depth = 0, shade = 0): Color {
  const lit = under(color, light.cast);
  const turned = shade >= 0 ? mix(lit, light.shadow, shade * 0.75) : mix(lit, light.disc, -shade * 0.7);
  return mix(turned, light.haze, depth * light.thickness);
}
