import { ChevronLeft, MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SetDates } from '../../../features/itinerary/head/set-dates';
import { TotalsStrip } from '../../../features/itinerary/head/totals-strip';
import { SaveState } from '../../../features/planner-bar/save-state';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import { Button } from '../../../ui/button';
import { classNames } from '../../../ui/class-names';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { IconButton } from '../../../ui/icon-button';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import { RippleArea } from '../map/ripple-area';
import type { Planner } from '../planner';
import frame from '../planner-frame.module.css';
import { SessionNotices } from '../session-notices';
import { BUTTONS_LIFT, TABS_LIFT } from '../toast-lifts';
import { ItineraryView, OtherView } from '../views/current-trip';
import { EmptyTrip } from '../views/tab-panels';
import { hasOwnHead } from '../views/trip-views';
import { useCalendarDay } from '../views/use-calendar-day';
import { ViewSwitch } from '../views/view-switch';
import { DayTitle } from './day-title';
import { PhoneButtons } from './phone-buttons';
import styles from './phone-view.module.css';

/** A view of the trip as a full screen on a phone, with the most important buttons within thumb reach. */
export function PhoneView({ planner }: { planner: Planner }) {
  const { shown, view, isEditable, showsCosts, ripple } = planner;
  const t = useTranslations('planner');
  const isEmpty = Object.keys(shown.destinations).length === 0;
  useToastPlace({ lift: view === 'itinerary' || view === 'day' ? BUTTONS_LIFT : TABS_LIFT });
  return (
    <main tabIndex={-1} className={frame.screen}>
      <ViewHead planner={planner} />
      {hasOwnHead(view) ? null : (
        <div className={classNames(styles.facts, view === 'calendar' && styles.overStrip)}>
          <ViewSwitch planner={planner} />
          {view === 'calendar' ? null : <TotalsStrip document={shown} isPhone showsCosts={showsCosts} />}
          {view === 'itinerary' && isEditable ? (
            <SetDates document={shown} onDates={() => planner.openDialog({ kind: 'dates' })} />
          ) : null}
        </div>
      )}
      <SessionNotices />
      {view !== 'itinerary' ? (
        <OtherView planner={planner} />
      ) : isEmpty && isEditable ? (
        <EmptyTrip planner={planner} />
      ) : (
        <ItineraryView planner={planner} className={styles.list} />
      )}
      {ripple.shown ? (
        <div className={styles.dock}>
          <RippleArea planner={planner} ripple={ripple} shown={ripple.shown} />
        </div>
      ) : view === 'itinerary' ? (
        <PhoneButtons planner={planner} className={styles.buttons}>
          <Button
            icon={<MapPin size={18} strokeWidth={1.75} aria-hidden="true" />}
            className={styles.map}
            onClick={() => planner.showView(null)}
          >
            {t('showMap')}
          </Button>
        </PhoneButtons>
      ) : null}
    </main>
  );
}

function ViewHead({ planner }: { planner: Planner }) {
  const t = useTranslations('planner');
  const name = useOpenTripName();
  const calendar = useCalendarDay(planner);
  return (
    <header className={styles.head}>
      <IconButton label={t('backToMap')} onClick={() => planner.showView(null)}>
        <ChevronLeft size={24} strokeWidth={1.75} />
      </IconButton>
      {planner.view === 'calendar' && calendar ? (
        <DayTitle document={planner.shown} calendar={calendar} />
      ) : (
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          <SaveState isCompact />
        </div>
      )}
      {planner.isEditable ? <UndoButtons {...planner.undoing} withRedo={false} /> : null}
      <PlannerTripMenu planner={planner} look="dots" />
    </header>
  );
}
