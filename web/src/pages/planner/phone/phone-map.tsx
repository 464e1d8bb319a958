import { List } from 'lucide-react';
import { useDeferredValue, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { CostGlance } from '../../../features/cost-card/cost-glance';
import { SetDates } from '../../../features/itinerary/head/set-dates';
import { SummaryWords } from '../../../features/itinerary/head/summary-words';
import { StopCarousel } from '../../../features/itinerary/stops/stop-carousel';
import { SaveState } from '../../../features/planner-bar/save-state';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/dialogs/sheet';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import { MapArea } from '../map/map-area';
import type { Planner } from '../planner';
import { SessionNotices } from '../session-notices';
import { ItineraryView } from '../views/current-trip';
import { EmptyTrip } from '../views/tab-panels';
import { PhoneButtons } from './phone-buttons';
import styles from './phone-map.module.css';
import { useMapSheet } from './use-map-sheet';

/** The first screen on a phone: the map, the trip name over it, and a sheet with the destinations. */
export function PhoneMap({ planner }: { planner: Planner }) {
  const { shown, ripple, isEditable } = planner;
  const t = useTranslations('planner');
  const { stop, setStop, ref, bottom } = useMapSheet();
  const isEmpty = Object.keys(shown.destinations).length === 0;
  useEffect(() => {
    if (ripple.shown) setStop('summary');
  }, [ripple.shown, setStop]);

  return (
    <main tabIndex={-1} ref={ref} className={styles.screen}>
      <MapArea planner={useDeferredValue(planner)} bottom={bottom} />
      <NamePill planner={planner} />
      {ripple.shown ? null : (
        <Sheet
          label={t('sheet')}
          stop={stop}
          onStopChange={setStop}
          header={isEmpty ? null : <SheetHead planner={planner} />}
        >
          <SessionNotices />
          {isEmpty && isEditable ? (
            <EmptyTrip planner={planner} />
          ) : (
            <>
              <StopCarousel document={shown} />
              <PhoneButtons planner={planner} className={styles.buttons}>
                <Button
                  icon={<List size={18} strokeWidth={1.75} aria-hidden="true" />}
                  onClick={() => planner.showView('itinerary')}
                >
                  {t('showItinerary')}
                </Button>
              </PhoneButtons>
              {stop === 'full' ? (
                <>
                  {isEditable ? (
                    <SetDates document={shown} onDates={() => planner.openDialog({ kind: 'dates' })} />
                  ) : null}
                  <ItineraryView planner={planner} className={styles.list} />
                </>
              ) : null}
            </>
          )}
        </Sheet>
      )}
    </main>
  );
}

function NamePill({ planner }: { planner: Planner }) {
  const words = useTranslations('tripWords');
  const name = useTripSelector((trip) => trip.document.trip.name);
  return (
    <header className={styles.top}>
      <div className={styles.pill}>
        <div className={styles.title}>
          <p className={styles.name}>{name || words('untitled')}</p>
          <SaveState isCompact />
        </div>
        {planner.isEditable ? <UndoButtons {...planner.undoing} withRedo={false} /> : null}
      </div>
      <div className={styles.more}>
        <PlannerTripMenu planner={planner} look="dots" />
      </div>
    </header>
  );
}

function SheetHead({ planner }: { planner: Planner }) {
  return (
    <div className={styles.head}>
      <SummaryWords document={planner.shown} />
      {planner.showsCosts ? <CostGlance document={planner.shown} /> : null}
    </div>
  );
}
