import { useLocation } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { signIn } from '../i18n/en/account/sign-in';
import { MessageScope } from '../i18n/message-scope';
import { type AccountDialog, closeAccountDialog, openAccountDialog } from '../lib/account-dialogs';
import { useCloseTo } from '../lib/back/use-back';
import { links } from '../lib/links';
import { useWindowName } from '../lib/window-name';

const messages = { signIn };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** True if an email was sent before navigating here. */
    joinedList?: boolean;
  }
}

/** The sign-up dialog over the landing page. */
export function SignUpDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="sign-up" title="signUp" />
    </MessageScope>
  );
}

/** The newsletter sign-up dialog over the landing page. */
export function ListSignUpDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="list-sign-up" title="list" />
    </MessageScope>
  );
}

/** The thank-you dialog after signing up for the newsletter, over the landing page. */
export function ListThanksDialog() {
  return (
    <MessageScope messages={messages}>
      <AddressedDialog kind="list-thanks" title="list" />
    </MessageScope>
  );
}

/** Keeps the account dialog open while its URL is the current one. */
function AddressedDialog(props: {
  kind: 'sign-up' | 'list-sign-up' | 'list-thanks';
  /** The content whose title becomes the window title. */
  title: 'signUp' | 'list';
}) {
  const { kind, title } = props;
  const closeTo = useCloseTo();
  const { joinedList = false } = useLocation().state;
  // Navigating away changes the location state before this page unmounts.
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
        if (isHere) closeTo(links.home());
      },
    });
    return () => {
      isHere = false;
      closeAccountDialog();
    };
  }, [dialog, closeTo]);
  return null;
}
