import type { SheetStop } from '../../ui/dialogs/sheet-stops';

/** Toast offsets above whatever is at the bottom of a screen, in CSS pixels; the tabs on phones and tablets are 64 high. */
export const TABS_LIFT = 56;

/** Above the fold strip and the map buttons over it. */
export const STRIP_LIFT = 136;

/** Above the two buttons at the bottom of a phone's itinerary. */
export const BUTTONS_LIFT = 116;

/** Above the map buttons, which are on top of a phone's sheet. */
const MAP_BUTTONS_LIFT = 126;

/** The visible height of a half-open sheet, and the height of a toast with its margins. */
const HALF_SHEET = 284;
const TOAST_ROOM = 74;

/**
 * Returns the offset above a phone's tabs if the bottom of the sheet is free, otherwise above the sheet and the map buttons.
 *
 * @param height of the sheet in CSS pixels
 */
export function sheetLift(stop: SheetStop, height: number): number {
  const hasFreeFoot = stop === 'full' || (stop === 'half' && height >= HALF_SHEET + TOAST_ROOM);
  return hasFreeFoot ? TABS_LIFT : height + MAP_BUTTONS_LIFT;
}
