import { useEffect } from 'react';
import { PlannerTabs } from '../../features/planner-bar/tabs';
import { PhoneMap } from './phone-map';
import { PhoneView } from './phone-view';
import type { Planner } from './planner';
import styles from './planner-frame.module.css';
import { TabPanels } from './tab-panels';

/** A phone's planner: the map with its sheet, or a view of the trip, or another tab, over the bottom tabs. */
export function PhonePlanner({ planner }: { planner: Planner }) {
  const { tab, search, isMapScreen } = planner;
  useToastsOverTabs();
  return (
    <div className={styles.frame} data-layout="phone">
      {tab !== 'trip_details' ? (
        <main tabIndex={-1} className={styles.screen}>
          <TabPanels planner={planner} />
        </main>
      ) : isMapScreen ? (
        <PhoneMap planner={planner} />
      ) : (
        <PhoneView planner={planner} />
      )}
      <PlannerTabs current={tab} search={search.trip ? { trip: search.trip } : {}} isBar />
    </div>
  );
}

/** Toasts rise above the tabs. */
function useToastsOverTabs() {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-lift', '56px');
    return () => {
      style.removeProperty('--toast-lift');
    };
  }, []);
}
