import type { TripView } from '../../page/trip-view';
import { tripFileOf } from '../trip-file';

/** A whole trip as JSON for any Wayfold to read: what the view may see and no more. */
export function tripJsonOf({ document }: TripView): string {
  return `${JSON.stringify(tripFileOf(document), null, 2)}\n`;
}
