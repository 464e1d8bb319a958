import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { StartPanel } from '../../../features/add-destination/start-panel';
import { ReadyTrips } from '../../../features/trip-ideas/ready-trips';
import { addDestinationControl, focusOnceLost } from '../../../lib/focus-later';
import { pointPlace } from '../map/point-place';
import type { Planner } from '../planner';
import { CurrentTrip } from './current-trip';
import { HotelsScreen } from './hotels-screen';
import { IdeasPanel } from './ideas-panel';
import styles from './tab-panels.module.css';
import { ThingsScreen } from './things-screen';

/** The content of the panel: the open tab. */
export function TabPanels({ planner }: { planner: Planner }) {
  const { tab, document } = planner;
  switch (tab) {
    case 'things_do':
      return <ThingsScreen planner={planner} />;
    case 'hotels':
      return <HotelsScreen planner={planner} />;
    case 'trip_ideas':
      return <IdeasPanel planner={planner} />;
    case 'trip_details': {
      const isEmpty = Object.keys(document.destinations).length === 0;
      return isEmpty && planner.isEditable ? (
        <EmptyTrip planner={planner} />
      ) : (
        <CurrentTrip planner={planner} />
      );
    }
  }
}

/** What a trip without destinations shows: a single question. */
export function EmptyTrip({ planner }: { planner: Planner }) {
  const { document, addPlace, layout, openTrip } = planner;
  const t = useTranslations('plannerTabs');
  const queryClient = useQueryClient();
  // The question disappears once there is a destination, and its field had focus.
  useEffect(() => () => focusOnceLost(addDestinationControl), []);
  return (
    <StartPanel
      document={document}
      onAdd={addPlace}
      onAddPoint={(at) => void pointPlace(queryClient, at).then(({ place }) => addPlace(place, 1))}
      autoFocus={layout !== 'phone'}
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
