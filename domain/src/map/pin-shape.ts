/** The outline of a pin, with its tip at 0,0 and its round head 23 px above it: 30 px wide, 38 px high. */
export const PIN_PATH = 'M0 0C-3-7-15-11-15-23a15 15 0 0 1 30 0C15-11 3-7 0 0z';

/** The plus in a suggested pin. */
export const PLUS_PATH = 'M-5-23h10M0-28v10';

/** The house in the pin of home. */
export const HOUSE_PATH = 'M-7-22.5L0-29l7 6.5h-2v6.5h-3.5v-4.5h-3v4.5H-5v-6.5z';

/** In pixels: the width of the ring around a pin, and the height of the center of its head above the tip. */
export const PIN_RING = 2.5;
export const PIN_HEAD = 23;
