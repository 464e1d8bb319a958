import { Download, Mail, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useAccountRows } from '../../../features/account-menu/use-account-rows';
import { TripMenu } from '../../../features/trip-menu/trip-menu';
import { openAccountDialog } from '../../../lib/account-dialogs';
import type { MenuRow } from '../../../ui/dialogs/menu';
import type { Planner } from '../planner';
import { useViewedTripRows } from '../shared/use-viewed-trip-rows';
import { usePdfRow } from './pdf-link';
import styles from './planner-trip-menu.module.css';
import { useTripRows } from './use-trip-rows';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The button of the trip menu, wherever the layout puts it. */
export function tripMenuButton(): Element | null {
  return document.querySelector('[data-trip-menu] button');
}

/** The trip menu with the planner's own rows. */
export function PlannerTripMenu({ planner, look = 'name' }: { planner: Planner; look?: 'name' | 'dots' }) {
  const t = useTranslations('planner');
  const isViewed = useTripSelector(({ viewed }) => viewed !== null);
  const tripRows = useTripRows(planner);
  const lookedAtRows = useViewedTripRows();
  const pdfRow = usePdfRow();
  const account = useAccountRows();
  const rows: MenuRow[] = [
    ...(isViewed
      ? [
          ...lookedAtRows,
          {
            id: 'export',
            label: t('exportRow'),
            icon: <Download {...ICON} />,
            onAction: () => planner.openDialog({ kind: 'export' }),
          },
        ]
      : tripRows),
    // These only have a button in the widest bar.
    ...(planner.layout === 'desktop' ? [] : [pdfRow]),
    ...(planner.layout === 'phone' ? account.rows : []),
    ...(planner.layout === 'desktop'
      ? []
      : [
          {
            id: 'display',
            label: t('displaySettings'),
            icon: <SlidersHorizontal {...ICON} />,
            onAction: () => planner.openDialog({ kind: 'display' }),
          },
          // Only desktops have the rail, which ends with Help.
          {
            id: 'contact',
            label: t('contactUs'),
            icon: <Mail {...ICON} />,
            onAction: () => openAccountDialog({ kind: 'contact' }),
          },
        ]),
  ];
  return (
    <div data-trip-menu className={styles.menu}>
      <TripMenu
        look={look}
        extraRows={rows}
        onOpenTrip={planner.openTrip}
        onNewTrip={planner.newTrip}
        onAllTrips={planner.showAllTrips}
        onDeleted={planner.afterDelete}
      />
      {account.signOutDialog}
    </div>
  );
}
