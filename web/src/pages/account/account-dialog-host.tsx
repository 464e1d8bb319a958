import { Link, useRouterState } from '@tanstack/react-router';
import { House } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  closeAccountDialog,
  leaveAccountDialog,
  swapAccountDialog,
  useAccountDialog,
} from '../../lib/account-dialogs';
import { links } from '../../lib/links';
import { SwapDialog } from '../../ui/dialogs/swap-dialog';
import { AccountContent } from './account-contents';
import styles from './account-dialog-host.module.css';

/** The one dialog around accounts. */
export function AccountDialogHost() {
  const open = useAccountDialog();
  // The content before stays until the next one has come.
  const shown = useDeferredValue(open);
  useCloseOnLeave();
  if (!open || !shown) return null;
  const { dialog, isClosable, from } = shown;
  const close = isClosable ? closeAccountDialog : null;
  const leadsBack = dialog.kind === 'contact' && from !== null;
  return (
    <SwapDialog
      contentKey={dialog.kind}
      isLeaving={dialog !== open.dialog}
      onClose={close}
      wayOut={isClosable ? undefined : <WayHome />}
      onBack={leadsBack ? () => swapAccountDialog(from) : undefined}
    >
      <AccountContent dialog={dialog} go={swapAccountDialog} close={close} finish={closeAccountDialog} />
    </SwapDialog>
  );
}

/** Leads home from a page that needs an account. */
function WayHome() {
  const t = useTranslations('ui');
  return (
    <Link {...links.home()} className={styles.home}>
      <House size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('toHome')}
    </Link>
  );
}

/** Going back or on leaves the dialog with the page it stood over. */
function useCloseOnLeave() {
  // The page that is drawn, not the one that is on its way.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const drawn = useRef(pathname);
  useEffect(() => {
    if (pathname === drawn.current) return;
    drawn.current = pathname;
    leaveAccountDialog(pathname);
  }, [pathname]);
}
