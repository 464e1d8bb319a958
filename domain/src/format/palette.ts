/** The two color schemes of the product. */
export type Theme = 'light' | 'dark';

/** One color of the palette; the hex code is lowercase with a leading `#`. */
export interface PaletteColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * Colors of legs and destinations, in order; leg 1 gets the first, and the list repeats after the twentieth.
 *
 * Each has a contrast of at least 3.9:1 on the map's land and 4.5:1 with its numeral (white in light,
 * `LEG_NUMERAL.dark` in dark). Neighbors were chosen to be distinguishable for people with color blindness, so the
 * order matters.
 */
export const LEG_PALETTE: readonly PaletteColor[] = [
  { name: 'Vermilion', light: '#cc4901', dark: '#e36938' },
  { name: 'Lake', light: '#06627a', dark: '#50bce0' },
  { name: 'Plum', light: '#560b4e', dark: '#c469b5' },
  { name: 'Violet', light: '#5f29b3', dark: '#9e80ef' },
  { name: 'Saddle', light: '#784a01', dark: '#fec687' },
  { name: 'Sky', light: '#0c7bb4', dark: '#b1ddfd' },
  { name: 'Spruce', light: '#044935', dark: '#1dab80' },
  { name: 'Berry', light: '#b40379', dark: '#ff82c3' },
  { name: 'Fern', light: '#267d30', dark: '#68d36f' },
  { name: 'Maroon', light: '#760618', dark: '#e1595b' },
  { name: 'Cobalt', light: '#0a46b9', dark: '#6a9cfb' },
  { name: 'Moss', light: '#475808', dark: '#b9da59' },
  { name: 'Rose', light: '#cd2859', dark: '#f97f95' },
  { name: 'Ink', light: '#0a3149', dark: '#c1dcf0' },
  { name: 'Brick', light: '#a1281b', dark: '#f36451' },
  { name: 'Orchid', light: '#9634b1', dark: '#e1a2f4' },
  { name: 'Gold', light: '#9d6d03', dark: '#fec25d' },
  { name: 'Slate', light: '#49596e', dark: '#a0b3cb' },
  { name: 'Umber', light: '#61370d', dark: '#cf976a' },
  { name: 'Teal', light: '#087970', dark: '#6ae2d4' },
];

/** The color of the numeral on a pin, by theme. */
export const LEG_NUMERAL: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#10191c' };

/** The color of the map's land, by theme; the palette's contrast is measured against it. */
export const MAP_LAND: Readonly<Record<Theme, string>> = { light: '#f2efe6', dark: '#1a282d' };

/**
 * The color of leg or destination number `index + 1`.
 *
 * @param index from 0; repeats after the end of the palette. Anything that isn't a whole number from 0 gets the first
 *   color
 */
export function legColor(index: number, theme: Theme): string {
  return colorAt(LEG_PALETTE, index)[theme];
}

/**
 * Colors that distinguish trips and their parts where they don't stand for legs: trips in a list, bars in a shared
 * calendar.
 *
 * The same twenty colors as the legs, starting elsewhere, so that trip 1 doesn't look like stop 1.
 */
export const TRIP_ENTITY_COLORS: readonly PaletteColor[] = [
  ...LEG_PALETTE.slice(10),
  ...LEG_PALETTE.slice(0, 10),
];

/**
 * How many positions each further round through `TRIP_ENTITY_COLORS` is shifted by.
 *
 * Seven and twenty have no common factor, so the same pair of neighbors recurs only after twenty rounds.
 */
export const TRIP_ENTITY_WRAP_OFFSET = 7;

/**
 * The color of the trip entity at a position; every round through the list starts `TRIP_ENTITY_WRAP_OFFSET` positions
 * later than the one before.
 *
 * @param index from 0
 */
export function tripEntityColor(index: number): PaletteColor {
  const position = wholePosition(index);
  const round = Math.floor(position / TRIP_ENTITY_COLORS.length);
  return colorAt(TRIP_ENTITY_COLORS, position + round * TRIP_ENTITY_WRAP_OFFSET);
}

/** Palette positions (from 0) of the expense categories with a fixed color. */
const COST_CATEGORY_POSITIONS: Readonly<Record<string, number>> = {
  lodging: 1,
  transport: 0,
  food: 4,
  activities: 3,
  other: 6,
  'park passes': 2,
};

/** Palette positions (from 0) for other expense categories, in order. */
const FURTHER_COST_POSITIONS = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;

/**
 * Assigns a color to every expense category of a trip.
 *
 * Lodging, Transport, Food, Activities, Other and Park passes always have the same color; the rest get the remaining
 * colors in the order given, repeating after fourteen.
 *
 * @param categories names as shown, in display order, case-insensitive
 */
export function costCategoryColors(categories: readonly string[]): Map<string, PaletteColor> {
  const colors = new Map<string, PaletteColor>();
  let further = 0;
  for (const category of categories) {
    if (colors.has(category)) continue;
    const known = COST_CATEGORY_POSITIONS[category.trim().toLowerCase()];
    const position = known ?? FURTHER_COST_POSITIONS[further++ % FURTHER_COST_POSITIONS.length] ?? 0;
    colors.set(category, colorAt(LEG_PALETTE, position));
  }
  return colors;
}

function wholePosition(index: number): number {
  return Number.isInteger(index) && index > 0 ? index : 0;
}

function colorAt(colors: readonly PaletteColor[], index: number): PaletteColor {
  const color = colors[wholePosition(index) % colors.length];
  if (!color) throw new RangeError('The palette has no colors.');
  return color;
}
