import { useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef } from 'react';
import {
  closeAccountDialog,
  leaveAccountDialog,
  swapAccountDialog,
  useAccountDialog,
} from '../../lib/account-dialogs';
import { SwapDialog } from '../../ui/swap-dialog';
import { AccountContent } from './account-contents';

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
      onBack={leadsBack ? () => swapAccountDialog(from) : undefined}
    >
      <AccountContent dialog={dialog} go={swapAccountDialog} close={close} finish={closeAccountDialog} />
    </SwapDialog>
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
