import { lazy, Suspense } from 'react';
import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { retryImport } from '../../../lib/retry-import';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { useIdeaPreview } from '../map/use-idea-preview';
import type { Planner } from '../planner';
import styles from '../planner-frame.module.css';
import { TABS_LIFT } from '../toast-lifts';
import { TabPanels } from '../views/tab-panels';
import { PhoneMap } from './phone-map';
import { PhoneView } from './phone-view';

const PhoneOtherTab = lazy(async () => ({
  default: (await retryImport(() => import('./phone-other-tab'))).PhoneOtherTab,
}));
const PhoneIdea = lazy(async () => ({
  default: (await retryImport(() => import('./phone-idea'))).PhoneIdea,
}));

/** The planner on a phone: the map with its sheet, a view of the trip, or another tab, above the bottom tabs. */
export function PhonePlanner({ planner }: { planner: Planner }) {
  const { tab, search, linkTo, isMapScreen } = planner;
  const other = search.trip ? { trip: search.trip } : {};
  const idea = useIdeaPreview(planner);
  return (
    <div className={styles.frame} data-layout="phone">
      {tab === 'things_do' || tab === 'hotels' ? (
        <Suspense fallback={<main className={styles.screen} />}>
          <PhoneOtherTab planner={planner} />
        </Suspense>
      ) : tab !== 'trip_details' ? (
        <TabScreen planner={planner} isCovered={idea !== null} />
      ) : isMapScreen ? (
        <PhoneMap planner={planner} />
      ) : (
        <PhoneView planner={planner} />
      )}
      {idea ? (
        <Suspense>
          <PhoneIdea planner={planner} idea={idea} />
        </Suspense>
      ) : null}
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
