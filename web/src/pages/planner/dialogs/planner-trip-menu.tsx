import { Download, FileUp, Mail, SlidersHorizontal } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useAccountRows } from '../../../features/account-menu/use-account-rows';
import { TripMenu } from '../../../features/trip-menu/trip-menu';
import { openAccountDialog } from '../../../lib/account-dialogs';
import { isPhoneLayout } from '../../../lib/media';
import type { MenuRow } from '../../../ui/dialogs/menu-list';
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
  const isDesktop = planner.layout === 'desktop';
  const files: MenuRow[] = [
    {
      id: 'export',
      label: t('exportRow'),
      icon: <Download {...ICON} />,
      onAction: () => planner.openDialog({ kind: 'export' }),
    },
    ...(isViewed
      ? []
      : [
          {
            id: 'import',
            label: t('importRow'),
            icon: <FileUp {...ICON} />,
            onAction: () => planner.openDialog({ kind: 'import' }),
          },
        ]),
    // Only the widest bar has a button for it.
    ...(isDesktop ? [] : [pdfRow]),
  ];
  const app: MenuRow[] = isDesktop
    ? []
    : [
        ...(isPhoneLayout(planner.layout) ? account.rows : []),
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
      ];
  return (
    <div data-trip-menu className={styles.menu}>
      <TripMenu
        look={look}
        rows={{ trip: isViewed ? lookedAtRows : tripRows, files, app }}
        onOpenTrip={planner.openTrip}
        onNewTrip={planner.newTrip}
        onAllTrips={planner.showAllTrips}
        onDeleted={planner.afterDelete}
      />
      {account.signOutDialog}
    </div>
  );
}
