import { useNavigate } from '@tanstack/react-router';
import { Bell, BellOff, FileText, Route } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTripSelector } from '../../../api/trip-session/react/trip-session';
import { useFollowTrip } from '../../../features/sharing/use-follow-trip';
import { tabHistory } from '../../../lib/back/use-back';
import { links } from '../../../lib/links';
import { sharedPage } from '../../../planner-state/shared-links';
import { useOpenTripName } from '../../../trip-ui/use-open-trip-name';
import type { MenuRow } from '../../../ui/dialogs/menu-list';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Rows of the trip menu for a view-only trip; one row leads back to the user's own trips. */
export function useViewedTripRows(): MenuRow[] {
  const t = useTranslations('sharedTrip');
  const navigate = useNavigate();
  const shareId = useTripSelector(({ viewed }) => viewed?.share?.id ?? null);
  const name = useOpenTripName();
  const isOwn = useTripSelector(({ viewed }) => (viewed?.ownTripId ?? null) !== null);
  const follow = useFollowTrip(isOwn ? null : shareId, name);
  return [
    ...(follow
      ? [
          {
            id: 'follow',
            label: follow.label,
            icon: follow.isFollowing ? <BellOff {...ICON} /> : <Bell {...ICON} />,
            onAction: () => void follow.toggle(),
          },
        ]
      : []),
    ...(shareId === null
      ? []
      : [
          {
            id: 'page',
            label: t('seePage'),
            icon: <FileText {...ICON} />,
            // The server renders that page.
            onAction: () => tabHistory().leaveFor(sharedPage(shareId)),
          },
        ]),
    {
      id: 'mine',
      label: t('backToMine'),
      icon: <Route {...ICON} />,
      onAction: () => void navigate(links.planner()),
    },
  ];
}
