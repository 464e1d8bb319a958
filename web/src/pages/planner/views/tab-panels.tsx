import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { StartPanel } from '../../../features/add-destination/start-panel';
import { ReadyTrips } from '../../../features/trip-ideas/ready-trips';
import { addDestinationControl, focusOnceLost } from '../../../lib/focus-later';
import { retryImport } from '../../../lib/loading/retry-import';
import { isPhoneLayout } from '../../../lib/media';
import { Skeleton } from '../../../ui/skeleton';
import { pointPlace } from '../map/point-place';
import type { Planner } from '../planner';
import { CurrentTrip } from './current-trip';
import styles from './tab-panels.module.css';

const OtherTab = lazy(async () => ({ default: (await loadOtherTabs()).OtherTab }));

/** The content of the panel: the open tab. */
export function TabPanels({ planner }: { planner: Planner }) {
  const { tab, document } = planner;
  if (tab !== 'trip_details') {
    return (
      <Suspense fallback={<Skeleton className={styles.loading ?? ''} />}>
        <OtherTab planner={planner} />
      </Suspense>
    );
  }
  const isEmpty = Object.keys(document.destinations).length === 0;
  return isEmpty && planner.isEditable ? <EmptyTrip planner={planner} /> : <CurrentTrip planner={planner} />;
}

/** Loads the tabs other than the current trip. */
export function loadOtherTabs(): Promise<typeof import('./other-tab')> {
  return retryImport(() => import('./other-tab'));
}

/** What a trip without destinations shows: a single question. */
export function EmptyTrip({ planner }: { planner: Planner }) {
  const { document, addPlace, addList, layout, openTrip } = planner;
  const t = useTranslations('plannerTabs');
  const queryClient = useQueryClient();
  // The question disappears once there is a destination, and its field had focus.
  useEffect(() => () => focusOnceLost(addDestinationControl), []);
  return (
    <StartPanel
      document={document}
      onAdd={addPlace}
      onAddList={addList}
      onAddPoint={(at) => void pointPlace(queryClient, at).then(({ place }) => addPlace(place, 1))}
      autoFocus={!isPhoneLayout(layout)}
      ideas={
        <section aria-labelledby="ideas-title">
          <h2 id="ideas-title" className={styles.title}>
            {t('orIdea')}
          </h2>
          <ReadyTrips onUse={openTrip} headingLevel={3} />
        </section>
      }
    />
  );
}
