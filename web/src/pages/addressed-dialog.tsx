import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeAccountDialog, openAccountDialog } from '../lib/account-dialogs';
import { links } from '../lib/links';

/** Opens the dialog around accounts over the landing page, for as long as its address is there. */
export function AddressedDialog({ kind }: { kind: 'sign-up' | 'list-sign-up' | 'list-thanks' }) {
  const navigate = useNavigate();
  useEffect(() => {
    let isHere = true;
    openAccountDialog(
      { kind },
      {
        onClose: () => {
          if (isHere) void navigate({ ...links.home(), replace: true });
        },
      },
    );
    return () => {
      isHere = false;
      closeAccountDialog();
    };
  }, [kind, navigate]);
  return null;
}
