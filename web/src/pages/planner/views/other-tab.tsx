import type { Planner } from '../planner';
import { HotelsScreen } from './hotels-screen';
import { IdeasPanel } from './ideas-panel';
import { ThingsScreen } from './things-screen';

/** The content of a tab other than the current trip. They load together, when the planner is idle or the first one opens. */
export function OtherTab({ planner }: { planner: Planner }) {
  switch (planner.tab) {
    case 'things_do':
      return <ThingsScreen planner={planner} />;
    case 'hotels':
      return <HotelsScreen planner={planner} />;
    case 'trip_ideas':
      return <IdeasPanel planner={planner} />;
    case 'trip_details':
      return null;
  }
}
