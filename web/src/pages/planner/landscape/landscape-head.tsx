import { ChevronLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TotalsLine } from '../../../features/itinerary/head/totals-line';
import { QuietSaveState } from '../../../features/planner-bar/save-state';
import { UndoButtons } from '../../../features/planner-bar/undo-buttons';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import { IconButton } from '../../../ui/icon-button';
import { PlannerTripMenu } from '../dialogs/planner-trip-menu';
import type { Planner } from '../planner';
import { ViewSwitch } from '../views/view-switch';
import styles from './landscape-head.module.css';

/** The trip in one line: its name, as many figures as fit, the view and the menu. */
export function LandscapeHead({ planner }: { planner: Planner }) {
  const { shown, showsCosts, isEditable, undoing, tab } = planner;
  const t = useTranslations('planner');
  const name = useOpenTripName();
  return (
    <header className={styles.head}>
      <IconButton label={t('missingList')} onClick={planner.showAllTrips}>
        <ChevronLeft size={24} strokeWidth={1.75} />
      </IconButton>
      <h1 className={styles.name}>{name}</h1>
      <QuietSaveState />
      <TotalsLine document={shown} showsCosts={showsCosts} />
      {tab === 'trip_details' ? <ViewSwitch planner={planner} /> : null}
      {isEditable ? <UndoButtons {...undoing} withRedo={false} /> : null}
      <PlannerTripMenu planner={planner} look="dots" />
    </header>
  );
}
