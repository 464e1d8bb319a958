import { List } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CostGlance } from '../../../features/cost-card/cost-glance';
import { SetDates } from '../../../features/itinerary/head/set-dates';
import { SummaryWords } from '../../../features/itinerary/head/summary-words';
import { StopCarousel } from '../../../features/itinerary/stops/stop-carousel';
import { SaveState } from '../../../features/planner-bar/save-state';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { Sheet } from '../../../ui/sheets/sheet';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import type { Planner } from '../planner';
import { SessionNotices } from '../session-notices';
import { FOOT } from '../toast-lifts';
import { ItineraryView } from '../views/current-trip';
import { EmptyTrip } from '../views/tab-panels';
import pill from './map-pill.module.css';
import over from './over-map.module.css';
import { PhoneButtons } from './phone-buttons';
import styles from './phone-map.module.css';
import type { MapSheet } from './use-map-sheet';

/** The first screen on a phone: the trip name over the map, and a sheet with the destinations. */
export function PhoneMap({ planner, sheet }: { planner: Planner; sheet: MapSheet }) {
  const { shown, ripple, isEditable } = planner;
  const { stop, setStop, toastLift, headRef } = sheet;
  const t = useTranslations('planner');
  const isEmpty = Object.keys(shown.destinations).length === 0;
  const isStart = isEmpty && isEditable;
  const { hasRoom, footRef } = useFoot();
  useToastPlace({ lift: hasRoom ? FOOT.lift : toastLift });

  return (
    <main tabIndex={-1} className={over.screen}>
      <header ref={headRef} className={classNames(over.head, pill.top)}>
        <NamePill planner={planner} />
      </header>
      {/* Stays as it was under the preview of a change. */}
      <div
        className={styles.sheet}
        data-covered={ripple.shown !== null || undefined}
        inert={ripple.shown !== null}
      >
        <Sheet
          label={t('sheet')}
          head={sheet.head}
          stop={stop}
          onStopChange={setStop}
          header={isEmpty ? null : <SheetHead planner={planner} />}
          footer={isStart ? null : <SheetButtons planner={planner} />}
          footRef={footRef}
        >
          <SessionNotices />
          {isStart ? (
            <EmptyTrip planner={planner} />
          ) : (
            <>
              <StopCarousel document={shown} onOpen={planner.goToStop} />
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
      </div>
    </main>
  );
}

/** Tracks whether the sheet has room for a toast below its buttons. */
function useFoot() {
  const [hasRoom, setHasRoom] = useState(false);
  const footRef = useCallback((foot: HTMLElement | null) => {
    if (!foot) return undefined;
    const observer = new ResizeObserver(() => setHasRoom(foot.offsetHeight >= FOOT.room));
    observer.observe(foot);
    return () => {
      observer.disconnect();
      setHasRoom(false);
    };
  }, []);
  return { hasRoom, footRef };
}

function NamePill({ planner }: { planner: Planner }) {
  const name = useOpenTripName();
  return (
    <>
      <div className={pill.pill}>
        <div className={pill.title}>
          <p className={pill.name}>{name}</p>
          <SaveState isCompact />
        </div>
        {planner.isEditable ? <UndoButtons {...planner.undoing} withRedo={false} /> : null}
      </div>
      <div className={pill.more}>
        <PlannerTripMenu planner={planner} look="dots" />
      </div>
    </>
  );
}

function SheetButtons({ planner }: { planner: Planner }) {
  const t = useTranslations('planner');
  return (
    <PhoneButtons planner={planner} className={styles.buttons}>
      <Button
        icon={<List size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => planner.showView('itinerary')}
      >
        {t('showItinerary')}
      </Button>
    </PhoneButtons>
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
