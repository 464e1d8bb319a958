import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { signIn } from '../i18n/en/account/sign-in';
import { MessageScope } from '../i18n/message-scope';
import { type AccountDialog, closeAccountDialog, openAccountDialog } from '../lib/account-dialogs';
import { links } from '../lib/links';
import { useWindowName } from '../lib/window-name';

const messages = { signIn };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True when a mail was sent on the way here. */
    joinedList?: boolean;
  }
}

/** Signing up over the landing page. */
export function SignUpDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="sign-up" title="signUp" />
    </MessageScope>
  );
}

/** Joining the list of travel tips over the landing page. */
export function ListSignUpDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="list-sign-up" title="list" />
    </MessageScope>
  );
}

/** The thanks for joining it over the landing page. */
export function ListThanksDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="list-thanks" title="list" />
    </MessageScope>
  );
}

/** Opens the dialog around accounts for as long as its address is there. */
function AddressedDialog(props: {
  kind: 'sign-up' | 'list-sign-up' | 'list-thanks';
  /** Whose title names the window. */
  title: 'signUp' | 'list';
}) {
  const { kind, title } = props;
  const navigate = useNavigate();
  const { joinedList = false } = useLocation().state;
  // Leaving changes the state before the page.
  const [isSent] = useState(joinedList);
  const t = useTranslations('signIn');
  const ui = useTranslations('ui');
  useWindowName(ui('pageTitle', { page: t(`${title}.title`) }));
  const dialog = useMemo(
    (): AccountDialog => (kind === 'list-thanks' ? { kind, isSent } : { kind }),
    [kind, isSent],
  );
  useEffect(() => {
    let isHere = true;
    openAccountDialog(dialog, {
      onClose: () => {
        if (isHere) void navigate({ ...links.home(), replace: true });
      },
    });
    return () => {
      isHere = false;
      closeAccountDialog();
    };
  }, [dialog, navigate]);
  return null;
}
