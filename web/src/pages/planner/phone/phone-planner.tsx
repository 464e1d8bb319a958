import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { useIdeaPreview } from '../map/use-idea-preview';
import type { Planner } from '../planner';
import styles from '../planner-frame.module.css';
import { TABS_LIFT } from '../toast-lifts';
import { TabPanels } from '../views/tab-panels';
import { PhoneHotels } from './phone-hotels';
import { PhoneIdea } from './phone-idea';
import { PhoneMap } from './phone-map';
import { PhoneThings } from './phone-things';
import { PhoneView } from './phone-view';

/** The planner on a phone: the map with its sheet, a view of the trip, or another tab, above the bottom tabs. */
export function PhonePlanner({ planner }: { planner: Planner }) {
  const { tab, search, linkTo, isMapScreen } = planner;
  const other = search.trip ? { trip: search.trip } : {};
  const idea = useIdeaPreview(planner);
  return (
    <div className={styles.frame} data-layout="phone">
      {tab === 'things_do' ? (
        <PhoneThings planner={planner} />
      ) : tab === 'hotels' ? (
        <PhoneHotels planner={planner} />
      ) : tab !== 'trip_details' ? (
        <TabScreen planner={planner} isCovered={idea !== null} />
      ) : isMapScreen ? (
        <PhoneMap planner={planner} />
      ) : (
        <PhoneView planner={planner} />
      )}
      {idea ? <PhoneIdea planner={planner} idea={idea} /> : null}
      <PlannerTabs current={tab} linkTo={(next) => linkTo(next, other)} isBar />
    </div>
  );
}

/** Stays mounted under the preview of an idea, so the list keeps its scroll position when the preview closes. */
function TabScreen({ planner, isCovered }: { planner: Planner; isCovered: boolean }) {
  useToastPlace({ lift: TABS_LIFT });
  return (
    <main tabIndex={-1} className={styles.screen} inert={isCovered}>
      <TabPanels planner={planner} />
    </main>
  );
}
