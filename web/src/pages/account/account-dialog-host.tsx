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

/** The only dialog for account contents. */
export function AccountDialogHost() {
  const open = useAccountDialog();
  // The previous content stays until the next one has loaded.
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

/** Links to the home page from a page that needs an account. */
function WayHome() {
  const t = useTranslations('ui');
  return (
    <Link {...links.home()} className={styles.home}>
      <House size={18} strokeWidth={1.75} aria-hidden="true" />
      {t('toHome')}
    </Link>
  );
}

/** Closes the dialog when the page under it changes, by going back or forward. */
function useCloseOnLeave() {
  // The page on screen, not the one that is loading.
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const drawn = useRef(pathname);
  useEffect(() => {
    if (pathname === drawn.current) return;
    drawn.current = pathname;
    leaveAccountDialog(pathname);
  }, [pathname]);
}
