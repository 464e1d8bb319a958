import type { MapColors } from '@wayfold/domain/map/map-colors';
import { overlap, type Rect } from '@wayfold/domain/map/place-names';
import { type MapName, NAME_LAYERS, type NameLayer } from './base-map';
import { type Frame, tenth } from './clip';
import { runsOf, SANS, SERIF } from './svg-text';
import { textWidth, wrapped } from './text-width';

type NameLook = {
  readonly font: string;
  readonly size: number;
  /** Letter-spacing as a fraction of the size. */
  readonly tracking: number;
  readonly color: keyof MapColors;
  readonly halo: keyof MapColors;
  /** Radius and colors of the dot beside the name; null for names centered on what they name. */
  readonly dot: {
    readonly radius: number;
    readonly fill: keyof MapColors;
    readonly ring: keyof MapColors;
  } | null;
  /** Names with more letters than this wrap to several lines. */
  readonly lineLetters: number;
  readonly isCapital: boolean;
  /** The range of zooms in which it is shown. */
  readonly zooms: readonly [from: number, to: number];
};

const AREA: NameLook = {
  font: `font-family="${SANS}" font-weight="600"`,
  size: 11.5,
  tracking: 0.22,
  color: 'region',
  halo: 'halo',
  dot: null,
  lineLetters: 14,
  isCapital: true,
  zooms: [0, 99],
};

/** The look of a place with its name beside it, or of water with its name on it: not in capitals. */
const SMALL: NameLook = { ...AREA, tracking: 0, isCapital: false };
const ITALIC = `font-family="${SERIF}" font-style="italic"`;

const LOOKS: Record<NameLayer, NameLook> = {
  country_label: { ...AREA, zooms: [0, 6.5] },
  region_label: { ...AREA, size: 11, zooms: [4.5, 99] },
  city_label: {
    ...SMALL,
    font: `font-family="${SANS}" font-weight="500"`,
    size: 12,
    color: 'city',
    dot: { radius: 2.2, fill: 'halo', ring: 'city' },
    zooms: [3.5, 99],
  },
  park_label: {
    ...SMALL,
    font: ITALIC,
    size: 12.5,
    color: 'parkLabel',
    dot: { radius: 2.6, fill: 'parkLabel', ring: 'halo' },
    zooms: [4, 99],
  },
  water_label: {
    ...SMALL,
    font: ITALIC,
    size: 13,
    tracking: 0.02,
    color: 'waterLabel',
    halo: 'water',
    lineLetters: 8,
  },
  landscape_label: { ...SMALL, font: ITALIC, size: 12.5, tracking: 0.06, lineLetters: 12, zooms: [3, 99] },
};

/** The margin around a name that stays free. */
const AROUND = 3;

/** Draws as many names of the base map as fit between each other and the taken areas, the important ones first. */
export function drawNames(
  names: readonly MapName[],
  { zoom, frame, taken, colors }: { zoom: number; frame: Frame; taken: readonly Rect[]; colors: MapColors },
): string {
  const free = [...taken];
  let drawn = '';
  for (const layer of NAME_LAYERS) {
    const look = LOOKS[layer];
    if (zoom < look.zooms[0] || zoom >= look.zooms[1]) continue;
    const ofLayer = names.filter((name) => name.layer === layer).toSorted(byRank);
    const written = new Set<string>();
    for (const name of ofLayer) {
      // An ocean has a name in each of its parts; one is enough if several are in view.
      if (written.has(name.name)) continue;
      const { rects, svg } = writtenName(name, look, colors);
      const fits = rects.every(
        (rect) => isInside(rect, frame) && free.every((other) => !overlap(rect, other)),
      );
      if (!fits) continue;
      free.push(...rects);
      if (!look.dot) written.add(name.name);
      drawn += svg;
    }
  }
  return drawn;
}

function byRank(a: MapName, b: MapName): number {
  return a.rank - b.rank || (a.name < b.name ? -1 : a.name > b.name ? 1 : a.at[0] - b.at[0]);
}

function isInside(rect: Rect, frame: Frame): boolean {
  return (
    rect.left >= frame.left &&
    rect.right <= frame.right &&
    rect.top >= frame.top &&
    rect.bottom <= frame.bottom
  );
}

function writtenName(
  { name, at: [x, y] }: MapName,
  look: NameLook,
  colors: MapColors,
): { rects: Rect[]; svg: string } {
  const lines = wrapped(look.isCapital ? name.toUpperCase() : name, look.lineLetters);
  const width = Math.max(...lines.map((line) => textWidth(line, look.size, look.tracking)));
  const lineHeight = look.size * 1.2;
  const height = lines.length * lineHeight;
  const left = look.dot ? x + look.size * 0.5 : x - width / 2;
  const anchor = look.dot ? { at: left, name: 'start' } : { at: x, name: 'middle' };
  const spans = lines.map((line, index) => {
    // The baseline of letters that are vertically centered on their line.
    const base = y - height / 2 + lineHeight * (index + 0.5) + look.size * 0.34;
    return `<tspan x="${tenth(anchor.at)}" y="${tenth(base)}">${runsOf(line)}</tspan>`;
  });
  const spacing = look.tracking ? ` letter-spacing="${tenth(look.size * look.tracking)}"` : '';
  const dot = look.dot
    ? `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${look.dot.radius}" fill="${colors[look.dot.fill]}" stroke="${colors[look.dot.ring]}" stroke-width="1.2"/>`
    : '';
  const text = `<text ${look.font} font-size="${look.size}"${spacing} text-anchor="${anchor.name}" fill="${colors[look.color]}" stroke="${colors[look.halo]}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${spans.join('')}</text>`;
  const rects = [
    {
      left: left - AROUND,
      right: left + width + AROUND,
      top: y - height / 2 - AROUND / 2,
      bottom: y + height / 2 + AROUND / 2,
    },
    ...(look.dot ? [{ left: x - 4, right: x + 4, top: y - 4, bottom: y + 4 }] : []),
  ];
  return { rects, svg: dot + text };
}
