import type { Planner } from '../planner';
import { PhoneHotels } from './phone-hotels';
import { PhoneThings } from './phone-things';

/** A tab with a map of its own on a phone. They load together, when the planner is idle or the first one opens. */
export function PhoneOtherTab({ planner }: { planner: Planner }) {
  return planner.tab === 'hotels' ? <PhoneHotels planner={planner} /> : <PhoneThings planner={planner} />;
}
