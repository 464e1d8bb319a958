import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { closeAccountDialog, openAccountDialog } from '../lib/account-dialogs';
import { links } from '../lib/links';

/** Signing up over the landing page. */
export function SignUpDialog() {
  return <AddressedDialog kind="sign-up" />;
}

/** Joining the list of travel tips over the landing page. */
export function ListSignUpDialog() {
  return <AddressedDialog kind="list-sign-up" />;
}

/** The thanks for joining it over the landing page. */
export function ListThanksDialog() {
  return <AddressedDialog kind="list-thanks" />;
}

/** Opens the dialog around accounts for as long as its address is there. */
function AddressedDialog({ kind }: { kind: 'sign-up' | 'list-sign-up' | 'list-thanks' }) {
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
