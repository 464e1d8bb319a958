import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { retryImport } from '../../../lib/retry-import';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { MapArea } from '../map/map-area';
import { useIdeaPreview } from '../map/use-idea-preview';
import type { Planner } from '../planner';
import styles from '../planner-frame.module.css';
import { TABS_LIFT } from '../toast-lifts';
import { TabPanels } from '../views/tab-panels';
import over from './over-map.module.css';
import { PhoneMap } from './phone-map';
import { PhoneView } from './phone-view';
import { useMapSheet } from './use-map-sheet';

const PhoneOtherTab = lazy(async () => ({
  default: (await retryImport(() => import('./phone-other-tab'))).PhoneOtherTab,
}));
const PhoneIdea = lazy(async () => ({
  default: (await retryImport(() => import('./phone-idea'))).PhoneIdea,
}));

/**
 * The planner on a phone: one map, and over it the screens of the trip, above the bottom tabs. The map loads with the first
 * screen that shows it, and stays mounted, as it is, under those that cover it.
 */
export function PhonePlanner({ planner }: { planner: Planner }) {
  const { tab, search, linkTo, isMapScreen } = planner;
  const other = search.trip ? { trip: search.trip } : {};
  const idea = useIdeaPreview(planner);
  const { sheet, cover } = useMapSheet(tab);
  const isOverMap = tab === 'hotels' || (tab === 'things_do' && !search.place);
  const isCovered = !isMapScreen && !isOverMap && idea === null;
  const [hasMap, setHasMap] = useState(!isCovered);
  if (!isCovered && !hasMap) setHasMap(true);
  const late = useDeferredValue(planner);
  return (
    <div className={styles.frame} data-layout="phone">
      {hasMap ? (
        <div ref={cover.roomRef} className={over.map} inert={isCovered}>
          <MapArea planner={late} top={cover.top} bottom={cover.bottom} idea={idea} isCovered={isCovered} />
        </div>
      ) : null}
      {tab === 'things_do' || tab === 'hotels' ? (
        <Suspense fallback={<main className={over.screen} />}>
          <PhoneOtherTab planner={planner} sheet={sheet} />
        </Suspense>
      ) : tab !== 'trip_details' ? (
        <TabScreen
          planner={planner}
          toastLift={idea ? sheet.toastLift : TABS_LIFT}
          isCovered={idea !== null}
        />
      ) : isMapScreen ? (
        <PhoneMap planner={planner} sheet={sheet} />
      ) : (
        <PhoneView planner={planner} />
      )}
      {idea ? (
        <Suspense>
          <PhoneIdea idea={idea} sheet={sheet} />
        </Suspense>
      ) : null}
      <PlannerTabs current={tab} linkTo={(next) => linkTo(next, other)} isBar />
    </div>
  );
}

/** Stays mounted under the preview of an idea, so the list keeps its scroll position when the preview closes. */
function TabScreen(props: { planner: Planner; toastLift: number; isCovered: boolean }) {
  const { planner, toastLift, isCovered } = props;
  useToastPlace({ lift: toastLift });
  return (
    <main tabIndex={-1} className={styles.screen} inert={isCovered}>
      <TabPanels planner={planner} />
    </main>
  );
}
