/** The two colour schemes of the product. */
export type Theme = 'light' | 'dark';

/** One colour of the palette; the hex is lower case with a leading `#`. */
export interface PaletteColor {
  readonly name: string;
  readonly light: string;
  readonly dark: string;
}

/**
 * Colours of legs and destinations, in order; leg 1 takes the first and the list repeats after the twentieth.
 *
 * Each is at least 3.9:1 on the map's land and carries its numeral at 4.5:1 (white in light, `LEG_NUMERAL.dark` in dark).
 * Neighbours were chosen to stay apart for people who see colours differently, so the order matters.
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

/** Colour of the numeral on a pin, by theme. */
export const LEG_NUMERAL: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#10191c' };

/** Colour of the map's land, by theme; contrast of the palette is measured against it. */
export const MAP_LAND: Readonly<Record<Theme, string>> = { light: '#f2efe6', dark: '#1a282d' };

/**
 * Says the colour of leg or destination number `index + 1`.
 *
 * @param index position from 0; past the palette's end it repeats, and anything that is not a whole number from 0
 *   takes the first colour
 */
export function legColor(index: number, theme: Theme): string {
  return colorAt(LEG_PALETTE, index)[theme];
}

/**
 * Colours that tell trips and their parts apart where legs are not meant: trips in a list, bars of a shared calendar.
 *
 * The same twenty colours as the legs, begun elsewhere, so that trip 1 does not look like stop 1.
 */
export const TRIP_ENTITY_COLORS: readonly PaletteColor[] = [
  ...LEG_PALETTE.slice(10),
  ...LEG_PALETTE.slice(0, 10),
];

/**
 * How many places each further round through `TRIP_ENTITY_COLORS` is shifted.
 *
 * Seven shares no factor with twenty, so the same pair of neighbours comes back only after twenty rounds.
 */
export const TRIP_ENTITY_WRAP_OFFSET = 7;

/**
 * Picks the colour of the trip entity at a position; every round through the set starts `TRIP_ENTITY_WRAP_OFFSET`
 * places later than the one before.
 *
 * @param index position from 0
 */
export function tripEntityColor(index: number): PaletteColor {
  const position = wholePosition(index);
  const round = Math.floor(position / TRIP_ENTITY_COLORS.length);
  return colorAt(TRIP_ENTITY_COLORS, position + round * TRIP_ENTITY_WRAP_OFFSET);
}

/** Palette positions (from 0) of the expense categories whose colour never changes. */
const COST_CATEGORY_POSITIONS: Readonly<Record<string, number>> = {
  lodging: 1,
  transport: 0,
  food: 4,
  activities: 3,
  other: 6,
  'park passes': 2,
};

/** Palette positions (from 0) that further expense categories take, in order. */
const FURTHER_COST_POSITIONS = [5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19] as const;

/**
 * Gives every expense category of a trip its colour.
 *
 * Lodging, Transport, Food, Activities, Other and Park passes always look the same; the rest take the remaining
 * colours in the order given, repeating when there are more than fourteen.
 *
 * @param categories names as shown, in display order; letter case makes no difference
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
