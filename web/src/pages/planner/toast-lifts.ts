import type { SheetStop } from '../../ui/sheets/sheet-stops';

/** Toast offsets above whatever is at the bottom of a screen, in CSS pixels; the tabs on phones and tablets are 64 high. */
export const TABS_LIFT = 56;

/** Above the fold strip and the map buttons over it. */
export const STRIP_LIFT = 136;

/** Above the two buttons at the bottom of a phone's itinerary. */
export const BUTTONS_LIFT = 116;

/** Above the map buttons, which are on top of a phone's sheet. */
const MAP_BUTTONS_LIFT = 126;

/** Right above a phone's sheet that covers the map. */
const FULL_SHEET_LIFT = 46;

/** In the room below the buttons of a phone's sheet, and the least height of that room, below the buttons' own margin. */
export const FOOT = { lift: 44, room: 56 };

/**
 * Returns the offset of toasts above a phone's sheet: they appear over the map, because the sheet has buttons everywhere.
 *
 * @param height of the sheet in CSS pixels
 */
export function sheetLift(stop: SheetStop, height: number): number {
  return height + (stop === 'full' ? FULL_SHEET_LIFT : MAP_BUTTONS_LIFT);
}
