import { useTranslations } from 'use-intl';
import { SetDates } from '../../../features/itinerary/head/set-dates';
import { PlannerTabs } from '../../../features/planner-bar/tabs';
import { useToastPlace } from '../../../ui/dialogs/use-toast-place';
import { PhoneButtons } from '../phone/phone-buttons';
import type { Planner } from '../planner';
import frame from '../planner-frame.module.css';
import { SessionNotices } from '../session-notices';
import { STRIP_LIFT } from '../toast-lifts';
import { ItineraryView, OtherView } from '../views/current-trip';
import { TabPanels } from '../views/tab-panels';
import { panelView } from '../views/trip-views';
import { LandscapeHead } from './landscape-head';
import styles from './landscape-planner.module.css';

/** Same as in planner-frame.module.css, in CSS pixels; the panel is at most that part of the window. */
const RAIL_WIDTH = 68;
const PANEL_WIDTH = 384;
const PANEL_PART = 0.46;

/** The planner on a phone on its side: a narrow rail, a header of one line, and the list, beside the map or the calendar. */
export function LandscapePlanner({ planner }: { planner: Planner }) {
  const { tab, linkTo, search, shown, isEditable } = planner;
  const t = useTranslations('planner');
  const { place: _place, ...other } = search;
  const isEmpty = Object.keys(shown.destinations).length === 0;
  useToastPlace({ lift: STRIP_LIFT, start: RAIL_WIDTH + Math.min(PANEL_WIDTH, innerWidth * PANEL_PART) });
  return (
    <>
      <PlannerTabs current={tab} linkTo={(next) => linkTo(next, other)} isBar={false} isNarrow />
      <LandscapeHead planner={planner} />
      <main id="trip-panel" tabIndex={-1} className={frame.panel} aria-label={t('panel')}>
        {tab !== 'trip_details' || (isEmpty && isEditable) ? (
          <TabPanels planner={planner} />
        ) : (
          <Trip planner={planner} />
        )}
      </main>
    </>
  );
}

function Trip({ planner }: { planner: Planner }) {
  const { shown, isEditable, openDialog } = planner;
  if (panelView(planner) !== 'itinerary') {
    return (
      <>
        <SessionNotices />
        <OtherView planner={planner} />
      </>
    );
  }
  return (
    <>
      <SessionNotices />
      {isEditable && shown.trip.startDate === null ? (
        <div className={styles.dates}>
          <SetDates document={shown} onDates={() => openDialog({ kind: 'dates' })} />
        </div>
      ) : null}
      <ItineraryView planner={planner} className={styles.list} />
      <PhoneButtons planner={planner} className={styles.buttons} />
    </>
  );
}
