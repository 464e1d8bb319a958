import type { Planner } from '../planner';
import { PhoneHotels } from './phone-hotels';
import { PhoneThings } from './phone-things';
import type { MapSheet } from './use-map-sheet';

/** A tab over the map on a phone. They load together, when the planner is idle or the first one opens. */
export function PhoneOtherTab(props: { planner: Planner; sheet: MapSheet }) {
  return props.planner.tab === 'hotels' ? <PhoneHotels {...props} /> : <PhoneThings {...props} />;
}
