import { useNavigate } from '@tanstack/react-router';
import {
  CalendarDays,
  Coins,
  HardDriveDownload,
  History,
  ListChecks,
  PanelsTopLeft,
  Share,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { enablesUpdate } from '../../../api/shared-trip/view-mode';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { TripCheckCount } from '../../../features/trip-check/trip-check-count';
import { useTripFindings } from '../../../features/trip-check/use-trip-findings';
import { links } from '../../../lib/links';
import { isPhoneLayout } from '../../../lib/media';
import { useStorableMap } from '../../../map/base-map';
import type { MenuRow } from '../../../ui/dialogs/menu-list';
import type { Planner } from '../planner';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Rows of the trip menu about the trip, if it is the user's own. */
export function useTripRows({ layout, openDialog, showView }: Planner): MenuRow[] {
  const t = useTranslations('planner');
  const words = useTranslations('sharedTrip');
  const itinerary = useTranslations('itinerary');
  const findings = useTripFindings();
  const canShare = useTripSelector(({ mode }) => enablesUpdate(mode));
  const tripId = useTripSelector((trip) => trip.tripId);
  const currency = useTripSelector(({ document }) => document.trip.currency);
  const hasStorableMap = useStorableMap() !== null;
  const hasDates = useTripSelector(({ document }) => document.trip.startDate !== null);
  const navigate = useNavigate();
  return [
    // Wider screens have buttons for these.
    ...(isPhoneLayout(layout) && canShare
      ? [
          {
            id: 'dates',
            label: itinerary(hasDates ? 'changeDates' : 'setDates'),
            icon: <CalendarDays {...ICON} />,
            onAction: () => openDialog({ kind: 'dates' }),
          },
          {
            id: 'share',
            label: words('share'),
            icon: <Share {...ICON} />,
            onAction: () => openDialog({ kind: 'share' }),
          },
        ]
      : []),
    ...(canShare
      ? [
          {
            id: 'page',
            label: t('pageRow'),
            icon: <PanelsTopLeft {...ICON} />,
            onAction: () => void navigate(links.tripPageEditor({ trip: tripId })),
          },
          {
            id: 'currency',
            label: t('currencyRow', { currency }),
            icon: <Coins {...ICON} />,
            onAction: () => openDialog({ kind: 'currency' }),
          },
        ]
      : []),
    {
      id: 'check',
      label: t('checkRow'),
      icon: <ListChecks {...ICON} />,
      after: <TripCheckCount findings={findings} />,
      onAction: () => showView('check'),
    },
    {
      id: 'history',
      label: t('historyRow'),
      icon: <History {...ICON} />,
      onAction: () => showView('history'),
    },
    ...(hasStorableMap
      ? [
          {
            id: 'offline-map',
            label: t('offlineRow'),
            icon: <HardDriveDownload {...ICON} />,
            onAction: () => openDialog({ kind: 'offline-map' }),
          },
        ]
      : []),
  ];
}
