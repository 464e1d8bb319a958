import type { SheetStop } from '../../ui/dialogs/sheet-stops';

/** How far toasts rise over what stands at the foot of a screen, in CSS pixels; the tabs of phones and tablets are 64. */
export const TABS_LIFT = 56;

/** Over the fold strip and the map's buttons above it. */
export const STRIP_LIFT = 136;

/** Over the two buttons at the foot of a phone's itinerary. */
export const BUTTONS_LIFT = 116;

/** Over the map's buttons, which stand on a phone's sheet. */
const MAP_BUTTONS_LIFT = 126;

/** What a half open sheet shows, and a toast with the room around it. */
const HALF_SHEET = 284;
const TOAST_ROOM = 74;

/**
 * Over a phone's tabs where the sheet has nothing at its foot, else over the sheet and the map's buttons.
 *
 * @param height of the sheet in CSS pixels
 */
export function sheetLift(stop: SheetStop, height: number): number {
  const hasFreeFoot = stop === 'full' || (stop === 'half' && height >= HALF_SHEET + TOAST_ROOM);
  return hasFreeFoot ? TABS_LIFT : height + MAP_BUTTONS_LIFT;
}
