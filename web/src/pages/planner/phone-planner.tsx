import { PlannerTabs } from '../../features/planner-bar/tabs';
import { useToastPlace } from '../../ui/use-toast-place';
import { PhoneMap } from './phone-map';
import { PhoneView } from './phone-view';
import type { Planner } from './planner';
import styles from './planner-frame.module.css';
import { TabPanels } from './tab-panels';
import { TABS_LIFT } from './toast-lifts';

/** A phone's planner: the map with its sheet, or a view of the trip, or another tab, over the bottom tabs. */
export function PhonePlanner({ planner }: { planner: Planner }) {
  const { tab, search, isMapScreen } = planner;
  return (
    <div className={styles.frame} data-layout="phone">
      {tab !== 'trip_details' ? (
        <TabScreen planner={planner} />
      ) : isMapScreen ? (
        <PhoneMap planner={planner} />
      ) : (
        <PhoneView planner={planner} />
      )}
      <PlannerTabs current={tab} search={search.trip ? { trip: search.trip } : {}} isBar />
    </div>
  );
}

function TabScreen({ planner }: { planner: Planner }) {
  useToastPlace({ lift: TABS_LIFT });
  return (
    <main tabIndex={-1} className={styles.screen}>
      <TabPanels planner={planner} />
    </main>
  );
}
