import { lazy, Suspense } from 'react';
import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { retryImport } from '../../../lib/loading/retry-import';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import type { IdeaPreview } from '../map/use-idea-preview';
import type { Planner } from '../planner';
import styles from '../planner-frame.module.css';
import { TABS_LIFT } from '../toast-lifts';
import { TabPanels } from '../views/tab-panels';
import over from './over-map.module.css';
import { PhoneMap } from './phone-map';
import { PhoneView } from './phone-view';
import type { MapSheet } from './use-map-sheet';

const PhoneOtherTab = lazy(async () => ({
  default: (await retryImport(() => import('./phone-other-tab'))).PhoneOtherTab,
}));
const PhoneDay = lazy(async () => ({
  default: (await retryImport(() => import('./phone-day'))).PhoneDay,
}));
const PhoneIdea = lazy(async () => ({
  default: (await retryImport(() => import('./phone-idea'))).PhoneIdea,
}));

/** The planner on a phone: the screens over the map, above the bottom tabs. */
export function PhonePlanner(props: { planner: Planner; idea: IdeaPreview | null; sheet: MapSheet }) {
  const { planner, idea, sheet } = props;
  const { tab, search, linkTo, isMapScreen } = planner;
  const other = search.trip ? { trip: search.trip } : {};
  return (
    <>
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
      ) : planner.view === 'day' ? (
        <Suspense fallback={<main className={over.screen} />}>
          <PhoneDay planner={planner} sheet={sheet} />
        </Suspense>
      ) : (
        <PhoneView planner={planner} />
      )}
      {idea ? (
        <Suspense>
          <PhoneIdea idea={idea} sheet={sheet} />
        </Suspense>
      ) : null}
      <PlannerTabs current={tab} linkTo={(next) => linkTo(next, other)} isBar />
    </>
  );
}

/** Stays mounted under the preview of an idea, so the list keeps its scroll position when the preview closes. */
function TabScreen(props: { planner: Planner; toastLift: number; isCovered: boolean }) {
  const { planner, toastLift, isCovered } = props;
  useToastPlace({ lift: toastLift });
  return (
    <main
      tabIndex={-1}
      className={classNames(styles.screen, styles.headless)}
      data-covered={isCovered || undefined}
      inert={isCovered}
    >
      <TabPanels planner={planner} />
    </main>
  );
}
