import { useNavigate } from '@tanstack/react-router';
import { CircleUser, LogIn, LogOut, Mails, Map as MapIcon, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIsMember, useSignedIn } from '../../api/account/account';
import { openAccountDialog } from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import type { MenuRow } from '../../ui/dialogs/menu-list';
import { SignOutDialog } from './sign-out-dialog';
import { useSignOut } from './use-sign-out';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The account's menu rows, and the sign-out confirmation, which is rendered next to the menu. */
export function useAccountRows(): { rows: MenuRow[]; signOutDialog: ReactNode } {
  const t = useTranslations('accountMenu');
  const navigate = useNavigate();
  const isMember = useIsMember();
  const isAdmin = useSignedIn()?.role === 'ADMIN';
  const [asks, setAsks] = useState(false);
  const leave = useSignOut(() => setAsks(true));
  if (!isMember) {
    const rows: MenuRow[] = [
      {
        id: 'sign-in',
        label: t('signIn'),
        icon: <LogIn {...ICON} />,
        onAction: () => openAccountDialog({ kind: 'sign-in' }),
      },
      {
        id: 'sign-up',
        label: t('create'),
        icon: <UserPlus {...ICON} />,
        onAction: () => openAccountDialog({ kind: 'sign-up' }),
      },
    ];
    return { rows, signOutDialog: null };
  }
  const rows: MenuRow[] = [
    {
      id: 'account',
      label: t('yours'),
      icon: <CircleUser {...ICON} />,
      onAction: () => void navigate(links.account()),
    },
    {
      id: 'trips',
      label: t('trips'),
      icon: <MapIcon {...ICON} />,
      onAction: () => void navigate(links.myTrips()),
    },
    ...(isAdmin
      ? [
          {
            id: 'outbox',
            label: t('outbox'),
            icon: <Mails {...ICON} />,
            onAction: () => void navigate({ href: '/admin/outbox' }),
          },
        ]
      : []),
    { id: 'sign-out', label: t('signOut'), icon: <LogOut {...ICON} />, onAction: leave.tryIt },
  ];
  const signOutDialog = asks ? (
    <SignOutDialog isLeaving={leave.isLeaving} onStay={() => setAsks(false)} onLeave={leave.anyway} />
  ) : null;
  return { rows, signOutDialog };
}
